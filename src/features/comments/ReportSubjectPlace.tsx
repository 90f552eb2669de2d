import type { ReactNode } from 'react';
import styles from './ReportSubjectPlace.module.css';

/** Where the way to report will stand for who is signed in: its coming moves nothing. */
export function ReportSubjectPlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
