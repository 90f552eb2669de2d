import { Trans } from '@lingui/react/macro';
import { ChapterRowSkeleton } from '../../entities/chapter/ChapterRowSkeleton.tsx';
import list from './ChapterList.module.css';
import styles from './ChapterListSkeleton.module.css';

const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** The place of a list of ten chapters without a filter. */
export function ChapterListSkeleton() {
  return (
    <section className={list.section}>
      <div className={list.header}>
        <h2 className={list.heading}>
          <Trans>Chapters</Trans>
        </h2>
        <span className={styles.order} />
      </div>
      <ol className={list.list}>
        {TEN.map((row) => (
          <li key={row} className={styles.row}>
            <ChapterRowSkeleton />
          </li>
        ))}
      </ol>
    </section>
  );
}
