import { Kysely, type LogConfig, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { PreparingClient } from './prepared-statement.ts';
import { giveUpSilentConnections } from './silent-connections.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Who is told what the database does. */
export interface DatabaseWatch {
  /** After every statement; without the values that were asked for. */
  readonly onQuery: (query: { readonly sql: string; readonly milliseconds: number; readonly isFailed: boolean }) => void;
  /** Once: how the pool's connections can be counted from then on. */
  readonly onPool: (count: () => { readonly busy: number; readonly idle: number; readonly waiting: number }) => void;
}

export interface DatabaseOptions {
  readonly watch?: DatabaseWatch | undefined;
  /** Connections at most; 10 when not given. */
  readonly poolSize?: number;
  /** A single statement that runs longer is cancelled by the server; 30 seconds when not given, 0 for no bound. */
  readonly statementTimeoutMilliseconds?: number;
  /** Between two looks after connections that something between has forgotten; 2 seconds when not given. */
  readonly lookMilliseconds?: number;
  /** Told of connections that break while idle, which no query could report. */
  readonly onIdleError?: (error: Error) => void;
}

/** Ids stay below 2^53, so PostgreSQL's eight-byte integers are read as numbers. */
export const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, Number);

/**
 * A pool over one PostgreSQL, addressed as `postgresql://user@host/name` or, for a Unix socket,
 * `postgresql://user@/name?host=/folder`. Nothing is opened before the first query; `destroy()` closes the pool.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { watch } = options;
  const pool = openPool(url, options);
  const dialect = new PostgresDialect({ pool });
  if (watch === undefined) return new Kysely<Tables>({ dialect });
  watch.onPool(() => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  const log: LogConfig = ({ level, query, queryDurationMillis }) =>
    watch.onQuery({ sql: query.sql, milliseconds: queryDurationMillis, isFailed: level === 'error' });
  return new Kysely<Tables>({ dialect, log });
}

/** Connections alone, as `openDatabase` makes them. */
export function openPool(url: string, options: Omit<DatabaseOptions, 'watch'>): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'futago',
    max: options.poolSize ?? 10,
    statement_timeout: options.statementTimeoutMilliseconds ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    types: parsers,
    Client: PreparingClient,
  });
  pool.on('error', (error) => {
    // Once the pool closes, a server that ends before it reads the farewell is no news.
    if (!pool.ending) options.onIdleError?.(error);
  });
  // A lent connection has no listener of the pool's: between two queries of its borrower its end would be an uncaught error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  giveUpSilentConnections(pool, { url, lookMilliseconds: options.lookMilliseconds ?? 2000 });
  return pool;
}
