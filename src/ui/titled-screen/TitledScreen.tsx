import type { ReactNode } from 'react';
import styles from './TitledScreen.module.css';

export interface TitledScreenProps {
  readonly title: ReactNode;
  /** Of the title, where it is not the page's language. */
  readonly titleLang?: string | undefined;
  readonly children: ReactNode;
}

/** A screen of one column under its title. */
export function TitledScreen({ title, titleLang, children }: TitledScreenProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title} lang={titleLang}>
        {title}
      </h1>
      {children}
    </div>
  );
}
