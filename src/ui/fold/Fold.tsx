import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { toldApart } from '../told-apart.ts';
import styles from './Fold.module.css';

export interface FoldProps {
  readonly children: ReactNode;
  readonly unfold: ReactNode;
  readonly fold: ReactNode;
  /** Id of what says what is folded, where there are many. */
  readonly of?: string | undefined;
}

/** Shows the first lines and, on demand, the rest. The native details element holds only the label, so that it works without script. */
export function Fold({ children, unfold, fold, of }: FoldProps) {
  const id = useId();
  return (
    <div className={styles.fold}>
      <div className={styles.content}>{children}</div>
      <details className={styles.switch}>
        <summary className={styles.label} {...(of && toldApart(id, of))}>
          <span className={styles.unfold}>{unfold}</span>
          <span className={styles.refold}>{fold}</span>
          <ChevronDownIcon className={styles.chevron} size={18} />
        </summary>
      </details>
    </div>
  );
}
