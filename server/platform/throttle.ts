import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Tables } from './database/tables.ts';

export const WINDOW_MILLISECONDS = 600_000;
const SWEEP_MILLISECONDS = 60_000;

/** At most `most` tries of `key` in ten minutes. */
export interface ThrottleLimit {
  readonly key: string;
  readonly most: number;
}

/** Whether the try was counted; if not, when the next one may come. */
export type ThrottleVerdict = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/**
 * Counts tries in the database, so that a restart forgets none. A refused try is not counted, which bounds the rows of
 * a key by its limit; rows older than the window are swept as tries come.
 */
export class Throttle {
  readonly #database: Kysely<Tables>;
  readonly #clock: Clock;
  #sweptAt = 0;

  constructor(database: Kysely<Tables>, clock: Clock = systemClock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Counts one try under every key, or none where any of them is used up; tries at once wait for each other. */
  async take(limits: readonly ThrottleLimit[]): Promise<ThrottleVerdict> {
    const now = this.#clock.now();
    await this.#sweep(now);
    const hashed = limits.map(({ key, most }) => ({ key: hashKey(key), most })).toSorted((one, other) => one.key.compare(other.key));
    return await this.#database.transaction().execute(async (transaction) => {
      // In one order for everybody, so that two tries never wait for each other.
      for (const { key } of hashed)
        await sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`.execute(transaction);
      const waits = await Promise.all(hashed.map(({ key, most }) => secondsToWait(transaction, key, most, now)));
      const retryAfterSeconds = Math.max(0, ...waits);
      if (retryAfterSeconds > 0) return { isAllowed: false, retryAfterSeconds };
      if (hashed.length > 0) {
        await transaction
          .insertInto('throttle_hits')
          .values(hashed.map(({ key }) => ({ key, at: now })))
          .execute();
      }
      return { isAllowed: true };
    });
  }

  /** Takes back every try counted under the key, for example when the right password came. */
  async forgive(key: string): Promise<void> {
    await this.#database.deleteFrom('throttle_hits').where('key', '=', hashKey(key)).execute();
  }

  async #sweep(now: Date): Promise<void> {
    if (now.getTime() - this.#sweptAt < SWEEP_MILLISECONDS) return;
    this.#sweptAt = now.getTime();
    await this.#database.deleteFrom('throttle_hits').where('at', '<=', windowStart(now)).execute();
  }
}

/** 0 where another try is allowed. */
async function secondsToWait(database: Kysely<Tables>, key: Buffer, most: number, now: Date): Promise<number> {
  const nth = await database
    .selectFrom('throttle_hits')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', windowStart(now))
    .where('at', '<=', windowEnd(now))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  if (nth === undefined) return 0;
  const milliseconds = Math.min(WINDOW_MILLISECONDS, nth.at.getTime() + WINDOW_MILLISECONDS - now.getTime());
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MILLISECONDS);
}

/** Clocks of processes differ a little; what is further ahead was counted by one that was set back since. */
function windowEnd(now: Date): Date {
  return new Date(now.getTime() + WINDOW_MILLISECONDS);
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
