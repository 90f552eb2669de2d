import type { ReactNode } from 'react';
import { TwinPages, type TwinMood } from '../drawing/TwinPages.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly mood: TwinMood;
  readonly title: ReactNode;
  /** One sentence. */
  readonly sentence?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** 1 where the state is the whole screen. */
  readonly level?: 1 | 2 | 3;
}

/** A designed nothing: our drawing, a title, one sentence, one action. */
export function EmptyState({ mood, title, sentence, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} data-level={level}>
      <TwinPages mood={mood} className={styles.drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
