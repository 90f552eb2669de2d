import type { CreatorRole, Language, WorkFormat, WorkStatus } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel_chapter } from '#src/entities/chapter/ChapterLabel.tsx';
import { ChapterRow_chapter } from '#src/entities/chapter/ChapterRow.tsx';
import { GenreLink_genre } from '#src/entities/genre/GenreLink.tsx';
import { Cover_picture } from '#src/entities/work/Cover.tsx';
import { Credits_work } from '#src/entities/work/Credits.tsx';
import { RankedWork_work } from '#src/entities/work/RankedWork.tsx';
import { WorkCard_work } from '#src/entities/work/WorkCard.tsx';
import { WorkStats_work } from '#src/entities/work/WorkStats.tsx';
import { WorkListing_works } from '#src/entities/work/WorkListing.tsx';
import { WorkTile_work } from '#src/entities/work/WorkTile.tsx';
import { NewChapter_chapter } from '#src/features/work/NewChapter.tsx';
import { drawPicture } from './reader-pictures.ts';
import { together } from './together.ts';

/** What a story says of a work; the rest is made up the same way every time. */
export interface WorkMaking {
  readonly id: string;
  readonly title: string;
  readonly format: WorkFormat;
  readonly isSensitive?: boolean;
  readonly hasCover?: boolean;
  readonly viewsCount?: number;
  readonly chapters?: number;
  readonly chapterTitle?: string | null;
}

export const theWork: WorkMaking = { id: '1', title: 'Tiệm sách ngày mưa', format: 'COMIC', chapterTitle: 'Người khách quên ô' };

export const LONG_TITLE = {
  vi: 'Chuyện người con gái bán diêm đi qua bảy cây cầu trong một đêm mưa mà không một lần ngoảnh lại nhìn thành phố',
  ja: '雨の夜に七つの橋を渡って一度も町をふり返らなかったマッチ売りの少女と、その足音だけを頼りに歩いた灯台守のながいながい物語',
} as const satisfies Record<Language, string>;

const TITLES = {
  vi: ['Tiệm sách ngày mưa', 'Phở không hành', 'Hai ngọn hải đăng', 'Nửa bài thơ trên Bến Vọng', 'Thư từ toa cuối', 'Đò đêm'],
  ja: ['雨の本屋', '半人前しのび帖', 'ふたつ灯台', '川辺の書庫', '百二十夜', '夜の渡し舟'],
} as const satisfies Record<Language, readonly string[]>;

const CHAPTER_TITLES = { vi: 'Người khách quên ô', ja: '屋根の上の約束' } as const satisfies Record<Language, string>;

/** `count` works of a language, every third a novel, the last sensitive. */
/** `before` is how many works come before them. */
export function worksOf(language: Language, count: number, before = 0): readonly WorkMaking[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${before + index + 1}`,
    title: TITLES[language][index % TITLES[language].length] ?? '',
    format: index % 3 === 2 ? 'NOVEL' : 'COMIC',
    isSensitive: index === count - 1 && count > 1,
    viewsCount: 90_000 - index * 14_000,
    chapterTitle: CHAPTER_TITLES[language],
  }));
}

export function cover(making: WorkMaking) {
  return making.hasCover === false
    ? null
    : { dominantColor: '#405870', ...makeFragmentData(drawPicture(Number(making.id), 600, 900), Cover_picture) };
}

export function chapter(number: number, title: string | null) {
  const id = `${number + 100}`;
  const label = makeFragmentData({ number: `${number}`, title }, ChapterLabel_chapter);
  const row = together({ id, publishedAt: `2026-0${(number % 8) + 1}-14T08:00:00.000Z` }, label);
  return together({ id, number: `${number}` }, label, makeFragmentData(row, ChapterRow_chapter));
}

/** As it is told while its work is on screen. */
export function publishedChapter(number: number, title: string | null) {
  const label = makeFragmentData({ number: `${number}`, title }, ChapterLabel_chapter);
  return makeFragmentData(together({ id: `${number + 100}` }, label), NewChapter_chapter);
}

export function card(making: WorkMaking) {
  const { id, title, format, isSensitive = false, chapters = 3, chapterTitle = null } = making;
  const latestChapters = Array.from({ length: Math.min(3, chapters) }, (_, index) => chapter(chapters - index, chapterTitle));
  return { id, ...makeFragmentData({ id, title, format, isSensitive, cover: cover(making), latestChapters }, WorkCard_work) };
}

export function tile(making: WorkMaking) {
  const { id, title, format, isSensitive = false } = making;
  return {
    id,
    ...makeFragmentData({ id, title, format, isSensitive, updatedAt: '2026-11-14T08:00:00.000Z', cover: cover(making) }, WorkTile_work),
  };
}

export function listing(makings: readonly WorkMaking[], { page = 1, totalItems = makings.length } = {}) {
  return makeFragmentData({ items: makings.map(tile), position: { page, perPage: 10, totalItems } }, WorkListing_works);
}

export function ranked(making: WorkMaking) {
  const { id, title, format, isSensitive = false } = making;
  return { id, ...makeFragmentData({ id, title, format, isSensitive, cover: cover(making) }, RankedWork_work) };
}

export function credits(names: ReadonlyArray<readonly [role: CreatorRole, name: string]>) {
  return makeFragmentData({ credits: names.map(([role, name], index) => ({ role, creator: { id: `${index + 1}`, name } })) }, Credits_work);
}

export interface StatsMaking {
  readonly format?: WorkFormat;
  readonly status?: WorkStatus;
  readonly viewsCount?: number;
  readonly chaptersCount?: number;
}

export function stats({ format = 'COMIC', status = 'ONGOING', viewsCount = 12_345, chaptersCount = 12 }: StatsMaking) {
  return makeFragmentData({ format, status, viewsCount, chaptersCount, updatedAt: '2026-11-14T08:00:00.000Z' }, WorkStats_work);
}

export function genre(slug: string, name: string) {
  return { slug, ...makeFragmentData({ slug, name }, GenreLink_genre) };
}
