import type { ReactNode } from 'react';
import type { Language } from '#graphql/generated/graphql.ts';
import { NOVEL_CHOICES, settingsWords, type NovelSettings } from '../reader-settings.ts';
import styles from './NovelText.module.css';

export interface NovelTextProps {
  readonly settings: NovelSettings;
  readonly language: Language;
  /** Not in its web face, until something takes `data-stand-in` away (face-at-hand.ts). */
  readonly standsIn?: boolean;
  readonly children: ReactNode;
}

/** Sets text as the reader wants it. Every step is a rule of the style sheet, because markup may carry no styles. */
export function NovelText({ settings, language, standsIn = false, children }: NovelTextProps) {
  return (
    <div
      className={styles.text}
      lang={language}
      data-scheme={settings.theme === 'auto' ? undefined : settings.theme}
      data-novel={settingsWords(settings, NOVEL_CHOICES)}
      data-stand-in={standsIn ? '' : undefined}
    >
      {children}
    </div>
  );
}
