import type { Manuscript } from '../drawing/page.ts';
import { STRIP } from '../drawing/work.ts';
import type { DrawnWork } from '../drawing/work.ts';
import { ameNoHonYaCover, tiemSachCover } from '../covers.ts';
import { chapter1 } from './chapter-1.ts';
import { chapter2 } from './chapter-2.ts';
import { chapter3 } from './chapter-3.ts';

const MANUSCRIPT: Manuscript = { sheet: STRIP, language: 'vi', line: 6, letters: 46, paper: '#fbf5e6' };
const chapters = [
  { folder: '01', pages: chapter1 },
  { folder: '02', pages: chapter2 },
  { folder: '03', pages: chapter3 },
];

/** A vertical strip drawn twice from the same scenes, once in each language. */
export const tiemSachNgayMua: DrawnWork = { folder: 'tiem-sach-ngay-mua', manuscript: MANUSCRIPT, chapters, cover: tiemSachCover };
export const ameNoHonYa: DrawnWork = {
  folder: 'ame-no-hon-ya',
  manuscript: { ...MANUSCRIPT, language: 'ja', letters: 41 },
  chapters,
  cover: ameNoHonYaCover,
};
