import type { Manuscript } from '../drawing/page.ts';
import { PAGE } from '../drawing/work.ts';
import type { DrawnWork } from '../drawing/work.ts';
import { doDemCover } from '../covers.ts';
import { chapter1 } from './chapter-1.ts';

const MANUSCRIPT: Manuscript = { sheet: PAGE, language: 'vi', line: 5.6, letters: 42, paper: '#0b0d18' };

/** A dark folk tale: few colours, much night. */
export const doDem: DrawnWork = {
  folder: 'do-dem',
  manuscript: MANUSCRIPT,
  chapters: [{ folder: '01', pages: chapter1 }],
  cover: doDemCover,
};
