import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { piecesOf } from './search-text.ts';
import type { SearchQuery, TonedTerms } from './search-query.ts';
import { CommonTerms, type SearchTerms, type TermShares } from './term-shares.ts';

/** Works in the order they are shown in. */
export interface FoundWorks {
  readonly ids: readonly number[];
  /** Whether there are more than were looked at. */
  readonly isCapped: boolean;
}

/** A work that may be what was misspelt; names as the index holds them. */
export interface NearWork {
  readonly id: number;
  readonly names: string;
}

/** One statement's answer: the best works with what they are ordered by, and how many matched. */
interface Ranked {
  readonly works: readonly ScoredWork[];
  readonly folded: number;
  /** Of those, what has the tone marks as typed. */
  readonly toned: number;
}

type ScoredWork = readonly [id: number, score: number, views: number];

/** How much read works must be: 0 most, 1 much, 2 whatever they are. */
export type Tier = 0 | 1 | 2;

const LAST_TIER = 2;
/** A tier holds ten times as many works as the one before. */
const TIER_FACTOR = 10;
/** What is ranked: the most viewed of what matches. */
const MOST_RANKED = 2000;
/** What is looked at of matches that the tiers above did not have enough of. */
const MOST_SCANNED = 20_000;
/** The same of works one slip away, among what is much read and among all. */
const MOST_NEAR_SCANNED = 5000;
const MOST_NEAR_SCANNED_OF_ALL = 2000;
const MOST_WHOLE = 300;
/** What is hardly read is gone through only for a search that has less than ten pages without it, or less than five as typed. */
const ENOUGH = 100;
const ENOUGH_TONED = 50;

/**
 * Finds works in the index. What is read most is searched first, and the rest only where that gave too little, so that
 * a word that half the catalogue holds costs no more than a rare one. Statements go unnamed, as PostgreSQL plans them by
 * their values.
 */
