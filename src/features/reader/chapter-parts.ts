import type { ChapterScreen_ChapterFragment, Language } from '#graphql/generated/graphql.ts';
import type { ChapterPins } from '#src/entities/comment/comment-pin.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ChapterLinks } from './chapter-links.ts';
import type { OpenSpeaker } from './novel/speech/speaker.ts';
import type { FollowReading } from './place-signal.ts';
import type { ReaderSettings } from './reader-settings.ts';
import type { LoadNext } from './use-next-chapter.ts';

/** What readers say of a chapter, whose places it is given. */
export type ChapterComments = (pins: ChapterPins) => ReactNode;

export interface PageReportProps {
  /** From 1. */
  readonly page: number;
  /** Names the page to a person. */
  readonly title: string;
  /** Its address. */
  readonly link: string;
}

/** Fetches where readers report a page; rejects when it did not come. */
export type LoadPageReport = () => Promise<{ readonly PageReport: ComponentType<PageReportProps> }>;

/** What the comic and the novel reader share. */
export interface ChapterParts {
  readonly name: string;
  readonly workTitle: string;
  readonly language: Language;
  readonly links: ChapterLinks;
  readonly endPage: ChapterComments;
  readonly settings: ReaderSettings;
  /** The next chapter follows without a stop. */
  readonly isEndless: boolean;
  readonly loadNext: LoadNext;
  readonly onRead?: FollowReading | undefined;
  /** Opens the voice that reads a novel aloud. */
  readonly speech?: Promise<OpenSpeaker> | undefined;
  readonly loadPageReport?: LoadPageReport | undefined;
  /** `isForAll` where other works of the format are to be shown so too. */
  readonly onSettingsChange: (settings: ReaderSettings, isForAll?: boolean) => void;
  readonly onNavigate: (path: string) => void;
}

export interface ChapterFormatProps extends ChapterParts {
  readonly chapter: ChapterScreen_ChapterFragment;
}

/** Shows a chapter of one format. */
export type ChapterFormat = ComponentType<ChapterFormatProps>;
