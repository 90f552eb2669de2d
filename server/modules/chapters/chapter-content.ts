import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';

/** Ids of the pictures that a document shows, each once, in the order of its blocks. */
export function picturesOfDocument({ blocks }: ChapterDocument): string[] {
  const ids = blocks
    .filter((block): block is Extract<Block, { kind: 'picture' }> => block.kind === 'picture')
    .map((block) => block.pictureId);
  return [...new Set(ids)];
}

const ID_DIGITS = 16;

export interface PageParent {
  readonly id: string;
  readonly number: number;
  readonly pictureId: string;
}

/**
 * Pages of a chapter from its picture ids in reading order. A page's id is made of the chapter and the picture, so it
 * survives a re-upload that moves it; the same picture met again in the chapter counts up.
 */
export function pagesOf(chapterId: number, pictureIds: readonly string[]): PageParent[] {
  const met = new Map<string, number>();
  return pictureIds.map((pictureId, index) => {
    const times = (met.get(pictureId) ?? 0) + 1;
    met.set(pictureId, times);
    const id = `${chapterId}-${pictureId.slice(0, ID_DIGITS)}${times === 1 ? '' : `-${times}`}`;
    return { id, number: index + 1, pictureId };
  });
}

export interface PageIdParts {
  readonly chapterId: number;
  /** Of the picture's id. */
  readonly pictureStart: string;
  /** How often the picture stands in the chapter by then, from 1. */
  readonly times: number;
}

const PAGE_ID = new RegExp(`^([1-9]\\d{0,14})-([\\da-f]{${ID_DIGITS}})(?:-([2-9]|[1-9]\\d{1,3}))?$`);

/** Null for what `pagesOf` makes of no page. */
export function parsePageId(id: string): PageIdParts | null {
  const [, chapterId, pictureStart, times = '1'] = PAGE_ID.exec(id) ?? [];
  return chapterId === undefined || pictureStart === undefined
    ? null
    : { chapterId: Number(chapterId), pictureStart, times: Number(times) };
}
