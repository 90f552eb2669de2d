import type { ReactNode } from 'react';
import { TwinPages, type TwinMood } from '../../ui/drawing/TwinPages.tsx';
import styles from './AccountPanel.module.css';

export interface AccountPanelProps {
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly sentence?: ReactNode;
  readonly mood?: TwinMood;
  readonly children: ReactNode;
}

/** One thing to do, on a sheet of its own, with the twins beside it where there is room. */
export function AccountPanel({ title, sentence, mood = 'waiting', children }: AccountPanelProps) {
  return (
    <section className={styles.place}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <TwinPages mood={mood} className={styles.drawing} />
          <h1 className={styles.title}>{title}</h1>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
