import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { urlOfDatabase } from './database-url.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server and the migrated database that every test database is copied from. */
    postgres: { url: string; template: string };
  }
}

export interface TestDatabase {
  readonly name: string;
  readonly database: Database;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A migrated, empty database of one's own on the real PostgreSQL of this run (tests/support/database/postgres.global-setup.ts).
 * Take it in `beforeAll`, close it in `afterAll`; closing drops it. It may also be the copy of another one that nobody is connected to.
 */
export async function createTestDatabase(template = inject('postgres').template): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `futago_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `create database ${name} template ${template}`);
  const url = urlOfDatabase(server.url, name);
  const database = openDatabase(url, { poolSize: 5 });
  return {
    name,
    database,
    url,
    close: async () => {
      await database.destroy();
      await dropDatabase(server.url, name);
    },
  };
}

/** A worker of the server that looks at the database just then may not be ended by us: it is gone a moment later. */
async function dropDatabase(url: string, name: string, triesLeft = 20): Promise<void> {
  try {
    await onServer(url, `drop database ${name} with (force)`);
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    await dropDatabase(url, name, triesLeft - 1);
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
