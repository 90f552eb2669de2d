import type { Language, RankingPeriod } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { GenreChoice_genre } from '#src/features/genres/GenreChoice.tsx';
import { GenresScreen_query } from '#src/features/genres/GenresScreen.tsx';
import { GenreShelf_genre } from '#src/features/home/GenreShelf.tsx';
import { HomeScreen_query } from '#src/features/home/HomeScreen.tsx';
import { LatestUpdates_works } from '#src/features/home/LatestUpdates.tsx';
import { MostViewed_ranking } from '#src/features/home/MostViewed.tsx';
import { RankedWorks_ranking } from '#src/features/ranking/RankedWorks.tsx';
import { RankingScreen_query } from '#src/features/ranking/RankingScreen.tsx';
import { ChapterList_work } from '#src/features/work/ChapterList.tsx';
import { Description_work } from '#src/features/work/Description.tsx';
import { ReadButtons_work } from '#src/features/work/ReadButtons.tsx';
import { RelatedWorks_work } from '#src/features/work/RelatedWorks.tsx';
import { TwinLinks_work } from '#src/features/work/TwinLinks.tsx';
import { WorkHeader_work } from '#src/features/work/WorkHeader.tsx';
import { WorkScreen_work } from '#src/features/work/WorkScreen.tsx';
import { together } from './together.ts';
import { card, chapter, cover, credits, genre, listing, ranked, stats, tile, worksOf, type WorkMaking } from './works.ts';

const GENRES = [
  { slug: 'slice-of-life', name: 'Đời thường', worksCount: 41, icon: 'lucide:coffee' },
  { slug: 'fantasy', name: 'ファンタジー', worksCount: 28, icon: 'lucide:wand-sparkles' },
  { slug: 'folk-tale', name: 'Truyện dân gian', worksCount: 12, icon: 'lucide:tree-pine' },
  { slug: 'mystery', name: 'ミステリー', worksCount: 3, icon: null },
];

const genreLinks = GENRES.map(({ slug, name }) => genre(slug, name));

export interface HomeMaking {
  readonly totalItems?: number;
  /** The page of the latest updates. */
  readonly page?: number;
  /** What is ranked, where it is not what is listed. */
  readonly ranked?: readonly WorkMaking[];
  readonly period?: RankingPeriod;
}

export function home(works: readonly WorkMaking[], making: HomeMaking = {}) {
  const { totalItems = works.length, page = 1, ranked: top = works, period = 'WEEK' } = making;
  return makeFragmentData(
    {
      latestUpdates: makeFragmentData({ items: works.map(card), position: { page, perPage: 10, totalItems } }, LatestUpdates_works),
      topRanking: makeFragmentData({ period, items: placesOf(top) }, MostViewed_ranking),
      genres: works.length === 0 ? [] : genreLinks.map((link) => makeFragmentData(link, GenreShelf_genre)),
    },
    HomeScreen_query,
  );
}

/** The first came from nowhere, the second went up, the third down, the fourth stayed; and again. */
function placesOf(works: readonly WorkMaking[], before = 0) {
  return works.map((making, index) => {
    const rank = before + index + 1;
    const previousRank = [null, rank + 12, rank - 1, rank][index % 4] ?? null;
    return { rank, views: making.viewsCount ?? 0, previousRank, work: ranked(making) };
  });
}

/** `page` counts from 1. */
export function ranking(works: readonly WorkMaking[], totalItems = works.length, page = 1) {
  const items = placesOf(works, (page - 1) * 10);
  return makeFragmentData(
    { ranking: makeFragmentData({ items, position: { page, perPage: 10, totalItems } }, RankedWorks_ranking) },
    RankingScreen_query,
  );
}

/** `page` counts from 1. */
export function genres(works: readonly WorkMaking[], totalItems = works.length, page = 1) {
  return makeFragmentData(
    {
      genres: GENRES.map((choice) => makeFragmentData(choice, GenreChoice_genre)),
      works: listing(works, { totalItems, page }),
    },
    GenresScreen_query,
  );
}

export interface WorkPageMaking extends WorkMaking {
  readonly language: Language;
  readonly description: string;
  readonly hasTwin?: boolean;
  /** Names of others than usual. */
  readonly genres?: readonly string[];
}

function genresOf({ genres: names }: WorkPageMaking) {
  return names?.map((name, index) => genre(`genre-${index}`, name)) ?? genreLinks.slice(0, 3);
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
    { title, titleReading: language === 'ja' ? 'よみがな' : null, aliases: [], cover: cover(making), genres: genresOf(making) },
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
