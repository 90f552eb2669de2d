import type { ReactNode } from 'react';
import styles from './NeedsScript.module.css';

export interface NeedsScriptProps {
  /** Stands in their place where no script runs. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** What only script can do or show: without it no control that does nothing, and no skeleton that nothing replaces. */
export function NeedsScript({ otherwise, children }: NeedsScriptProps) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      {otherwise && <noscript>{otherwise}</noscript>}
    </>
  );
}
