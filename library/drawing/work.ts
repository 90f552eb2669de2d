import type { CoverSpec } from './cover.ts';
import type { Manuscript } from './page.ts';
import type { PageSpec } from './scene.ts';

/** A work that this engine draws: its pages land in `dist/library/<folder>/<chapter>/NN.png`, its cover beside them. */
export interface DrawnWork {
  /** The work's folder in library/. */
  readonly folder: string;
  readonly manuscript: Manuscript;
  readonly chapters: readonly DrawnChapter[];
  readonly cover: CoverSpec | null;
}

export interface DrawnChapter {
  readonly folder: string;
  readonly pages: readonly PageSpec[];
}

export const STRIP = { width: 1080, height: 1900, margin: 40, gutter: [26, 56], rightToLeft: false } as const;
export const PAGE = { width: 1200, height: 1700, margin: 54, gutter: [22, 30], rightToLeft: false } as const;
export const MANGA = { ...PAGE, rightToLeft: true } as const;
