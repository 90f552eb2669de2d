import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { type Database, parsers } from './database.ts';
import type { Tables } from './tables.ts';

/** A session of its own, without bounds of time: for work that is long and all at once. */
export interface OneConnection {
  /** For COPY, which the builder does not know; it is within the transaction that `database` began. */
  readonly client: Client;
  readonly database: Database;
  close(): Promise<void>;
}

/** `purpose` is the name under which the server lists the session. */
export async function openOneConnection(url: string, purpose: string): Promise<OneConnection> {
  const client = new Client({ connectionString: url, application_name: purpose, types: parsers });
  // Between two queries its end would be an uncaught error; the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => lent, end: () => client.end(), options: {} };
  return { client, database: new Kysely<Tables>({ dialect: new OneConnectionDialect({ pool }) }), close: () => client.end() };
}

class OneConnectionDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new OneConnectionAdapter();
  }
}

class OneConnectionAdapter extends PostgresAdapter {
  /** The end of the session does: in a transaction that failed the statement fails too, and would hide why the first one did. */
  override async releaseMigrationLock(): Promise<void> {}
}
