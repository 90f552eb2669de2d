import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { workPath } from '#src/entities/work/work-path.ts';

export interface LinkedChapter {
  readonly work: { readonly id: string };
  readonly previous: { readonly id: string } | null;
  readonly next: { readonly id: string } | null;
}

/** Where a chapter leads; null where nothing is. */
export interface ChapterLinks {
  readonly work: string;
  readonly previous: string | null;
  readonly next: string | null;
}

export function chapterLinks({ work, previous, next }: LinkedChapter): ChapterLinks {
  return {
    work: workPath(work.id),
    previous: previous === null ? null : chapterPath(work.id, previous.id),
    next: next === null ? null : chapterPath(work.id, next.id),
  };
}
