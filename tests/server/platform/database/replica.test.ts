import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { Replica } from '#server/platform/database/replica.ts';
import { findDebianPostgres } from '#tests/support/process/debian-programs.ts';
import { type DebianServer, startDebianPostgres, startDebianReplica } from '#tests/support/process/debian-servers.ts';
import { eventually } from '#tests/support/eventually.ts';

const programs = findDebianPostgres();
const said: unknown[] = [];
/** Logs say either words alone or words after what they are about. */
const note = (...given: readonly unknown[]): void => void said.push(given.at(-1));

describe.skipIf(programs === null)('A streaming replica of Debian’s PostgreSQL (skipped where apt cannot bring it)', () => {
  let primary: DebianServer;
  let standby: DebianServer;
  let written: Database;
  let followed: Database;
  let replica: Replica;

  beforeAll(async () => {
    primary = await startDebianPostgres(programs ?? '');
    standby = await startDebianReplica(programs ?? '', primary);
    written = openDatabase(primary.url, { poolSize: 1 });
    followed = openDatabase(standby.url, { poolSize: 1 });
    replica = new Replica({ primaryUrl: primary.url, replicaUrl: standby.url, poolSize: 2, log: { warn: note, info: note } });
    await replica.start();
  });
  afterAll(async () => {
    await replica.stop();
    await Promise.all([written.destroy(), followed.destroy()]);
    await standby.close();
    await primary.close();
  });

  /** Which of the two answers. */
  async function whoAnswers(): Promise<'replica' | 'primary'> {
    const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(replica.database);
    return rows[0]?.is_replica === true ? 'replica' : 'primary';
  }

  test('visitors read from the replica while it follows, and from the primary while it rests', async () => {
    await eventually(() => expect(replica.isUsed).toBe(true));
    expect(await whoAnswers()).toBe('replica');
    replica.rest();
    expect(await whoAnswers()).toBe('primary');
    await eventually(async () => expect(await whoAnswers()).toBe('replica'));
  });

  test('a replica that falls behind by more than a second is left until it has caught up', async () => {
    await sql`select pg_wal_replay_pause()`.execute(followed);
    await sql`create table later (id int)`.execute(written);
    await eventually(async () => expect(await whoAnswers()).toBe('primary'));
    await sql`select pg_wal_replay_resume()`.execute(followed);
    await eventually(async () => expect(await whoAnswers()).toBe('replica'));
    expect((await sql`select * from later`.execute(replica.database)).rows).toEqual([]);
  });

  test('when the replica goes the next read is answered by the primary, and it is said once', async () => {
    await followed.destroy();
    said.length = 0;
    await standby.close();
    expect([await whoAnswers(), await whoAnswers()]).toEqual(['primary', 'primary']);
    await eventually(() => expect(replica.isUsed).toBe(false));
    expect(said).toEqual(['Visitors read from the primary until the replica follows again']);
  });
});
