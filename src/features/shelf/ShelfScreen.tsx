import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SmallCover } from '../../entities/work/SmallCover.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ConfirmedButton } from '../../ui/dialog/ConfirmedButton.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import { byteWords } from '../../ui/number/byte-words.ts';
import { RoomBar } from './RoomBar.tsx';
import { ComingRow, ShelfRow } from './ShelfRow.tsx';
import styles from './ShelfScreen.module.css';
import { ShelfWithoutScript } from './ShelfWithoutScript.tsx';
import { comingOf, worksOf, type ShelfIntent, type ShelfView } from './shelf-view.ts';

export interface ShelfScreenProps {
  /** Null until the shelf was read; 'denied' where the browser keeps nothing for us. */
  readonly view: ShelfView | 'denied' | null;
  readonly onIntent: (intent: ShelfIntent) => void;
}

/** What is saved on this device, by work: to be read without a network, and to be removed. */
export function ShelfScreen({ view, onIntent }: ShelfScreenProps) {
  return (
    <section className={styles.screen} aria-labelledby="shelf-title">
      <h1 id="shelf-title" className={styles.title}>
        <Trans>Shelf</Trans>
      </h1>
      {view === null && (
        <NeedsScript otherwise={<ShelfWithoutScript />}>
          <p className={styles.waiting} aria-busy="true" />
        </NeedsScript>
      )}
      {view === 'denied' && <NothingKept />}
      {view !== null && view !== 'denied' && <Shelf view={view} onIntent={onIntent} />}
    </section>
  );
}

function Shelf({ view, onIntent }: { readonly view: ShelfView; readonly onIntent: ShelfScreenProps['onIntent'] }) {
  const coming = comingOf(view);
  if (view.chapters.length === 0 && coming.length === 0) return <NothingSaved />;
  return (
    <>
      {view.room && <RoomBar room={view.room} saved={view.chapters.reduce((sum, { bytes }) => sum + bytes, 0)} />}
      {coming.length > 0 && (
        <ul className={styles.list}>
          {coming.map(([key, saving]) => (
            <ComingRow key={key} chapterKey={key} saving={saving} onIntent={onIntent} />
          ))}
        </ul>
      )}
      {worksOf(view.chapters).map((work) => (
        <section key={work.id} className={styles.work} aria-labelledby={`shelf-${work.id}`}>
          <div className={styles.head}>
            <SmallCover cover={work.cover} title={work.title} />
            <h2 id={`shelf-${work.id}`} className={styles.heading}>
              {work.title}
              <span className={styles.count}>
                <Plural value={work.chapters.length} one="# chapter" other="# chapters" />
              </span>
            </h2>
          </div>
          <ul className={styles.list}>
            {work.chapters.map((chapter) => (
              <ShelfRow key={chapter.key} chapter={chapter} saving={view.savings.get(chapter.key)} onIntent={onIntent} />
            ))}
          </ul>
        </section>
      ))}
      <RemoveAll view={view} onClear={() => onIntent({ type: 'clear' })} />
    </>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      mood="waiting"
      title={<Trans>The shelf is empty</Trans>}
      sentence={<Trans>Save a chapter from its list or from its last page, and read it here without a network.</Trans>}
      action={
        <ButtonLink look="primary" href="/">
          <Trans>Find something to read</Trans>
        </ButtonLink>
      }
    />
  );
}

function NothingKept() {
  return (
    <EmptyState
      mood="lost"
      title={<Trans>No shelf in this browser</Trans>}
      sentence={<Trans>This browser lets the site keep nothing. Reading online goes on as ever.</Trans>}
      action={
        <ButtonLink look="primary" href="/">
          <Trans>Find something to read</Trans>
        </ButtonLink>
      }
    />
  );
}

/** Asks first: what goes must be fetched again. */
function RemoveAll({ view, onClear }: { readonly view: ShelfView; readonly onClear: () => void }) {
  const { t, i18n } = useLingui();
  const size = byteWords(
    view.chapters.reduce((sum, { bytes }) => sum + bytes, 0),
    i18n.locale,
  );
  return (
    <ConfirmedButton
      look="quiet"
      className={styles.removeAll}
      label={<Trans>Remove everything</Trans>}
      question={t`Remove everything from the shelf?`}
      keepLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Remove</Trans>}
      onConfirm={onClear}
    >
      <Trans>{size} become free. You can save the chapters again whenever you are online.</Trans>
    </ConfirmedButton>
  );
}
