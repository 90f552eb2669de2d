import { Trans, useLingui } from '@lingui/react/macro';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel, ChapterLabel_chapter } from '../../entities/chapter/ChapterLabel.tsx';
import { chapterPath } from '../../entities/chapter/chapter-path.ts';
import { SmallCover } from '../../entities/work/SmallCover.tsx';
import { workPath } from '../../entities/work/work-path.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { percentWords } from '../../ui/number/percent-words.ts';
import { byDay, daysAgo } from './days.ts';
import styles from './HistoryList.module.css';
import type { NamedChapter } from './history-entry.ts';
import type { ShownEntry } from './history-view.ts';

export interface HistoryListProps {
  /** The newest first. */
  readonly entries: readonly ShownEntry[];
  readonly now: number;
  readonly onRemove: (id: string) => void;
}

/** Works by the day they were read, each leading to where the reader left off. */
export function HistoryList({ entries, now, onRemove }: HistoryListProps) {
  return (
    <div className={styles.days}>
      {byDay(entries).map((day) => (
        <section key={day.start}>
          <h2 className={styles.heading}>
            <DayName start={day.start} now={now} />
          </h2>
          <ul className={styles.list}>
            {day.entries.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} onRemove={() => onRemove(entry.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayName({ start, now }: { readonly start: number; readonly now: number }) {
  const { i18n } = useLingui();
  const ago = daysAgo(start, now);
  if (ago === 0) return <Trans>Today</Trans>;
  if (ago === 1) return <Trans>Yesterday</Trans>;
  return i18n.date(start, { dateStyle: 'full' });
}

function ChapterName({ chapter: { number, title } }: { readonly chapter: NamedChapter }) {
  return <ChapterLabel data={makeFragmentData({ number, title }, ChapterLabel_chapter)} />;
}

function Row({ entry, onRemove }: { readonly entry: ShownEntry; readonly onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const { id, title, chapter, next, cover, reading_at, progress } = entry;
  const time = i18n.date(reading_at, { timeStyle: 'short' });
  const part = progress === null ? null : percentWords(progress, i18n);
  return (
    <div className={styles.row}>
      <Link href={workPath(id)} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <SmallCover cover={cover} title={title} />
        {progress !== null && <progress className={styles.progress} value={progress} max={1} />}
      </Link>
      <div className={styles.words}>
        <Link href={workPath(id)} className={styles.work}>
          <bdi>{title}</bdi>
        </Link>
        <Link href={chapterPath(id, chapter.id)} className={styles.chapter}>
          <span>
            <ChapterName chapter={chapter} />
          </span>
        </Link>
        {progress === 1 && next !== null && (
          <Link href={chapterPath(id, next.id)} className={styles.chapter}>
            <span>
              <Trans>Go on:</Trans> <ChapterName chapter={next} />
            </span>
          </Link>
        )}
      </div>
      <span className={styles.facts}>
        {part !== null && <span>{part}</span>}
        <time dateTime={new Date(reading_at).toISOString()}>{time}</time>
      </span>
      <IconButton label={t`Remove “${title}” from the history`} icon={<CloseIcon size={20} />} onClick={onRemove} />
    </div>
  );
}
