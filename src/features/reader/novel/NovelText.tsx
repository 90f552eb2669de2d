import type { ReactNode } from 'react';
import type { NovelSettings } from '../reader-settings.ts';
import styles from './NovelText.module.css';

export interface NovelTextProps {
  readonly settings: NovelSettings;
  readonly language: 'vi' | 'ja';
  readonly children: ReactNode;
}

/** Sets text as the reader wants it. Every step is a rule of the style sheet, because markup may carry no styles. */
export function NovelText({ settings, language, children }: NovelTextProps) {
  const { theme, face, measure, size, leading } = settings;
  return (
    <div
      className={styles.text}
      lang={language}
      data-scheme={theme === 'auto' ? undefined : theme}
      data-face={face}
      data-measure={measure}
      data-size={size}
      data-leading={leading}
    >
      {children}
    </div>
  );
}
