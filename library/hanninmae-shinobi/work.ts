import type { Manuscript } from '../drawing/page.ts';
import { MANGA } from '../drawing/work.ts';
import type { DrawnWork } from '../drawing/work.ts';
import { shinobiCover } from '../covers.ts';
import { chapter1 } from './chapter-1.ts';
import { chapter2 } from './chapter-2.ts';

const MANUSCRIPT: Manuscript = { sheet: MANGA, language: 'ja', line: 5, letters: 39, paper: '#ffffff', grey: true };

/** A manga in black ink and screentone, read from right to left. */
export const hanninmaeShinobi: DrawnWork = {
  folder: 'hanninmae-shinobi',
  manuscript: MANUSCRIPT,
  chapters: [
    { folder: '01', pages: chapter1 },
    { folder: '02', pages: chapter2 },
  ],
  cover: shinobiCover,
};
