import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { type Database, openPool } from './database.ts';
import type { Logger } from '../logging.ts';
import { lookAgain, MOST_LAG_MILLISECONDS, type ReplicaLag } from './replica-lag.ts';
import type { Tables } from './tables.ts';

export interface ReplicaOptions {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Connections to each at most. */
  readonly poolSize: number;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/** How often it is looked how far it is behind. */
const LOOK_MILLISECONDS = 500;
/** A look that takes longer says nothing any more. */
const LOOK_HOLDS_MILLISECONDS = 2000;
/** After it even a replica that is as far behind as it may be shows what was written before. */
const REST_MILLISECONDS = MOST_LAG_MILLISECONDS + LOOK_HOLDS_MILLISECONDS + LOOK_MILLISECONDS;

/**
 * Reads that may be a second old, from a streaming replica: while it is there and follows, else from the primary. A
 * statement that is under way when the replica goes fails; the next one finds the primary.
 */
export class Replica {
  /** For reading only. */
  readonly database: Database;
  readonly #log: ReplicaOptions['log'];
  readonly #primary: Pool;
  readonly #replica: Pool;
  #ahead: ReplicaLag['ahead'] = [];
  #follows = false;
  #lookedAt = 0;
  #restsUntil = 0;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor({ primaryUrl, replicaUrl, poolSize, log }: ReplicaOptions) {
    this.#log = log;
    this.#primary = openPool(primaryUrl, { poolSize });
    this.#replica = openPool(replicaUrl, { poolSize });
    this.database = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: { connect: () => this.#connect(), end: () => this.#end(), options: {} } }),
    });
  }

  /** Whether the next read goes to the replica. */
  get isUsed(): boolean {
    const now = performance.now();
    return this.#follows && now - this.#lookedAt < LOOK_HOLDS_MILLISECONDS && now >= this.#restsUntil;
  }

  /** Resolves when it is known whether the replica follows. */
  async start(): Promise<void> {
    await this.#look();
  }

  /** Reads go to the primary until the replica surely shows what is written now. */
  rest(): void {
    this.#restsUntil = performance.now() + REST_MILLISECONDS;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.database.destroy();
  }

  async #connect(): Promise<PostgresPoolClient> {
    if (!this.isUsed) return await this.#primary.connect();
    try {
      return await this.#replica.connect();
    } catch (error) {
      this.#judge(false, error);
      return await this.#primary.connect();
    }
  }

  async #look(): Promise<void> {
    try {
      const place = await readPlace(this.#primary, 'pg_current_wal_lsn()');
      const written = { at: performance.now(), place };
      const followed = await readPlace(this.#replica, 'pg_last_wal_replay_lsn()');
      this.#lookedAt = performance.now();
      const lag = lookAgain({ ahead: this.#ahead, follows: this.#follows }, { written, followed, now: this.#lookedAt });
      this.#ahead = lag.ahead;
      this.#judge(lag.follows, 'it lags');
    } catch (error) {
      this.#ahead = [];
      this.#judge(false, error);
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look(), LOOK_MILLISECONDS).unref();
  }

  #judge(follows: boolean, reason?: unknown): void {
    if (follows === this.#follows) return;
    this.#follows = follows;
    if (follows) this.#log.info('Visitors read from the replica');
    else if (!this.#isStopped) this.#log.warn({ reason: String(reason) }, 'Visitors read from the primary until the replica follows again');
  }

  async #end(): Promise<void> {
    await Promise.all([this.#primary.end(), this.#replica.end()]);
  }
}

/** A place in the log of writes, as PostgreSQL prints it: two hexadecimal numbers. */
async function readPlace(pool: Pool, expression: string): Promise<bigint> {
  const { rows } = await pool.query<{ place: string | null }>(`select ${expression}::text as place`);
  const [high, low] = (rows[0]?.place ?? '').split('/');
  if (low === undefined) throw new TypeError('it is no streaming replica');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
