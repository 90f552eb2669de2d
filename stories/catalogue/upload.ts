import { makeFragmentData } from '#graphql/generated/index.ts';
import type { OwnChapterState, ReadingDirection, ReviewState } from '#graphql/generated/graphql.ts';
import { NovelPreview_chapter } from '#src/features/reader/novel/NovelPreview.tsx';
import { planSpreads } from '#src/features/reader/comic/stages/spread-plan.ts';
import type { ShownSpread } from '#src/features/upload/chapter/spread-doubts.ts';
import { Cover_picture } from '#src/entities/work/Cover.tsx';
import { OwnChapterScreen_chapter } from '#src/features/upload/chapter/OwnChapterScreen.tsx';
import { OwnWorkScreen_work } from '#src/features/upload/works/OwnWorkScreen.tsx';
import { PagePicture_picture } from '#src/features/upload/pages/PagePicture.tsx';
import { UploadScreen_work } from '#src/features/upload/UploadScreen.tsx';
import type { TaskStage, UnsavedWords, UploadLimits, UploadRow, UploadsView } from '#src/features/upload/upload-view.ts';
import { japaneseDocument, vietnameseDocument } from './reader-documents.ts';
import { drawPicture } from './reader-pictures.ts';
import { LONG_TITLE } from './works.ts';

export const LIMITS: UploadLimits = {
  pictureBytes: 20 * 2 ** 20,
  pictureSide: 10_000,
  picturePixels: 100_000_000,
  pages: 500,
  bytes: 300 * 2 ** 20,
  files: 500,
};

export const NOTHING_UNSAVED: UnsavedWords = { read: () => null, keep: () => undefined };
const EDITING: TaskStage = { kind: 'editing' };
export const WORK_STAGES = { saving: EDITING, deletion: EDITING, publishing: EDITING };
export const CHAPTER_STAGES = { details: EDITING, pages: EDITING, publication: EDITING, version: EDITING, deletion: EDITING };

const TITLES = ['Tiệm sách ngày mưa', 'ふたつ灯台', 'Đò đêm', LONG_TITLE.vi, LONG_TITLE.ja];

export function ownWorks(count: number) {
  return Array.from({ length: count }, (_, index) =>
    makeFragmentData(
      {
        id: `${index + 1}`,
        title: TITLES[index % TITLES.length] ?? '',
        language: index % 5 === 1 || index % 5 === 4 ? 'ja' : 'vi',
        format: index % 3 === 2 ? 'NOVEL' : 'COMIC',
        review: index % 4 === 3 ? 'WAITING' : 'NOT_NEEDED',
        chaptersCount: (index * 7) % 40,
        changedAt: new Date(Date.UTC(2026, 10, 20 - (index % 20))).toISOString(),
        isHidden: false,
        work: index % 2 === 0 ? { id: `${index + 1}`, viewsCount: 48_211 - index * 700 } : null,
        cover: index % 3 === 1 ? null : makeFragmentData(drawPicture(index + 1, 600, 900), Cover_picture),
      },
      UploadScreen_work,
    ),
  );
}

interface WorkMaking {
  readonly title?: string;
  readonly language?: 'vi' | 'ja';
  readonly chapters?: number;
  /** The states of its chapters, the newest first, again and again. */
  readonly states?: readonly OwnChapterState[];
  /** On all pages of its chapters; not given: those that are shown. */
  readonly drafts?: number;
  readonly review?: ReviewState;
  readonly isHidden?: boolean;
  readonly description?: string;
  /** Of the numbered pages of its chapters. */
  readonly page?: number;
}

const STATES: readonly OwnChapterState[] = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'PUBLISHED', 'HELD'];

