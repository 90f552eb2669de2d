import { useLingui } from '@lingui/react/macro';
import { BackIcon } from '#src/ui/icon/way-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import styles from './ChapterSkeleton.module.css';

export interface ChapterSkeletonProps {
  readonly hrefWork: string;
}

/** The window of a chapter that is on its way: bar and page stand where they will be, and the way back already leads to the work. */
export function ChapterSkeleton({ hrefWork }: ChapterSkeletonProps) {
  const { t } = useLingui();
  return (
    <main className={styles.skeleton} aria-busy="true" aria-label={t`The chapter is opening`}>
      <header className={styles.bar}>
        <Link href={hrefWork} className={styles.back} aria-label={t`To the work`}>
          <BackIcon />
        </Link>
      </header>
      <div className={styles.page} />
    </main>
  );
}
