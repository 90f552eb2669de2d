import type { RowMemory, RowSource } from '../shared-rows.ts';
import { longVowelsWay, withLong } from './long-vowels.ts';
import { formsOfWords, nearNameWay, nearWays, rankNear } from './near-query.ts';
import { kanaOf } from './romaji.ts';
import { readQuery, type SearchRequest } from './search-query.ts';
import type { FoundWorks, SearchRepository } from './search.repository.ts';
import { NO_SHARES, type SearchTerms, type TermShares } from './term-shares.ts';

export interface SearchLoaders {
  /** By keyOfSearch. */
  readonly found: RowSource<string, FoundWithNear>;
}

export interface FoundWithNear extends FoundWorks {
  /** Works that a query in Latin letters names by their readings, looked for where it found little. */
  readonly readIds: readonly number[];
  /** The query as readings are written; empty where it is none. */
  readonly kana: string;
  /** Works one slip away, looked for where nothing was found. */
  readonly nearIds: readonly number[];
}

interface Search extends SearchRequest {
  /** Works at most. */
  readonly most: number;
}

const MOST_SEARCHES = 500;
const SHARES_MILLISECONDS = 600_000;
const MOST_NEAR = 300;
const MOST_NEAR_SHOWN = 100;
/** So many fill a page: nothing more is looked for. */
const ENOUGH_NEAR = 10;
/** A work whose name is near is most likely one of those, which cost a tenth of all. */
const MUCH_READ = 1;
const ALL = 2;
/** Part of all works that may be gone through for what is near, together for all ways. */
const MOST_GATHERED = 0.05;
const NOTHING: FoundWithNear = { ids: [], readIds: [], kana: '', nearIds: [], isCapped: false };

export function keyOfSearch({ language, query, filters, most }: Search): string {
  const words = query.trim().replace(/\s+/gu, ' ').normalize('NFC');
  return JSON.stringify({ language, query: words, filters, most } satisfies Search);
}

export function createSearchLoaders(search: SearchRepository, memory: RowMemory): SearchLoaders {
  const shares = new KeptShares(() => search.findTermShares());
  return {
    found: memory.share(async (keys) => {
      const known = await shares.get();
      return Promise.all(keys.map((key) => find(search, JSON.parse(key) as Search, known)));
    }, MOST_SEARCHES),
  };
}

/** They change with the size of a catalogue, and only what a search costs depends on them. */
class KeptShares {
  readonly #read: () => Promise<TermShares>;
  #kept: Promise<TermShares> | undefined;
  #until = 0;

  constructor(read: () => Promise<TermShares>) {
    this.#read = read;
  }

  get(): Promise<TermShares> {
    const now = performance.now();
    if (this.#kept === undefined || now >= this.#until) {
      const before = this.#kept ?? Promise.resolve(NO_SHARES);
      this.#kept = this.#read().catch(() => before);
      this.#until = now + SHARES_MILLISECONDS;
    }
    return this.#kept;
  }
}

async function find(search: SearchRepository, request: Search, shares: TermShares): Promise<FoundWithNear> {
  const query = readQuery(request, shares);
  if (query === null) return NOTHING;
  const found = await search.find(query, request.most);
  if (query.whole === null || found.ids.length >= ENOUGH_NEAR) return { ...NOTHING, ...found };
  const kana = request.language === 'ja' ? await kanaOf(request.query) : null;
  const [read, near] = await Promise.all([
    kana === null ? [] : findByReading(search, { ...request, query: kana }, shares),
    found.ids.length > 0 ? [] : findNear(search, request, shares),
  ]);
  const isNothing = found.ids.length + read.length + near.length === 0;
  const readings = kana !== null && isNothing ? await findNear(search, { ...request, query: kana }, shares) : read;
  const most = Math.min(MOST_NEAR_SHOWN, request.most);
  const readIds = readings.filter((id) => !found.ids.includes(id)).slice(0, most);
  const nearIds = near.filter((id) => !readIds.includes(id)).slice(0, most);
  return { ...found, readIds, kana: kana ?? '', nearIds };
}

async function findByReading(search: SearchRepository, request: Search, shares: TermShares): Promise<readonly number[]> {
  const query = readQuery(request, shares);
  if (query === null) return [];
  const { ids } = await search.find(query, request.most);
  const way = ids.length >= ENOUGH_NEAR ? null : longVowelsWay(request, shares);
  if (way === null) return ids;
  const found = withLong(request.query, ids, await search.findNear(request.language, MUCH_READ, [way], MOST_NEAR));
  if (found.length >= ENOUGH_NEAR) return found;
  return withLong(request.query, ids, await search.findNear(request.language, ALL, [way], MOST_NEAR));
}

async function findNear(search: SearchRepository, request: Search, shares: TermShares): Promise<readonly number[]> {
  const forms = formsOfWords(request.query);
  const nameWay = nearNameWay(request);
  const [words, named] = await Promise.all([
    forms.length === 0 ? [] : search.findWords(forms),
    nameWay === null ? [] : search.findNear(request.language, ALL, [nameWay], MOST_NEAR),
  ]);
  const ways = nearWays(request, words, shares);
  const muchRead = ways.length === 0 ? [] : await search.findNear(request.language, MUCH_READ, ways, MOST_NEAR);
  const near = rankNear(request.query, [...named, ...muchRead]);
  if (near.isNamed || near.ids.length >= ENOUGH_NEAR || ways.length === 0) return near.ids;
  const others = await search.findNear(request.language, ALL, rarestOf(ways), MOST_NEAR);
  return rankNear(request.query, [...named, ...others]).ids;
}

/** The ways that tell most; at least one. What half of all works match is as good as none. */
function rarestOf(ways: readonly SearchTerms[]): SearchTerms[] {
  const sorted = ways.toSorted((one, other) => one.gathered - other.gathered);
  let left = MOST_GATHERED;
  return sorted.filter(({ gathered }, index) => {
    left -= gathered;
    return index === 0 || left >= 0;
  });
}