export function ownWork({
  title = 'Tiệm sách ngày mưa',
  language = 'vi',
  chapters = 5,
  review = 'NOT_NEEDED',
  isHidden = false,
  description = '',
  page = 1,
  states = STATES,
  drafts,
}: WorkMaking = {}) {
  const items = Array.from({ length: chapters }, (_, index) => ({
    id: `${index + 1}`,
    number: `${chapters - index}`,
    title: index % 2 === 0 ? 'Người khách quên ô' : null,
    pagesCount: 18 + index,
    state: states[index % states.length] ?? 'DRAFT',
    isShown: index % 5 !== 3,
    isHidden: isHidden && states[index % states.length] === 'PUBLISHED',
    publishAt: index % 5 === 1 ? '2026-12-01T11:30:00.000Z' : null,
  }));
  return makeFragmentData(
    {
      id: '1',
      title,
      titleReading: language === 'ja' ? 'ふたつとうだい' : null,
      language,
      format: 'COMIC',
      status: 'ONGOING',
      direction: 'RIGHT_TO_LEFT',
      description,
      isSensitive: false,
      review,
      isHidden,
      chaptersCount: chapters,
      draftsCount: drafts ?? items.filter(({ state }) => state === 'DRAFT').length,
      twin: null,
      genres: [{ slug: 'fantasy' }],
      credits: [{ name: 'Mai Lan', role: 'AUTHOR' }],
      cover: chapters > 0 ? makeFragmentData(drawPicture(3, 600, 900), Cover_picture) : null,
      work: chapters > 2 && !isHidden ? { id: '1' } : null,
      chapters: { items, position: { page, perPage: 100, totalItems: page === 1 ? chapters : 100 * page + chapters } },
    },
    OwnWorkScreen_work,
  );
}

export const GENRES = ['Kỳ ảo', 'Học đường', 'Đời thường', 'Phiêu lưu', 'Trinh thám', 'Lịch sử', 'Hài hước'].map((name, index) => ({
  slug: index === 0 ? 'fantasy' : `genre-${index}`,
  name,
}));

interface ChapterMaking {
  readonly state?: OwnChapterState;
  readonly isShown?: boolean;
  readonly isHidden?: boolean;
  /** Of its work. */
  readonly review?: ReviewState;
  readonly pages?: number;
  readonly versions?: number;
  readonly title?: string | null;
  readonly direction?: ReadingDirection;
  /** What is said of its twin, where its work has one. */
  readonly twin?: 'there' | 'missing';
  /** Of a novel. */
  readonly language?: 'vi' | 'ja';
}

const picture = (number: number, isWide = number === 5) => ({
  width: isWide ? 1600 : 800,
  height: 1200,
  ...makeFragmentData(drawPicture(number, isWide ? 1600 : 800, 1200), PagePicture_picture),
});

export function ownChapter({
  state = 'DRAFT',
  isShown = false,
  isHidden = false,
  review = 'NOT_NEEDED',
  pages = 12,
  versions = 0,
  title = 'Người khách quên ô',
  direction = 'LEFT_TO_RIGHT',
  twin,
  language = 'vi',
}: ChapterMaking = {}) {
  return makeFragmentData(
    {
      id: '7',
      number: '12',
      title,
      state,
      isShown,
      isHidden,
      publishAt: state === 'SCHEDULED' ? '2026-12-01T11:30:00.000Z' : null,
      layout: pages === 0 ? null : 'PAGED',
      chapter: state === 'PUBLISHED' && !isHidden ? { id: '70', work: { id: '1' } } : null,
      twin: twin === 'there' ? { id: '8', number: '12' } : null,
      work: {
        id: '1',
        title: language === 'ja' ? '雨の本屋' : 'Tiệm sách ngày mưa',
        language,
        format: pages === 0 ? 'NOVEL' : 'COMIC',
        direction: pages === 0 ? null : direction,
        review,
        twin: twin === undefined ? null : { id: '2' },
      },
      pages: Array.from({ length: pages }, (_, index) => ({ id: `p${index + 1}`, number: index + 1, picture: picture(index + 1) })),
      versions: Array.from({ length: versions }, (_, index) => ({
        version: versions - index,
        createdAt: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
        length: pages,
        firstPage: picture(index + 1),
      })),
    },
    OwnChapterScreen_chapter,
  );
}

/** How the pages of `ownChapter` lie beside each other: the fifth is wide. */
export function ownSpreads(pages: number, isWide: (page: number) => boolean = (page) => page === 4): readonly ShownSpread[] {
  const shapes = Array.from({ length: pages }, (_, page) => ({ width: isWide(page) ? 1600 : 800, height: 1200 }));
  return planSpreads(shapes, { isDouble: true, offset: 'auto', isSplit: () => false })
    .slice(0, -1)
    .map((spread) => ({ pages: spread.pages, isWide: spread.pages.some(isWide) }));
}

