import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/tables.ts';
import { piecesOf } from './search-text.ts';
import type { SearchQuery } from './search-query.ts';
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

interface TieredCount {
  readonly ids: readonly number[];
  readonly folded: number;
  readonly toned: number;
}

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
const MOST_TONED = 1000;
const ENOUGH_TONED = 50;
const MOST_WHOLE = 300;

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
    let foldedTier = 0;
    let tonedTier = 0;
    for (;;) {
      const { ids, folded, toned } = await this.#findInTiers(query, foldedTier, tonedTier);
      const goesOn = folded < most && foldedTier < LAST_TIER;
      const goesOnToned = query.toned !== null && toned < ENOUGH_TONED && tonedTier < LAST_TIER;
      if (!goesOn && !goesOnToned) return { ids: ids.slice(0, most), isCapped: foldedTier < LAST_TIER || ids.length > most };
      if (goesOn) foldedTier = folded * TIER_FACTOR < most ? LAST_TIER : foldedTier + 1;
      if (goesOnToned) tonedTier = toned * TIER_FACTOR < ENOUGH_TONED ? LAST_TIER : tonedTier + 1;
    }
  }

  /** Names of works up to the tier that match one of the ways, the most viewed first. */
  async findNear(language: LanguageCode, tier: Tier, ways: readonly SearchTerms[], limit: number): Promise<NearWork[]> {
    const scanned = tier === LAST_TIER ? MOST_NEAR_SCANNED_OF_ALL : MOST_NEAR_SCANNED;
    const { rows } = await sql<NearWork>`
      select work_id as id, folded_names || creators as names from (${matches(language, tier, ways, scanned)}) as found
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

  async #findInTiers(query: SearchQuery, foldedTier: number, tonedTier: number): Promise<TieredCount> {
    const { language, folded, toned, whole } = query;
    const none = sql`select * from (${matches(language, 0, [])}) as nothing where false`;
    const { rows } = await sql<TieredCount>`
      with folded as (${mostViewed(matches(language, foldedTier, [folded]), MOST_RANKED)}),
      toned as (${toned === null ? none : mostViewed(matches(language, tonedTier, [toned]), MOST_TONED)}),
      whole as (${whole === null ? none : mostViewed(matches(language, LAST_TIER, [whole]), MOST_WHOLE)}),
      found as (select *, false as is_toned from folded union all select *, false from whole union all select *, true from toned),
      ranked as (
        select distinct on (work_id) work_id, views_count, ${scoreOf(query)} as score from found order by work_id, is_toned desc)
      select coalesce((select json_agg(work_id order by score desc, views_count desc, work_id desc) from ranked), '[]') as ids,
        (select count(*) from folded) as folded, (select count(*) from toned) as toned`.execute(this.#database);
    return rows[0] ?? { ids: [], folded: 0, toned: 0 };
  }
}

/** The index answers each way apart: of one query of many ways it would read all that any word of any way holds. */
function matches(language: LanguageCode, tier: number, ways: readonly SearchTerms[], most = MOST_SCANNED): RawBuilder<unknown> {
  const among = tier === LAST_TIER ? sql`` : tier === 0 ? sql`and tier = 0` : sql`and tier <= 1`;
  const anyWay = ways.length === 0 ? sql`false` : sql`(${sql.join(ways.map(matchesWay), sql` or `)})`;
  return sql`
    select work_id, views_count, exact_names, folded_names, creators from search_works
    where language = ${sql.lit(language)} ${among} and ${anyWay} limit ${most}`;
}

/** No index answers `is true`, so that it is checked in the rows. */
function matchesWay({ terms, checked }: SearchTerms): RawBuilder<unknown> {
  const found = sql`terms @@ ${terms}::tsquery`;
  return checked === null ? found : sql`(${found} and (terms @@ ${checked}::tsquery) is true)`;
}

function mostViewed(found: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`select * from (${found}) as matching order by views_count desc, work_id desc limit ${limit}`;
}

/**
 * The whole name first, then what has the tone marks as typed, then by how a name begins or holds what was typed. Where
 * marks were typed, a whole name without them comes after all that has them.
 */
function scoreOf({ exactLine, foldedLine, toned }: SearchQuery): RawBuilder<number> {
  if (foldedLine === '') return sql`0`;
  const exact = levelOf(sql`exact_names`, exactLine);
  return sql`greatest(
    case when strpos(exact_names, ${wholeName(exactLine)}) > 0 then 20
      when strpos(folded_names, ${wholeName(foldedLine)}) > 0 then ${sql.lit(toned === null ? 16 : 9)}
      when strpos(creators, ${wholeName(foldedLine)}) > 0 then 15 else 0 end,
    case when ${exact} > 0 then 10 + ${exact} when is_toned then 10 else 0 end,
    ${levelOf(sql`folded_names`, foldedLine)})`;
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
