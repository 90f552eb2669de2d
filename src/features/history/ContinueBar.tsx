import { Trans } from '@lingui/react/macro';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel, ChapterLabel_chapter } from '../../entities/chapter/ChapterLabel.tsx';
import { chapterPath } from '../../entities/chapter/chapter-path.ts';
import { SmallCover } from '../../entities/work/SmallCover.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './ContinueBar.module.css';
import type { ShownEntry } from './history-view.ts';

/** Back into what was read last, at the window's foot: it comes late, and moves nothing. */
export function ContinueBar({ entry: { id, title, cover, chapter, progress } }: { readonly entry: ShownEntry }) {
  return (
    <Link href={chapterPath(id, chapter.id)} className={styles.bar}>
      <SmallCover cover={cover} title={title} isNarrow />
      <span className={styles.words}>
        <span className={styles.lead}>
          <Trans>Go on reading</Trans>
        </span>
        <span className={styles.name}>
          <bdi>{title}</bdi> ·{' '}
          <ChapterLabel data={makeFragmentData({ number: chapter.number, title: chapter.title }, ChapterLabel_chapter)} />
        </span>
      </span>
      {progress !== null && <progress className={styles.progress} value={progress} max={1} aria-hidden="true" />}
    </Link>
  );
}
