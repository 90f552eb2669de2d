import type { Language } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { GenreChoice_genre } from '#src/features/genres/GenreChoice.tsx';
import { GenresScreen_query } from '#src/features/genres/GenresScreen.tsx';
import { GenreWorks_works } from '#src/features/genres/GenreWorks.tsx';
import { GenreShelf_genre } from '#src/features/home/GenreShelf.tsx';
import { HomeScreen_query } from '#src/features/home/HomeScreen.tsx';
import { LatestUpdates_works } from '#src/features/home/LatestUpdates.tsx';
import { MostViewed_work } from '#src/features/home/MostViewed.tsx';
import { ChapterList_work } from '#src/features/work/ChapterList.tsx';
import { Description_work } from '#src/features/work/Description.tsx';
import { ReadButtons_work } from '#src/features/work/ReadButtons.tsx';
import { RelatedWorks_work } from '#src/features/work/RelatedWorks.tsx';
import { TwinLinks_work } from '#src/features/work/TwinLinks.tsx';
import { WorkHeader_work } from '#src/features/work/WorkHeader.tsx';
import { WorkScreen_work } from '#src/features/work/WorkScreen.tsx';
import { together } from './together.ts';
import { card, chapter, cover, credits, genre, ranked, stats, tile, worksOf, type WorkMaking } from './works.ts';

const GENRES = [
  { slug: 'slice-of-life', name: 'Đời thường', worksCount: 41 },
  { slug: 'fantasy', name: 'ファンタジー', worksCount: 28 },
  { slug: 'folk-tale', name: 'Truyện dân gian', worksCount: 12 },
  { slug: 'mystery', name: 'ミステリー', worksCount: 3 },
];

const genreLinks = GENRES.map(({ slug, name }) => genre(slug, name));

export function home(works: readonly WorkMaking[], totalItems = works.length) {
  return makeFragmentData(
    {
      latestUpdates: makeFragmentData({ items: works.map(card), position: { page: 1, perPage: 10, totalItems } }, LatestUpdates_works),
      mostViewed: works.map((making) => makeFragmentData(ranked(making), MostViewed_work)),
      genres: works.length === 0 ? [] : genreLinks.map((link) => makeFragmentData(link, GenreShelf_genre)),
    },
    HomeScreen_query,
  );
}

export function genres(works: readonly WorkMaking[], totalItems = works.length) {
  return makeFragmentData(
    {
      genres: GENRES.map((choice) => makeFragmentData(choice, GenreChoice_genre)),
      works: makeFragmentData({ items: works.map(tile), position: { page: 1, perPage: 10, totalItems } }, GenreWorks_works),
    },
    GenresScreen_query,
  );
}

export interface WorkPageMaking extends WorkMaking {
  readonly language: Language;
  readonly description: string;
  readonly hasTwin?: boolean;
}

export function work(making: WorkPageMaking) {
  const { id, title, language, description, format, isSensitive = false, chapters = 12, chapterTitle = null, hasTwin = false } = making;
  const shown = Array.from({ length: Math.min(10, chapters) }, (_, index) => chapter(chapters - index, chapterTitle));
  const ends = {
    id,
    firstChapter: chapters > 0 ? chapter(1, chapterTitle) : null,
    lastChapter: chapters > 0 ? chapter(chapters, chapterTitle) : null,
  };
  const header = together(
    { title, titleReading: language === 'ja' ? 'よみがな' : null, aliases: [], cover: cover(making), genres: genreLinks.slice(0, 3) },
    credits([['AUTHOR', 'Hai Trang']]),
    stats({ format, chaptersCount: chapters }),
    makeFragmentData(ends, ReadButtons_work),
  );
  const twins = hasTwin
    ? [
        {
          id: '99',
          title: language === 'vi' ? '雨の本屋' : 'Tiệm sách ngày mưa',
          language: language === 'vi' ? ('ja' as const) : ('vi' as const),
        },
      ]
    : [];
  const chaptersShown = { items: shown, position: { page: 1, perPage: 10, totalItems: chapters } };
  const screen = together(
    { id, title, isSensitive },
    makeFragmentData(header, WorkHeader_work),
    makeFragmentData({ language, description, sourceNote: null }, Description_work),
    makeFragmentData({ twins }, TwinLinks_work),
    makeFragmentData({ id, chaptersCount: chapters, chapters: chaptersShown }, ChapterList_work),
    makeFragmentData({ related: worksOf(language, 4).map(tile) }, RelatedWorks_work),
  );
  return makeFragmentData(screen, WorkScreen_work);
}
