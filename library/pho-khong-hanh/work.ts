import type { Manuscript } from '../drawing/page.ts';
import { PAGE } from '../drawing/work.ts';
import type { DrawnWork } from '../drawing/work.ts';
import { phoCover } from '../covers.ts';
import { chapter1 } from './chapter-1.ts';
import { chapter2 } from './chapter-2.ts';

const MANUSCRIPT: Manuscript = { sheet: PAGE, language: 'vi', line: 5.4, letters: 42, paper: '#fbf5e6' };

/** A comic in flat colours, read from left to right. */
export const phoKhongHanh: DrawnWork = {
  folder: 'pho-khong-hanh',
  manuscript: MANUSCRIPT,
  chapters: [
    { folder: '01', pages: chapter1 },
    { folder: '02', pages: chapter2 },
  ],
  cover: phoCover,
};
