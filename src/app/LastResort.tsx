import { INTERNAL_ERROR } from '#src/features/failure/internal-error.ts';
import styles from './LastResort.module.css';

/** Where even the screen that tells of a failure cannot be had: a part of the site is gone. Its link loads the site anew. */
export function LastResort() {
  return (
    <main className={styles.place}>
      <h1>{INTERNAL_ERROR}</h1>
      <a href="/" lang="vi" className={styles.home}>
        Quay lại trang chủ
      </a>
    </main>
  );
}
