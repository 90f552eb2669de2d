import type { ChapterKey, ChapterSaving, ShelfChapter, ShelfView } from '#src/features/shelf/shelf-view.ts';
import { LONG_TEXT } from './comments.ts';
import { drawPicture } from './reader-pictures.ts';

const RAIN = { id: '8', title: 'Tiệm sách ngày mưa', cover: { ...drawPicture(1, 600, 900), isVeiled: false } };
const TOWER = { id: '9', title: 'Ngọn tháp không cửa', cover: null };

export function shelfChapter(key: ChapterKey, number: string, change: Partial<ShelfChapter> = {}): ShelfChapter {
  return { key, work: RAIN, number, title: null, isWhole: true, contentHash: 'one', bytes: 12_400_000, pictureUrl: null, ...change };
}

export const FILLED_SHELF: ShelfView = {
  chapters: [
    shelfChapter('8/45', '12', { title: 'Cánh cửa trong mưa' }),
    shelfChapter('8/46', '13', { bytes: 9_800_000 }),
    shelfChapter('9/71', '1', { work: TOWER, title: 'Ngày không có nắng', bytes: 640_000 }),
  ],
  savings: new Map(),
  room: { used: 61_000_000, quota: 2_400_000_000 },
};

export function shelfWith(...savings: readonly (readonly [ChapterKey, ChapterSaving])[]): ShelfView {
  const chapters = FILLED_SHELF.chapters.map((chapter) => ({ ...chapter, isWhole: !savings.some(([key]) => key === chapter.key) }));
  return { ...FILLED_SHELF, chapters, savings: new Map(savings) };
}

export const LONG_SHELF: ShelfView = {
  ...FILLED_SHELF,
  chapters: Array.from({ length: 120 }, (_, place) =>
    shelfChapter(`8/${place + 1}`, String(place + 1), { title: place === 0 ? LONG_TEXT : null, work: { ...RAIN, title: LONG_TEXT } }),
  ),
};
