import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { ConfirmedButton } from '../../ui/dialog/ConfirmedButton.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { HistoryFileButtons } from './HistoryFileButtons.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HistoryListSkeleton } from './HistoryListSkeleton.tsx';
import styles from './HistoryScreen.module.css';
import { HistoryTabs } from './HistoryTabs.tsx';
import { HistoryWithoutScript } from './HistoryWithoutScript.tsx';
import type { HistoryIntent, HistoryNews, HistoryView } from './history-view.ts';

export interface HistoryScreenProps {
  readonly view: HistoryView;
  readonly onVerb: (intent: HistoryIntent) => void;
}

/** What was read in this browser, by day. Nothing of it comes from a server, so it is there without a network. */
export function HistoryScreen({ view, onVerb }: HistoryScreenProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        <Trans>Reading history</Trans>
      </h1>
      <div className={styles.views}>
        <HistoryTabs shown="history" />
        <NeedsScript>
          <HistoryFileButtons isEmpty={view.entries === null || view.entries.length === 0} onVerb={onVerb} />
        </NeedsScript>
      </div>
      <NeedsScript otherwise={<HistoryWithoutScript list="history" />}>
        <Kept view={view} onVerb={onVerb} />
      </NeedsScript>
    </div>
  );
}

function Kept({ view: { entries, now, isIncognito, news }, onVerb }: HistoryScreenProps) {
  const { t } = useLingui();
  const isEmpty = entries?.length === 0;
  return (
    <>
      <label className={styles.incognito}>
        <input
          type="checkbox"
          checked={isIncognito}
          onChange={({ target }) => onVerb({ type: 'incognito.changed', isIncognito: target.checked })}
        />
        {t`Read incognito: nothing is kept here while this is on`}
      </label>
      <LiveRegion>{news && <News news={news} onVerb={onVerb} />}</LiveRegion>
      {entries === null && news === null && <HistoryListSkeleton />}
      {isEmpty && <NothingRead />}
      {entries !== null && !isEmpty && (
        <>
          <HistoryList entries={entries} now={now} onRemove={(id) => onVerb({ type: 'entry.removed', id })} />
          <ClearButton onClear={() => onVerb({ type: 'history.cleared' })} />
        </>
      )}
    </>
  );
}

function NothingRead() {
  return (
    <EmptyState
      mood="waiting"
      title="No history"
      sentence={<Trans>What you read appears here, and opens where you left off.</Trans>}
      action={
        <ButtonLink look="primary" href="/">
          <Trans>Find something to read</Trans>
        </ButtonLink>
      }
    />
  );
}

function News({ news, onVerb }: { readonly news: HistoryNews; readonly onVerb: HistoryScreenProps['onVerb'] }) {
  const { t } = useLingui();
  const dismiss = () => onVerb({ type: 'news.dismissed' });
  switch (news.kind) {
    case 'removed':
      return (
        <Notice
          tone="done"
          actions={
            <Button onClick={() => onVerb({ type: 'removal.undone' })}>
              <Trans>Undo</Trans>
            </Button>
          }
          onDismiss={dismiss}
        >
          {t`“${news.title}” was removed.`}
        </Notice>
      );
    case 'imported':
      return (
        <Notice tone="done" onDismiss={dismiss}>
          <Plural value={news.count} one="# work was brought in." other="# works were brought in." />
        </Notice>
      );
    default:
      return <Problem kind={news.kind} />;
  }
}

function Problem({ kind }: { readonly kind: Exclude<HistoryNews['kind'], 'removed' | 'imported'> }) {
  if (kind === 'notAFile')
    return (
      <Notice tone="problem">
        <Trans>This file is no reading history. Nothing was changed.</Trans>
      </Notice>
    );
  if (kind === 'twins')
    return (
      <Notice tone="problem">
        <Trans>This file is a history of the twin site. Nothing was changed.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warning" title={kind === 'unsupported' ? 'IndexedDB not supported' : undefined}>
      <Trans>This browser keeps no history here: it does not allow it, or has no room left. You can read all the same.</Trans>
    </Notice>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmedButton
      look="quiet"
      className={styles.clear}
      label={<Trans>Clear history</Trans>}
      question={t`Clear the whole history?`}
      keepLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Clear</Trans>}
      onConfirm={onClear}
    >
      <Trans>Every entry and every place you kept in this browser will be gone. This cannot be undone.</Trans>
    </ConfirmedButton>
  );
}
