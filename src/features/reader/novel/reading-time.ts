import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { textOfBlock } from '#graphql/document/document-text.ts';
import type { Language } from '#graphql/generated/graphql.ts';

/** What a reader takes in a minute: characters of Japanese, syllables of Vietnamese. */
const PACE = { ja: 500, vi: 230 } as const;
const CHARACTERS = /\S/gu;
const SYLLABLES = /[\p{L}\p{M}\p{N}]+/gu;

/** Minutes that a whole chapter takes, not rounded. Readings over characters and notes count nothing. */
export function readingMinutes({ blocks }: ChapterDocument, language: Language): number {
  const unit = language === 'ja' ? CHARACTERS : SYLLABLES;
  const count = blocks.reduce((sum, block) => sum + (textOfBlock(block).match(unit)?.length ?? 0), 0);
  return count / PACE[language];
}

/** Whole minutes from here to the end: at least one until the end, then none. */
export function minutesLeft(minutes: number, progress: number): number {
  return progress >= 1 ? 0 : Math.ceil(minutes * (1 - Math.max(progress, 0)));
}
