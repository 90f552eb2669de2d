import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { CreatorPage } from '#graphql/generated/documents/CreatorPage.ts';
import { GenresPage } from '#graphql/generated/documents/GenresPage.ts';
import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { RankingPage } from '#graphql/generated/documents/RankingPage.ts';
import { SearchPage } from '#graphql/generated/documents/SearchPage.ts';
import { SearchSuggestions } from '#graphql/generated/documents/SearchSuggestions.ts';
import { WorkPage } from '#graphql/generated/documents/WorkPage.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import type { RunningSite } from './running-site.ts';
import { operationPath, type SteadyRead } from './steady-load.ts';
import { makeQueries, type QueryKind, readTitles, type TitleQuery } from './title-queries.ts';
import { FIRST_CHAPTERS } from './varied-reads.ts';

const DEEP_PAGE = 10_000;
/** Pages from the deep one on, few of which are asked for twice; of a small catalogue, all it has up to its last. */
const AROUND = 500;
const GENRE = 'action';
const QUERIES = 200;
const SEARCHED: readonly QueryKind[] = ['exact', 'folded', 'reading', 'reordered', 'beginning', 'one slip', 'one slip in the reading'];
const language = 'vi' as const;
const CREATOR = { language, twinLanguage: 'ja', order: 'UPDATED' } as const;
const WEEK = { language, period: 'WEEK' } as const;
const EVER = { language, period: 'ALL' } as const;
const HOME = { language, period: 'DAY', isPeriodChosen: false } as const;

interface Known {
  readonly pages: number;
  readonly genrePages: number;
  readonly works: readonly { readonly id: string; readonly credits: readonly { readonly creator: { readonly id: string } }[] }[];
}

/**
 * Listings, ranking, work and creator pages from all over a catalogue. A page 10,000 is asked for as often as its page 1,
 * both of which are kept for a while; deep pages are many.
 */
export async function listingReads(site: RunningSite): Promise<readonly SteadyRead[]> {
  const { pages, genrePages, works } = await know(site);
  const deepest = Math.max(1, Math.min(DEEP_PAGE, pages - AROUND));
  const anyDeep = (): number => Math.min(pages, deepest + Math.floor(Math.random() * Math.min(AROUND, pages)));
  const genres = (chosen: readonly string[], order: 'UPDATED' | 'VIEWS' | 'NAME', page: number) => ({
    language,
    twinLanguage: 'ja' as const,
    genres: chosen,
    without: [],
    order,
    page,
  });
  const creators = works.flatMap(({ credits }) => credits.map(({ creator }) => creator.id));
  return [
    read('home, page 1', HomePage, () => ({ ...HOME, page: 1 })),
    read('home, page 10,000', HomePage, () => ({ ...HOME, page: deepest })),
    read('home, deep pages', HomePage, () => ({ ...HOME, page: anyDeep() })),
    read('by name, page 1', GenresPage, () => genres([], 'NAME', 1)),
    read('by name, page 10,000', GenresPage, () => genres([], 'NAME', deepest)),
    read('by views, deep pages', GenresPage, () => genres([], 'VIEWS', anyDeep())),
    read('genre, page 1', GenresPage, () => genres([GENRE], 'UPDATED', 1)),
    read('genre, page 10,000', GenresPage, () => genres([GENRE], 'UPDATED', Math.min(deepest, genrePages))),
    read('three genres by name', GenresPage, () => genres([GENRE, 'drama', 'horror'], 'NAME', 1)),
    read('ranking of a week', RankingPage, () => ({ ...WEEK, page: 1 })),
    read('ranking, page 1', RankingPage, () => ({ ...EVER, page: 1 })),
    read('ranking, page 10,000', RankingPage, () => ({ ...EVER, page: deepest })),
    read('ranking, deep pages', RankingPage, () => ({ ...EVER, page: anyDeep() })),
    read('work and related', WorkPage, () => ({ id: pick(works).id, language, ...FIRST_CHAPTERS })),
    read('works of a creator', CreatorPage, () => ({ ...CREATOR, id: pick(creators), page: 1 + Math.floor(Math.random() * 5) })),
    { name: 'feed of a work', path: () => `/feeds/comic/${pick(works).id}.atom` },
  ];
}

function read<Variables>(name: string, document: PersistedDocument<unknown, Variables>, variables: () => Variables): SteadyRead {
  return { name, path: () => operationPath(document, variables()) };
}

/** Searches as readers type them, one kind each, and suggestions for what is half typed; none without ../shared/content. */
export function searchReads(): readonly SteadyRead[] {
  if (isSharedContentMissing()) return [];
  const titles = readTitles(sharedContent.path);
  const reads = SEARCHED.map((kind): SteadyRead => {
    const queries = makeQueries(titles, kind, QUERIES);
    return read(`search: ${kind}`, SearchPage, () => searchFor(pick(queries)));
  });
  const typed = makeQueries(titles, 'exact', QUERIES);
  return [...reads, read('suggestions', SearchSuggestions, () => halfTyped(pick(typed)))];
}

function searchFor({ language: site, typed }: TitleQuery) {
  return { query: typed, language: site, worksOf: site, filters: null, page: 1 };
}

function halfTyped({ language: site, typed }: TitleQuery) {
  const letters = Array.from(typed);
  return { query: letters.slice(0, 1 + Math.floor(Math.random() * letters.length)).join(''), language: site };
}

/** Works from all over the catalogue, with who made them. */
async function know({ ask }: RunningSite): Promise<Known> {
  const list = `query ($page: Int!) { latestUpdates(language: vi, page: $page, perPage: 100) {
    items { id credits { creator { id } } } position { totalItems totalPages } } }`;
  const inGenre = `query ($genres: [String!]!) { works(language: vi, genres: $genres, perPage: 10) { position { totalPages } } }`;
  interface Listed {
    readonly latestUpdates: {
      readonly items: Known['works'];
      readonly position: { readonly totalItems: number; readonly totalPages: number };
    };
  }
  const first = (await ask<Listed>(list, { page: 1 })).latestUpdates;
  const works = [...first.items];
  for (let step = 1; step < 20; step++) {
    const page = 1 + Math.floor((step * first.position.totalPages) / 20);
    works.push(...(await ask<Listed>(list, { page })).latestUpdates.items);
  }
  const { position } = (await ask<{ works: { position: { totalPages: number } } }>(inGenre, { genres: [GENRE] })).works;
  return { pages: Math.ceil(first.position.totalItems / 10), genrePages: position.totalPages, works };
}

function pick<One>(all: readonly One[]): One {
  return all[Math.floor(Math.random() * all.length)] as One;
}