export class SearchRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** At most `most` works, best first. */
  async find(query: SearchQuery, most: number): Promise<FoundWorks> {
    const enough = Math.min(most, ENOUGH);
    let tier: Tier = 0;
    let ranked = await this.#rankAll(query, tier, most, query.whole);
    const found = new Map(ranked.works.map((work) => [work[0], work]));
    const add = (works: readonly ScoredWork[]): void => works.forEach((work) => found.set(work[0], better(work, found.get(work[0]))));
    while (ranked.folded < enough && tier < LAST_TIER) {
      tier = nextTier(tier, ranked.folded, enough);
      ranked = await this.#rankAll(query, tier, most, null);
      add(ranked.works);
    }
    let { toned } = ranked;
    let tonedTier = tier;
    while (query.toned !== null && toned < ENOUGH_TONED && tonedTier < LAST_TIER) {
      tonedTier = nextTier(tonedTier, toned, ENOUGH_TONED);
      const works = await this.#rankToned(query, query.toned, tonedTier, most);
      toned = works.length;
      add(works);
    }
    const ids = [...found.values()].toSorted(compare).map(([id]) => id);
    return { ids: ids.slice(0, most), isCapped: tier < LAST_TIER || ranked.folded > most || ids.length > most };
  }

  /** Names of works up to the tier that match one of the ways, the most viewed first. */
  async findNear(language: LanguageCode, tier: Tier, ways: readonly SearchTerms[], limit: number): Promise<NearWork[]> {
    const scanned = tier === LAST_TIER ? MOST_NEAR_SCANNED_OF_ALL : MOST_NEAR_SCANNED;
    const { rows } = await sql<NearWork>`
      select work_id as id, folded_names || creators as names from (${matches(language, tier, ways, { most: scanned })}) as found
      order by views_count desc, work_id desc limit ${limit}`.execute(this.#database);
    return rows;
  }

  /** Words of the index that share one of these forms. Form by form: of all at once every word would be compared with them. */
  async findWords(forms: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select distinct word from unnest(${forms}::text[]) as form join search_words on shorter @> array[form]`.execute(this.#database);
    return rows.map(({ word }) => word);
  }

  /** As PostgreSQL counted them last, in both languages together. */
  async findTermShares(): Promise<TermShares> {
    const { rows } = await sql<{ terms: readonly string[]; shares: readonly number[] }>`
      select most_common_elems::text::text[] as terms, most_common_elem_freqs as shares from pg_stats
      where schemaname = current_schema() and tablename = 'search_works' and attname = 'terms'
        and most_common_elems is not null`.execute(this.#database);
    const { terms, shares } = rows[0] ?? { terms: [], shares: [] };
    return new CommonTerms(new Map(terms.map((term, index) => [term, shares[index] ?? 0])));
  }

  /** What matches without regard to tone marks, and the works that are called so in whole, if they are asked for as well. */
  async #rankAll(query: SearchQuery, tier: Tier, most: number, whole: SearchTerms | null): Promise<Ranked> {
    const { language, folded, toned } = query;
    const isToned = toned === null ? sql`false` : sql`terms @@ ${toned.marks}::tsquery`;
    const found = (terms: SearchTerms, among: Tier, limit: number) =>
      sql`select * from (${matches(language, among, [terms], { isToned })}) as matching
        order by is_toned desc, views_count desc, work_id desc limit ${limit}`;
    const { rows } = await sql<Ranked>`
      with folded as materialized (${found(folded, tier, MOST_RANKED)}),
      found as (select * from folded ${whole === null ? sql`` : sql`union all select * from (${found(whole, LAST_TIER, MOST_WHOLE)}) as whole`})
      select ${bestOf(query, sql`(select distinct on (work_id) * from found)`, most)} as works,
        (select count(*) from folded) as folded, (select count(*) from folded where is_toned) as toned`.execute(this.#database);
    return rows[0] ?? { works: [], folded: 0, toned: 0 };
  }

  /** What has the tone marks as typed. */
  async #rankToned(query: SearchQuery, { terms }: TonedTerms, tier: Tier, most: number): Promise<readonly ScoredWork[]> {
    const found = sql`(
      select * from (${matches(query.language, tier, [terms], { isToned: sql`true` })}) as matching
      order by views_count desc, work_id desc limit ${MOST_RANKED})`;
    const { rows } = await sql<Pick<Ranked, 'works'>>`select ${bestOf(query, found, most)} as works`.execute(this.#database);
    return rows[0]?.works ?? [];
  }
}

function nextTier(tier: Tier, found: number, enough: number): Tier {
  return tier === 0 && found * TIER_FACTOR >= enough ? 1 : LAST_TIER;
}

function better(one: ScoredWork, other: ScoredWork | undefined): ScoredWork {
  return other === undefined || one[1] > other[1] ? one : other;
}

function compare([id, score, views]: ScoredWork, [otherId, otherScore, otherViews]: ScoredWork): number {
  return otherScore - score || otherViews - views || otherId - id;
}

/** As a list of ScoredWork. */
function bestOf(query: SearchQuery, found: RawBuilder<unknown>, most: number): RawBuilder<readonly ScoredWork[]> {
  return sql`(
    select coalesce(json_agg(json_build_array(work_id, score, views_count)), '[]') from (
      select work_id, views_count, ${scoreOf(query)} as score from ${found} as named order by score desc, views_count desc, work_id desc limit ${most}
    ) as best)`;
}

/** The index answers each way apart: of one query of many ways it would read all that any word of any way holds. */
function matches(
  language: LanguageCode,
  tier: Tier,
  ways: readonly SearchTerms[],
  { isToned = sql`false`, most = MOST_SCANNED }: { readonly isToned?: RawBuilder<unknown>; readonly most?: number },
): RawBuilder<unknown> {
  const among = tier === LAST_TIER ? sql`` : tier === 0 ? sql`and tier = 0` : sql`and tier <= 1`;
  const anyWay = sql`(${sql.join(ways.map(matchesWay), sql` or `)})`;
  return sql`
    select work_id, views_count, exact_names, folded_names, creators, ${isToned} as is_toned from search_works
    where language = ${sql.lit(language)} ${among} and ${anyWay} limit ${most}`;
}

/** No index answers `is true`, so that it is checked in the rows. */
function matchesWay({ terms, checked }: SearchTerms): RawBuilder<unknown> {
  const found = sql`terms @@ ${terms}::tsquery`;
  return checked === null ? found : sql`(${found} and (terms @@ ${checked}::tsquery) is true)`;
}

/**
 * The whole name first, then what has the tone marks as typed, then by how a name begins or holds what was typed. Where
 * marks were typed, a whole name without them comes after all that has them.
 */
function scoreOf({ exactLine, foldedLine, toned }: SearchQuery): RawBuilder<number> {
  if (foldedLine === '') return sql`0`;
  const exact = levelOf(sql`exact_names`, exactLine);
  const inOrder = sql`greatest(
    case when strpos(exact_names, ${wholeName(exactLine)}) > 0 then 20
      when strpos(folded_names, ${wholeName(foldedLine)}) > 0 then ${sql.lit(toned === null ? 16 : 9)}
      when strpos(creators, ${wholeName(foldedLine)}) > 0 then 15 else 0 end,
    case when ${exact} > 0 then 10 + ${exact} when is_toned then 10 else 0 end,
    ${levelOf(sql`folded_names`, foldedLine)})`;
  // Most works hold the words apart from each other, and need not be looked at more closely.
  const holdsAll = sql`(strpos(folded_names, ${foldedLine}) > 0 or strpos(exact_names, ${exactLine}) > 0 or strpos(creators, ${foldedLine}) > 0)`;
  return sql`case when ${holdsAll} then ${inOrder} when is_toned then 10 else 0 end`;
}

function wholeName(line: string): string {
  return `\n ${line} \n`;
}

/** 4: a name begins with these words; 3: holds them; 2: begins with them, the last one going on; 1: holds them so; 0: otherwise. */
function levelOf(names: RawBuilder<unknown>, line: string): RawBuilder<number> {
  const pieces = piecesOf(line);
  const start = pieces[0]?.isSpaced === true ? ' ' : '';
  const end = pieces.at(-1)?.isSpaced === true ? ' ' : '';
  return sql`case when strpos(${names}, ${`\n ${line}${end}`}) > 0 then 4 when strpos(${names}, ${`${start}${line}${end}`}) > 0 then 3
    when strpos(${names}, ${`\n ${line}`}) > 0 then 2 when strpos(${names}, ${`${start}${line}`}) > 0 then 1 else 0 end`;
}
