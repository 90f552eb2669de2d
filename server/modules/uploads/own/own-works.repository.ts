import { type Kysely, type Selection, sql } from 'kysely';
import { ensureGenres } from '#server/content/store/work-rows.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { OwnWorkWords } from '../upload-input.ts';

const COLUMNS = [
  'own_works.id',
  'own_works.owner_id as ownerId',
  'own_works.work_id as workId',
  'own_works.twin_id as twinId',
  'own_works.language',
  'own_works.format',
  'own_works.status',
  'own_works.direction',
  'own_works.title',
  'own_works.title_reading as titleReading',
  'own_works.description',
  'own_works.is_sensitive as isSensitive',
  'own_works.credits',
  'own_works.genres',
  'own_works.cover_id as coverId',
  'own_works.review',
  'own_works.created_at as createdAt',
  'own_works.changed_at as changedAt',
] as const;

export type OwnWorkRow = Selection<Tables, 'own_works', (typeof COLUMNS)[number]>;

/** Own works that were each other's twins, and no longer are. */
export type PartedTwins = readonly [number, number];

export interface AddedOwnWork {
  readonly id: number;
  readonly parted: readonly PartedTwins[];
}

/** Works as their owners have them. Whoever else asks for one gets none. */
export class OwnWorksRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(id: number, ownerId: number): Promise<OwnWorkRow | undefined> {
    return await this.#database
      .selectFrom('own_works')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
  }

  /** Last changed first. */
  async listOf(ownerId: number, { offset, limit }: { readonly offset: number; readonly limit: number }): Promise<OwnWorkRow[]> {
    return await this.#database
      .selectFrom('own_works')
      .select(COLUMNS)
      .where('owner_id', '=', ownerId)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
  }

  async countOf(ownerId: number): Promise<number> {
    const { total } = await this.#database
      .selectFrom('own_works')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    return total;
  }

  /** Returns the work that the key made, now or before, and the twins that this parts. */
  async add(transaction: Kysely<Tables>, ownerId: number, key: string, words: OwnWorkWords, twinId: number | null): Promise<AddedOwnWork> {
    const added = await transaction
      .insertInto('own_works')
      .values({ owner_id: ownerId, creation_key: key, work_id: null, cover_id: null, twin_id: null, ...columnsOf(words) })
      .onConflict((conflict) => conflict.columns(['owner_id', 'creation_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return { id: await findByKey(transaction, ownerId, key), parted: [] };
    await ensureGenres(transaction, words.genres);
    return { id: added.id, parted: await pair(transaction, added.id, twinId) };
  }

  async findByKey(ownerId: number, key: string): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom('own_works')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('creation_key', '=', key)
      .executeTakeFirst();
    return row?.id;
  }

  /** Returns the twins that this parts. */
  async edit(transaction: Kysely<Tables>, id: number, words: OwnWorkWords, twinId: number | null): Promise<readonly PartedTwins[]> {
    await transaction
      .updateTable('own_works')
      .set({ ...columnsOf(words), changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await ensureGenres(transaction, words.genres);
    return await pair(transaction, id, twinId);
  }

  /** False where it is somebody else's, or something of it is published. */
  async remove(id: number, ownerId: number): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      // Its twin is without one then, and may be the one that somebody else holds before they come to this.
      await lockTwins(transaction, id, null);
      const row = await transaction
        .deleteFrom('own_works')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .where('work_id', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    });
  }
}

/** Locks the row of a work until the transaction ends. */
export async function lockOwnWork(transaction: Kysely<Tables>, id: number): Promise<OwnWorkRow | undefined> {
  return await transaction.selectFrom('own_works').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Works of which one becomes the twin of another, and whose twins they were: in one order, so that two who pair at once
 * never wait for each other.
 */
export async function lockTwins(transaction: Kysely<Tables>, id: number, twinId: number | null): Promise<readonly OwnWorkRow[]> {
  const both = bothOf(id, twinId);
  return await transaction
    .selectFrom('own_works')
    .select(COLUMNS)
    .where((where) => where.or([where('id', 'in', both), where('twin_id', 'in', both)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

function bothOf(id: number, twinId: number | null): readonly number[] {
  return twinId === null ? [id] : [id, twinId];
}

async function findByKey(transaction: Kysely<Tables>, ownerId: number, key: string): Promise<number> {
  const { id } = await transaction
    .selectFrom('own_works')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('creation_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** Twins are each other's: what was paired with either of them before is free, and returned with whom it was paired. */
async function pair(transaction: Kysely<Tables>, id: number, twinId: number | null): Promise<readonly PartedTwins[]> {
  const both = bothOf(id, twinId);
  const before = (await lockTwins(transaction, id, twinId)).filter((row) => both.includes(row.id));
  const parted = before.flatMap((row): PartedTwins[] => (row.twinId === null || both.includes(row.twinId) ? [] : [[row.id, row.twinId]]));
  if (twinId === null && parted.length === 0) return [];
  await transaction.updateTable('own_works').set({ twin_id: null }).where('twin_id', 'in', both).execute();
  await transaction.updateTable('own_works').set({ twin_id: twinId }).where('id', '=', id).execute();
  if (twinId !== null) await transaction.updateTable('own_works').set({ twin_id: id }).where('id', '=', twinId).execute();
  return parted;
}

function columnsOf(words: OwnWorkWords) {
  return {
    language: words.language,
    format: words.format,
    status: words.status,
    direction: words.direction,
    title: words.title,
    title_reading: words.titleReading,
    description: words.description,
    is_sensitive: words.isSensitive,
    credits: JSON.stringify(words.credits),
    genres: words.genres,
  };
}
