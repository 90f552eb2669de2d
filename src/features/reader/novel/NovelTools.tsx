import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { useMemo } from 'react';
import { ReadingTime } from '../chrome/ReadingTime.tsx';
import type { PlaceSignal } from '../place-signal.ts';
import { readingMinutes } from './reading-time.ts';

export interface NovelToolsProps {
  readonly document: ChapterDocument;
  readonly language: 'vi' | 'ja';
  readonly signal: PlaceSignal;
}

/** What the lower bar of a novel holds beside the part read; loaded once the text stands. */
export function NovelTools({ document, language, signal }: NovelToolsProps) {
  const minutes = useMemo(() => readingMinutes(document, language), [document, language]);
  return <ReadingTime signal={signal} minutes={minutes} />;
}
