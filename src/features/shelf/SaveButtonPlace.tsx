import type { ReactNode } from 'react';
import styles from './SaveButtonPlace.module.css';

/** Where the button of a chapter will stand: its coming moves nothing. */
export function SaveButtonPlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
