import type { Language } from '#graphql/generated/graphql.ts';
import type { ReactNode } from 'react';
import type { ChapterLinks } from './chapter-links.ts';
import type { ReaderSettings } from './reader-settings.ts';
import type { LoadNext } from './use-next-chapter.ts';

/** What the comic and the novel reader share. */
export interface ChapterParts {
  readonly name: string;
  readonly workTitle: string;
  readonly language: Language;
  readonly links: ChapterLinks;
  readonly endPage: ReactNode;
  readonly settings: ReaderSettings;
  readonly loadNext: LoadNext;
  readonly onSettingsChange: (settings: ReaderSettings) => void;
  readonly onNavigate: (path: string) => void;
}
