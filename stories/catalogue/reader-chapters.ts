import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { Language, PageLayout, ReadingDirection } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel_chapter } from '#src/entities/chapter/ChapterLabel.tsx';
import { ChapterScreen_chapter, type ChapterScreenData } from '#src/features/reader/ChapterScreen.tsx';
import { ComicPage_page } from '#src/features/reader/comic/ComicPage.tsx';
import { ComicReader_content } from '#src/features/reader/comic/ComicReader.tsx';
import { NovelReader_content } from '#src/features/reader/novel/NovelReader.tsx';
import { brokenPicture, drawPicture, type DrawnPicture } from './reader-pictures.ts';

export interface ChapterMaking {
  readonly language?: Language;
  readonly direction?: ReadingDirection;
  readonly title?: string | null;
  readonly workTitle?: string;
  readonly isSensitive?: boolean;
  readonly hasPrevious?: boolean;
  readonly hasNext?: boolean;
  /** The same chapter is on the other site. */
  readonly hasTwin?: boolean;
  readonly nextNumber?: string;
}

export interface ComicMaking extends ChapterMaking {
  readonly layout?: PageLayout;
  readonly pictures?: readonly DrawnPicture[];
}

const WORDS = {
  vi: { work: 'Tiệm sách ngày mưa', chapter: 'Người khách quên ô', before: 'Mở cửa', after: 'Trang giấy ướt' },
  ja: { work: '半人前の忍び', chapter: '屋根の上の約束', before: '夜更けの弟子入り', after: '雨の巻物' },
} as const;

export function comicChapter({ layout = 'PAGED', pictures = pagesOf(8), ...making }: ComicMaking = {}): ChapterScreenData {
  const pages = pictures.map((picture, index) => ({
    id: `${index + 1}`,
    picture,
    ...makeFragmentData({ id: `${index + 1}`, number: index + 1, picture }, ComicPage_page),
  }));
  const content = { __typename: 'ComicPages', layout, ...makeFragmentData({ pages }, ComicReader_content) } as const;
  return makeFragmentData({ ...frame(making), content }, ChapterScreen_chapter);
}

export function novelChapter(document: ChapterDocument, making: ChapterMaking = {}): ChapterScreenData {
  const pictures = [drawPicture(1, 900, 600)];
  const content = { __typename: 'NovelText', ...makeFragmentData({ document, pictures }, NovelReader_content) } as const;
  return makeFragmentData({ ...frame(making), content }, ChapterScreen_chapter);
}

export function pagesOf(count: number, width = 800, height = 1200): readonly DrawnPicture[] {
  return Array.from({ length: count }, (_, index) => drawPicture(index + 1, width, height));
}

/** Pages higher than wide, but for those of the numbers. */
export function withWide(count: number, wide: readonly number[]): readonly DrawnPicture[] {
  return pagesOf(count).map((picture, index) => (wide.includes(index + 1) ? drawPicture(index + 1, 1600, 1200) : picture));
}

/** Every page of the numbers is broken; the others are drawn. */
export function pagesWithBroken(count: number, broken: readonly number[]): readonly DrawnPicture[] {
  return pagesOf(count).map((picture, index) => (broken.includes(index + 1) ? brokenPicture(index + 1, 800, 1200) : picture));
}

function frame({
  language = 'vi',
  direction = 'LEFT_TO_RIGHT',
  isSensitive = false,
  hasPrevious = true,
  hasNext = true,
  hasTwin = false,
  nextNumber = '13',
  ...names
}: ChapterMaking) {
  const words = WORDS[language];
  return {
    id: '345',
    ...labelled('12', names.title === undefined ? words.chapter : names.title),
    work: { id: '12', language, title: names.workTitle ?? words.work, direction, isSensitive },
    previous: hasPrevious ? { id: '344', ...labelled('11', words.before) } : null,
    next: hasNext ? { id: '346', ...labelled(nextNumber, words.after) } : null,
    twins: hasTwin ? [{ id: '845', work: { id: '412', language: language === 'vi' ? 'ja' : 'vi' } as const }] : [],
  };
}

function labelled(number: string, title: string | null) {
  return makeFragmentData({ number, title }, ChapterLabel_chapter);
}
