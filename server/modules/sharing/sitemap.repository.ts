import { type Kysely, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { twinOf } from '#server/platform/twin-language.ts';
import { LISTED } from '../works/listed-works.ts';
import type { ListingIndex } from '../works/listing-index.ts';
import { packed, unpackIds } from '../works/packed-ids.ts';

/** What the protocol allows in one file: https://www.sitemaps.org/protocol.html */
const MOST_IN_PART = 50_000;
const BATCH = 1000;

/** Works, or creators with a shown work, whose ids are `part * 50,000` to `part * 50,000 + 49,999`; never empty. */
export interface SitemapPart {
  readonly part: number;
  /** Of the work that was updated last, of theirs where they are creators. */
  readonly updatedAt: Date;
}

export interface SitemapWork {
  readonly id: number;
  readonly updatedAt: Date;
  /** Shown works of the other language. */
  readonly twinIds: readonly number[];
}

/** Who has a shown work in the language. */
export interface SitemapCreator {
  readonly id: number;
  /** Of their work that was updated last. */
  readonly updatedAt: Date;
  /** Whether they have a shown work in the other language, too. */
  readonly isInBoth: boolean;
}

export interface SitemapGenre {
  readonly slug: string;
  /** Of the genre's work that was updated last. */
  readonly updatedAt: Date;
}

/** The works of a language that are shown, as the site lists them now. */
export type ListingOf = (language: LanguageCode) => ListingIndex | Promise<ListingIndex>;

const FIRST = { offset: 0, limit: 1 };

/** Reads the addresses of a site in the order of their ids, so that a file of the sitemap always holds the same works. */
export class SitemapRepository {
  readonly #database: Kysely<Tables>;
  readonly #listingOf: ListingOf;

  constructor(database: Kysely<Tables>, listingOf: ListingOf) {
    this.#database = database;
    this.#listingOf = listingOf;
  }

  /** One pass over the works of the language: some 200 ms of a million. */
  async findParts(language: LanguageCode): Promise<SitemapPart[]> {
    const { rows } = await sql<SitemapPart>`
      select works.id / ${MOST_IN_PART} as part, max(works.updated_at) as "updatedAt"
      from works where works.language = ${language} and ${LISTED} group by 1 order by 1`.execute(this.#database);
    return rows;
  }

  /** Parts of the creators by their ids that hold one who is shown; it stops at the first of each. */
  async findCreatorParts(language: LanguageCode): Promise<SitemapPart[]> {
    const { rows } = await sql<{ last: number | null }>`select max(id) / ${MOST_IN_PART} as last from creators`.execute(this.#database);
    const last = rows[0]?.last ?? -1;
    const parts: SitemapPart[] = [];
    for (let part = 0; part <= last; part++) {
      const first = await this.creatorsOf(language, part).next();
      const updatedAt = first.done === true ? undefined : await this.#findNewestOf(language, part);
      if (updatedAt !== undefined) parts.push({ part, updatedAt });
    }
    return parts;
  }

  /** The works of a part, at most a thousand at a time; each batch is asked for when the one before was taken. */
  worksOf(language: LanguageCode, part: number): AsyncGenerator<readonly SitemapWork[]> {
    return inBatches(part, (after, end) => this.#findBatch(language, after, end));
  }

  /**
   * The creators of a part, as its works are. Which of their works are shown is asked of the listings in memory: the
   * database would have to look at each of a thousand works of a creator.
   */
  async *creatorsOf(language: LanguageCode, part: number): AsyncGenerator<readonly SitemapCreator[]> {
    const [here, there] = await Promise.all([this.#listingOf(language), this.#listingOf(twinOf(language))]);
    for await (const credited of inBatches(part, (after, end) => this.#findCredited(after, end))) {
      const shown = credited.flatMap(({ id, workIds }) => {
        const newest = here.findAmong('UPDATED', workIds, FIRST).ids[0];
        return newest === undefined ? [] : [{ id, newest, isInBoth: there.findAmong('UPDATED', workIds, FIRST).total > 0 }];
      });
      const instants = await this.#findInstants(shown.map(({ newest }) => newest));
      const creators = shown.flatMap(({ id, newest, isInBoth }) => {
        const updatedAt = instants.get(newest);
        return updatedAt === undefined ? [] : [{ id, updatedAt, isInBoth }];
      });
      if (creators.length > 0) yield creators;
    }
  }

  /** Genres that have a shown work in this language, by slug. */
  async findGenres(language: LanguageCode): Promise<SitemapGenre[]> {
    const { rows } = await sql<SitemapGenre>`
      select genres.slug, newest.updated_at as "updatedAt" from genres
      cross join lateral (
        select listed.updated_at from work_genres listed join works on works.id = listed.work_id and ${LISTED}
        where listed.genre_slug = genres.slug and listed.language = ${language}
        order by listed.updated_at desc limit 1
      ) newest
      order by genres.slug`.execute(this.#database);
    return rows;
  }

  /** Looks at the works newest first, and stops at the first by a creator of the part: a pass over all would take seconds of a million. */
  async #findNewestOf(language: LanguageCode, part: number): Promise<Date | undefined> {
    const [first, end] = [part * MOST_IN_PART, (part + 1) * MOST_IN_PART];
    const { rows } = await sql<{ updatedAt: Date }>`
      select works.updated_at as "updatedAt" from works
      where works.language = ${language} and ${LISTED} and exists (
        select 1 from credits where credits.work_id = works.id and credits.creator_id >= ${first} and credits.creator_id < ${end}
      )
      order by works.updated_at desc limit 1`.execute(this.#database);
    return rows[0]?.updatedAt;
  }

  /** Creators with the ids of all their works, hidden ones among them. */
  async #findCredited(after: number, end: number): Promise<{ readonly id: number; readonly workIds: Int32Array }[]> {
    const { rows } = await sql<{ id: number; workIds: Buffer }>`
      select creator_id as id, ${packed(sql.ref('work_id'))} as "workIds" from credits
      where creator_id > ${after} and creator_id < ${end} group by creator_id order by creator_id limit ${BATCH}`.execute(this.#database);
    return rows.map(({ id, workIds }) => ({ id, workIds: unpackIds(workIds) }));
  }

  /** When each of the works was updated; none for one that was hidden since it was listed. */
  async #findInstants(ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
    const { rows } = await sql<{ id: number; updatedAt: Date }>`
      select works.id, works.updated_at as "updatedAt" from works where works.id = any(${ids}) and ${LISTED}`.execute(this.#database);
    return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]));
  }

  async #findBatch(language: LanguageCode, after: number, end: number): Promise<SitemapWork[]> {
    const { rows } = await sql<SitemapWork>`
      with batch as (
        select works.id, works.updated_at from works
        where works.id > ${after} and works.id < ${end} and works.language = ${language} and ${LISTED}
        order by works.id limit ${BATCH}
      ), pairs as (
        select work_id, twin_id from twins where work_id in (select id from batch)
        union select twin_id, work_id from twins where twin_id in (select id from batch)
      )
      select batch.id, batch.updated_at as "updatedAt", array(
        select works.id from pairs join works on works.id = pairs.twin_id
        where pairs.work_id = batch.id and works.language <> ${language} and ${LISTED} order by works.id
      ) as "twinIds"
      from batch order by batch.id`.execute(this.#database);
    return rows.map((row) => ({ ...row, twinIds: row.twinIds.map(Number) }));
  }
}

async function* inBatches<Row extends { readonly id: number }>(
  part: number,
  find: (after: number, end: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const end = (part + 1) * MOST_IN_PART;
  let after = part * MOST_IN_PART - 1;
  while (after < end) {
    const batch = await find(after, end);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    after = last.id;
  }
}
