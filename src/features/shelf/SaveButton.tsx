import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CheckIcon, DownloadIcon, RetryIcon } from '../../ui/icon/icons.tsx';
import { toldApart } from '../../ui/told-apart.ts';
import { Link } from '../../ui/link/Link.tsx';
import styles from './SaveButton.module.css';
import { SavingWords } from './SavingWords.tsx';
import type { ChapterKey, ShelfIntent, ShelfView } from './shelf-view.ts';

export interface SaveButtonProps {
  readonly chapterKey: ChapterKey;
  /** Of the version that the reader is in; without one any that is saved counts. */
  readonly contentHash?: string | undefined;
  readonly view: ShelfView;
  /** 'row' stands in a list, as an icon alone. */
  readonly shape?: 'row' | 'full';
  /** In a row: id of the chapter's name. */
  readonly nameId?: string;
  readonly onIntent: (intent: ShelfIntent) => void;
}

/** Saves one chapter for reading without a network, and says how far that is. */
export function SaveButton({ chapterKey, contentHash, view, shape = 'full', nameId = '', onIntent }: SaveButtonProps) {
  const current = view.savings.get(chapterKey);
  const isGoing = current?.stage === 'removing';
  // What goes can be saved anew, which waits until it is gone.
  const saving = isGoing ? undefined : current;
  const saved = isGoing ? undefined : view.chapters.find(({ key, isWhole }) => key === chapterKey && isWhole);
  const isOutdated = contentHash !== undefined && saved !== undefined && saved.contentHash !== null && saved.contentHash !== contentHash;
  const isSaved = saved !== undefined && !isOutdated;
  const save = () => onIntent({ type: 'save', key: chapterKey });
  const state = { isSaved, isOutdated, saving, onSave: save };
  return shape === 'row' ? <RowButton {...state} nameId={nameId} /> : <FullButton {...state} />;
}

interface SaveState {
  readonly isSaved: boolean;
  /** A version is saved that has been replaced on the site. */
  readonly isOutdated: boolean;
  readonly saving: ReturnType<ShelfView['savings']['get']>;
  readonly onSave: () => void;
}

function RowButton({ isSaved, saving, onSave, nameId }: SaveState & { readonly nameId: string }) {
  const { t } = useLingui();
  const named = toldApart(useId(), nameId);
  const isBusy = saving !== undefined && saving.stage !== 'failed';
  if (isSaved && !isBusy)
    return (
      <span {...named} className={styles.mark} role="img" aria-label={t`Saved on this device`} title={t`Saved on this device`}>
        <CheckIcon size={20} />
      </span>
    );
  if (isBusy) return <progress {...named} className={styles.small} aria-label={t`Saving the chapter`} max={1} {...doneOf(saving)} />;
  return (
    <IconButton
      {...named}
      label={saving ? t`Not saved. Try again` : t`Save for reading without a network`}
      icon={saving ? <RetryIcon size={20} /> : <DownloadIcon size={20} />}
      onClick={onSave}
    />
  );
}

/** As high in every state as in the first, a problem aside: nothing under it moves while a chapter is saved. */
function FullButton({ isSaved, isOutdated, saving, onSave }: SaveState) {
  const { t } = useLingui();
  const problem = saving?.stage === 'failed' ? saving : null;
  const isBusy = saving !== undefined && problem === null;
  return (
    <div className={styles.full}>
      {isBusy && <progress className={styles.bar} aria-label={t`Saving the chapter`} max={1} {...doneOf(saving)} />}
      {!isBusy && !isSaved && (
        <Button icon={<DownloadIcon />} onClick={onSave}>
          {isOutdated ? <Trans>Save the new version</Trans> : <Trans>Save for reading without a network</Trans>}
        </Button>
      )}
      <p className={problem ? styles.problem : isBusy ? styles.busy : styles.saved} role="status">
        {isBusy && (
          <span className={styles.words}>
            <SavingWords saving={saving} />
          </span>
        )}
        {problem && <SavingWords saving={problem} />}
        {isOutdated && !saving && <Trans>An older version of this chapter is saved on this device.</Trans>}
        {isSaved && !saving && (
          <>
            <CheckIcon size={20} />
            <Trans>Saved on this device</Trans>
          </>
        )}
      </p>
      {((isSaved && !saving) || problem) && (
        <Link href="/shelf" className={styles.toShelf}>
          <Trans>Open the shelf</Trans>
        </Link>
      )}
    </div>
  );
}

function doneOf(saving: NonNullable<SaveState['saving']>): { readonly value?: number } {
  if (saving.stage !== 'downloading') return {};
  const { stored, total } = saving.progress;
  return { value: total === 0 ? 0 : stored / total };
}
