import { type Kysely, type Selection, type SqlBool, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { type NotedMoves, readListingMoves, selectNotedMoves, type VersionedIndex, type VersionedMoves } from './listing-moves.ts';
import { type ListingVersion, readListing, type VersionedRows } from './listing-rows.ts';
import { packed } from './packed-ids.ts';

const WORK_COLUMNS = [
  'works.id',
  'works.language',
  'works.format',
  'works.status',
  'works.title',
  'works.title_reading as titleReading',
  'works.aliases',
  'works.description',
  'works.is_sensitive as isSensitive',
  'works.direction',
  'works.cover_id as coverId',
  'works.views_count as viewsCount',
  'works.chapters_count as chaptersCount',
  'works.updated_at as updatedAt',
  'works.first_chapter_id as firstChapterId',
  'works.last_chapter_id as lastChapterId',
  'works.source_note as sourceNote',
] as const;

export type WorkRow = Selection<Tables, 'works', (typeof WORK_COLUMNS)[number]>;

/** The newest works of each creator that one of their works may be related to. */
const RELATED_PER_CREATOR = 50;

/**
 * Reads works that are not hidden. Listings are ids alone; their rows are read apart, so that rows at hand are not read
 * again.
 */
export class WorksRepository {
  readonly #database: Kysely<Tables>;
  readonly #notedMoves: (snapshot: string, at: string) => Promise<NotedMoves[]>;
  readonly findByIds: (ids: readonly number[]) => Promise<WorkRow[]>;
  /** Of each work that is shown what relates it to others. */
  readonly findKin: (workIds: readonly number[]) => Promise<KinRow[]>;
  /** A pair stored in either order makes both works each other's twins. */
  readonly findTwins: (workIds: readonly number[]) => Promise<(WorkRow & { readonly twinOf: number })[]>;
  readonly findCredits: (workIds: readonly number[]) => Promise<CreditRow[]>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
    this.#notedMoves = prepareStatement(database, (snapshot: string, at: string) => selectNotedMoves({ snapshot, at }));
    this.findByIds = prepareStatement(database, (ids) => selectByIds(database, ids));
    this.findKin = prepareStatement(database, selectKin);
    this.findTwins = prepareStatement(database, (workIds) => selectTwins(database, workIds));
    this.findCredits = prepareStatement(database, (workIds) => selectCredits(database, workIds));
  }

  async notedMoves({ snapshot, at }: ListingVersion): Promise<NotedMoves> {
    const [noted] = await this.#notedMoves(snapshot, at);
    return noted ?? { moved: null };
  }

  readListing(language: LanguageCode): Promise<VersionedRows> {
    return readListing(this.#database, language);
  }

  readListingMoves(language: LanguageCode, since: VersionedIndex): Promise<VersionedMoves | null> {
    return readListingMoves(this.#database, language, since);
  }
}

export interface KinRow {
  readonly id: number;
  readonly language: LanguageCode;
  readonly genres: readonly string[];
  /** Packed ids. */
  readonly ofCreators: Buffer | null;
}

/** The creator, and what of the work they made. */
export interface CreditRow {
  readonly workId: number;
  readonly role: 'AUTHOR' | 'ARTIST' | 'TRANSLATOR';
  readonly id: number;
  readonly name: string;
  readonly reading: string | null;
}

function selectByIds(database: Kysely<Tables>, ids: readonly number[]) {
  return database
    .selectFrom('works')
    .select(WORK_COLUMNS)
    .where(sql<SqlBool>`works.id = any(${ids})`)
    .where('works.hidden_at', 'is', null);
}

function selectKin(workIds: readonly number[]) {
  return sql<KinRow>`
    select own.id, own.language,
      array(select genre_slug from work_genres where work_id = own.id) as genres,
      (select ${packed(sql.ref('other.work_id'))} from (select distinct creator_id from credits where work_id = own.id) mine
        cross join lateral (
          select distinct work_id from credits where creator_id = mine.creator_id order by work_id desc limit ${sql.lit(RELATED_PER_CREATOR)}
        ) other) as "ofCreators"
    from works own where own.id = any(${workIds}) and own.hidden_at is null`;
}

function selectTwins(database: Kysely<Tables>, workIds: readonly number[]) {
  const pairs = sql<{ work_id: number; twin_id: number }>`(
    select work_id, twin_id from twins where work_id = any(${workIds})
    union select twin_id, work_id from twins where twin_id = any(${workIds}))`.as('pairs');
  return database
    .selectFrom(pairs)
    .innerJoin('works', 'works.id', 'pairs.twin_id')
    .select(WORK_COLUMNS)
    .select('pairs.work_id as twinOf')
    .where('works.hidden_at', 'is', null)
    .orderBy('works.id');
}

function selectCredits(database: Kysely<Tables>, workIds: readonly number[]) {
  return database
    .selectFrom('credits')
    .innerJoin('creators', 'creators.id', 'credits.creator_id')
    .select(['credits.work_id as workId', 'credits.role', 'creators.id', 'creators.name', 'creators.reading'])
    .where(sql<SqlBool>`credits.work_id = any(${workIds})`)
    .orderBy('credits.position')
    .orderBy('creators.id');
}
