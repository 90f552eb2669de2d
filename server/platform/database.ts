import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface DatabaseOptions {
  /** Connections at most; 10 when not given. */
  readonly poolSize?: number;
  /** A single statement that runs longer is cancelled by the server; 30 seconds when not given, 0 for no bound. */
  readonly statementTimeoutMilliseconds?: number;
  /** Told of connections that break while idle, which no query could report. */
  readonly onIdleError?: (error: Error) => void;
}

/** Ids stay below 2^53, so PostgreSQL's eight-byte integers are read as numbers. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, Number);

/**
 * A pool over one PostgreSQL, addressed as `postgresql://user@host/name` or, for a Unix socket,
 * `postgresql://user@/name?host=/folder`. Nothing is opened before the first query; `destroy()` closes the pool.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'futago',
    max: options.poolSize ?? 10,
    statement_timeout: options.statementTimeoutMilliseconds ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    types: parsers,
  });
  pool.on('error', (error) => {
    // Once the pool closes, a server that ends before it reads the farewell is no news.
    if (!pool.ending) options.onIdleError?.(error);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
