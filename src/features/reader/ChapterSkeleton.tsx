import { useLingui } from '@lingui/react/macro';
import styles from './ChapterSkeleton.module.css';

/** The window of a chapter that is on its way: bar and page stand where they will be. */
export function ChapterSkeleton() {
  const { t } = useLingui();
  return (
    <main className={styles.skeleton} aria-busy="true" aria-label={t`The chapter is opening`}>
      <div className={styles.bar} />
      <div className={styles.page} />
    </main>
  );
}
