import { textOfBlock, textOfRuns } from '#graphql/document/document-text.ts';
import { wholeLine } from '#server/platform/one-line.ts';
import { shownNumber } from '../chapter-number.ts';
import type { HeldWork } from './reviews.repository.ts';

type Part = { readonly words: string } | { readonly pictureId: string };

/** All that is to be seen of it, a line each: what it belongs to, a tab, and words or the address of a picture. */
export function linesOf({ title, description, coverId, chapters }: HeldWork, address: (pictureId: string) => string): readonly string[] {
  const shown = ([about, part]: readonly [string, Part]): string =>
    `${about}\t${'pictureId' in part ? address(part.pictureId) : wholeLine(part.words)}`;
  const parts: readonly (readonly [string, Part])[] = [
    ['title', { words: title }],
    ...wordsOf(description).map((part) => ['description', part] as const),
    ...(coverId === null ? [] : [['cover', { pictureId: coverId }] as const]),
    ...chapters.flatMap((chapter) => partsOf(chapter).map((part) => [shownNumber(chapter.number), part] as const)),
  ];
  return parts.map(shown);
}

/** Ids of all pictures that those lines name. */
export function picturesOf({ coverId, chapters }: HeldWork): readonly string[] {
  const inChapters = chapters.flatMap((chapter) => partsOf(chapter).flatMap((part) => ('pictureId' in part ? [part.pictureId] : [])));
  return coverId === null ? inChapters : [coverId, ...inChapters];
}

function partsOf({ title, document, pageIds }: HeldWork['chapters'][number]): readonly Part[] {
  const pages = pageIds.map((pictureId) => ({ pictureId }));
  const blocks = (document?.blocks ?? []).flatMap((block): readonly Part[] =>
    block.kind === 'picture' ? [{ pictureId: block.pictureId }, ...wordsOf(block.alt)] : wordsOf(textOfBlock(block)),
  );
  const notes = (document?.notes ?? []).flatMap(({ runs }) => wordsOf(textOfRuns(runs)));
  return [...wordsOf(title ?? ''), ...pages, ...blocks, ...notes];
}

function wordsOf(text: string): readonly Part[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((words) => ({ words }));
}
