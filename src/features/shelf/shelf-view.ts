import type { KeptCover } from '../../entities/work/SmallCover.tsx';
import type { ChapterKey, ChapterSaving, SavingProblem } from '#machines/saving/index.ts';

export type { ChapterKey, ChapterSaving, SavingProblem };

/** A chapter that stands on this device, or of which a part does. */
export interface ShelfChapter {
  readonly key: ChapterKey;
  readonly work: { readonly id: string; readonly title: string; readonly cover: KeptCover | null };
  readonly number: string;
  readonly title: string | null;
  readonly isWhole: boolean;
  /** Of the version that is saved; null where that is not known. */
  readonly contentHash: string | null;
  readonly bytes: number;
  /** Its first picture; null in a text without one. */
  readonly pictureUrl: string | null;
}

export interface ShelfView {
  readonly chapters: readonly ShelfChapter[];
  /** What happens to those that are being saved, or could not be. */
  readonly savings: ReadonlyMap<ChapterKey, ChapterSaving>;
  /** Bytes; null where the browser does not say. */
  readonly room: { readonly used: number; readonly quota: number } | null;
}

export type ShelfIntent =
  | { readonly type: 'save'; readonly key: ChapterKey }
  | { readonly type: 'remove'; readonly key: ChapterKey }
  | { readonly type: 'clear' };

export interface ShelfWork {
  readonly id: string;
  readonly title: string;
  /** Null where it has none, or it was saved without. */
  readonly cover: KeptCover | null;
  readonly chapters: readonly ShelfChapter[];
}

/** By work, that of the newest save first; chapters in the order of reading. */
export function worksOf(chapters: readonly ShelfChapter[]): readonly ShelfWork[] {
  return [...Map.groupBy(chapters, ({ work }) => work.id).values()].map((group) => ({
    id: group[0]?.work.id ?? '',
    title: group[0]?.work.title ?? '',
    cover: group.find(({ work }) => work.cover !== null)?.work.cover ?? null,
    chapters: group.toSorted((one, other) => Number(one.number) - Number(other.number)),
  }));
}

/** Chapters that are to be saved, or could not be, of which nothing stands here. */
export function comingOf({
  chapters,
  savings,
}: Pick<ShelfView, 'chapters' | 'savings'>): readonly (readonly [ChapterKey, ChapterSaving])[] {
  return [...savings].filter(([key]) => chapters.every((chapter) => chapter.key !== key));
}
