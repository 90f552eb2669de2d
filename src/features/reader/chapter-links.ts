import type { Language } from '#graphql/generated/graphql.ts';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { workPath } from '#src/entities/work/work-path.ts';

/** Behind the address of a chapter that is come to from the one after it. */
export const LAST_PAGE = '#last';

export interface LinkedChapter {
  readonly work: { readonly id: string };
  readonly previous: { readonly id: string } | null;
  readonly next: { readonly id: string } | null;
  readonly twins: readonly { readonly id: string; readonly work: { readonly id: string; readonly language: Language } }[];
}

/** Where a chapter leads; null where nothing is. */
export interface ChapterLinks {
  readonly work: string;
  readonly previous: string | null;
  readonly next: string | null;
  /** Addresses of the same chapter on the other site. */
  readonly twins: readonly string[];
}

export function chapterLinks({ work, previous, next, twins }: LinkedChapter, origins: Readonly<Record<Language, string>>): ChapterLinks {
  return {
    work: workPath(work.id),
    previous: previous === null ? null : chapterPath(work.id, previous.id),
    next: next === null ? null : chapterPath(work.id, next.id),
    twins: twins.map((twin) => origins[twin.work.language] + chapterPath(twin.work.id, twin.id)),
  };
}