/** The text of a draft. */
export function ownText(language: 'vi' | 'ja') {
  const document = language === 'ja' ? japaneseDocument : vietnameseDocument;
  return makeFragmentData({ id: '7', work: { id: '1', language }, document, pictures: [] }, NovelPreview_chapter);
}

const target = { purpose: 'CHAPTERS', workId: '1' } as const;
const file = { target, size: 48_200_000 };

/** One file in each of its stages. */
export const ROWS: readonly UploadRow[] = [
  { ...file, key: 'a', name: 'chương-12.cbz', stage: 'sending', progress: { done: 18_400_000, total: 48_200_000 }, isStranded: false },
  { ...file, key: 'b', name: 'chương-13.cbz', stage: 'queued' },
  { ...file, key: 'c', name: 'chương-11.cbz', stage: 'arrived', chapterIds: ['7'], leftOut: [] },
  { ...file, key: 'd', name: 'trọn-bộ.epub', stage: 'arrived', chapterIds: ['7', '8', '9'], leftOut: [] },
  { ...file, key: 'e', name: 'chương-10.cbz', stage: 'processing', progress: { done: 12, total: 31 }, isStranded: false },
  { ...file, key: 'f', name: 'chương-9.cbz', stage: 'missing' },
  { ...file, key: 'g', name: 'chương-8.cbz', stage: 'elsewhere' },
];

export const WANTING_ROWS: readonly UploadRow[] = [
  {
    ...file,
    key: 'a',
    name: 'trọn-bộ.epub',
    stage: 'arrived',
    chapterIds: ['7', '8', '9'],
    leftOut: [
      { code: 'DAMAGED', file: 'trọn-bộ.epub/OEBPS/hình 3.png', limit: null },
      { code: 'DRAWING_WITH_SCRIPTS', file: 'trọn-bộ.epub/OEBPS/bìa.svg', limit: null },
    ],
  },
];

export const REFUSED_ROWS: readonly UploadRow[] = [
  { ...file, key: 'a', name: 'bản quét.pdf', stage: 'refused', problems: [{ code: 'OTHER_ARCHIVE', file: 'bản quét.pdf', limit: null }] },
  {
    ...file,
    key: 'c',
    name: 'mua ở hiệu.epub',
    stage: 'refused',
    problems: [{ code: 'COPY_PROTECTED', file: 'mua ở hiệu.epub', limit: null }],
  },
  {
    ...file,
    key: 'b',
    name: 'chương-12.cbz',
    stage: 'refused',
    problems: [
      { code: 'FILE_TOO_LARGE', file: 'chương-12.cbz/03.png', limit: 20 * 2 ** 20 },
      { code: 'SIDE_TOO_LONG', file: 'chương-12.cbz/04.png', limit: 10_000 },
      { code: 'TOO_MANY_PIXELS', file: 'chương-12.cbz/05.png', limit: 30_000_000 },
    ],
  },
];

export const BLOCKED_ROWS: readonly UploadRow[] = [
  { ...file, key: 'a', name: 'chương-12.cbz', stage: 'refused', problems: [{ code: 'BLOCKED', file: null, limit: null }] },
  { ...file, key: 'b', name: 'chương-13.cbz', stage: 'refused', problems: [{ code: 'NOT_YOURS', file: null, limit: null }] },
];

export function uploads(files: readonly UploadRow[], isPaused = false): UploadsView {
  return { files, isPaused };
}

/** Of many files that were sent in a short time, those that have to wait. */
export const PUT_OFF: UploadsView = uploads([
  { ...file, key: 'a', name: 'chương-101.cbz', stage: 'putOff', until: Date.UTC(2026, 10, 27, 7, 32) },
  { ...file, key: 'b', name: 'chương-102.cbz', stage: 'queued' },
]);

export const STRANDED: UploadsView = uploads([
  { ...file, key: 'a', name: 'chương-12.cbz', stage: 'sending', progress: { done: 18_400_000, total: 48_200_000 }, isStranded: true },
]);
