import type { ReactNode } from 'react';
import styles from './BusyWords.module.css';

export interface BusyWordsProps {
  readonly children: ReactNode;
  /** What is being done, while it is. */
  readonly busyWords: ReactNode;
  readonly isBusy: boolean;
}

/** Words of a button. Both wordings hold the place, so that it keeps its size while it is busy. */
export function BusyWords({ children, busyWords, isBusy }: BusyWordsProps) {
  return (
    <span className={styles.stack}>
      <span className={styles.words} data-shown={!isBusy} aria-hidden={isBusy}>
        {children}
      </span>
      <span className={styles.words} data-shown={isBusy} aria-hidden={!isBusy}>
        {busyWords}
      </span>
    </span>
  );
}
