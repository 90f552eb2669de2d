import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

export interface LiveRegionProps {
  /** 'now' interrupts what is being said. */
  readonly urgency?: 'now' | 'soon';
  readonly children?: ReactNode;
}

/** Stands on the page from the start, empty: what appears in it is said by assistive technology. */
export function LiveRegion({ urgency = 'soon', children }: LiveRegionProps) {
  return (
    <div role={urgency === 'now' ? 'alert' : 'status'} className={styles.region}>
      {children}
    </div>
  );
}
