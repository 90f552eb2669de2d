import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSweepJob, SWEEP_JOB, sweepExpired } from '#server/modules/identity/sweep.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging.ts';
import { hashSecret } from '#server/platform/sessions/sessions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);

let testing: TestDatabase;
let userId: number;

beforeAll(async () => {
  testing = await createTestDatabase();
  const row = { email: 'lan@example.org', email_key: 'lan@example.org', name: 'Lan', password_hash: null, language: 'vi' as const };
  ({ id: userId } = await testing.database.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow());
});
afterAll(async () => {
  await testing.close();
});

async function addSession(expiresAt: Date, endedAt: Date | null): Promise<number> {
  const started_at = new Date(expiresAt.getTime() - 7 * DAY);
  const device = { device_kind: 'UNKNOWN' as const, device_browser: null, device_system: null };
  const row = { user_id: userId, started_at, expires_at: expiresAt, ended_at: endedAt, ...device };
  const { id } = await testing.database.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow();
  await testing.database
    .insertInto('session_tokens')
    .values({ token_hash: hashSecret(`session ${id}`), session_id: id })
    .execute();
  return id;
}

/** One row of every kind; used ones are swept like the others. */
async function addSecrets(name: string, sessionId: number, expires_at: Date, used_at: Date | null = null): Promise<void> {
  const { database } = testing;
  const hash = hashSecret(name);
  const nonce = { nonce_hash: hash, browser_hash: null, language: 'vi' as const };
  await database.insertInto('password_links').values({ hash, user_id: userId, expires_at, used_at }).execute();
  await database
    .insertInto('sign_in_states')
    .values({ hash, ...nonce, expires_at })
    .execute();
  await database.insertInto('handovers').values({ hash, session_id: sessionId, target_origin: 'http://ja', expires_at, used_at }).execute();
  await database
    .insertInto('link_tokens')
    .values({ hash, kind: 'OFFERED', user_id: userId, subject: name, email: 'lan@example.org', expires_at, used_at })
    .execute();
}

test('A sweep deletes what has been over for a day, sessions that ended 30 days ago, and nothing else.', async () => {
  const gone = [await addSession(ago(40 * DAY), ago(31 * DAY)), await addSession(ago(40 * DAY), ago(42 * DAY))];
  const kept = [await addSession(ago(20 * DAY), ago(29 * DAY)), await addSession(ago(-6 * DAY), ago(HOUR))];
  const forgotten = await addSession(ago(31 * DAY), null);
  const [, open = 0] = kept;
  await addSecrets('yet to come', open, ago(-HOUR));
  await addSecrets('just over', open, ago(23 * HOUR));
  await addSecrets('long over', open, ago(25 * HOUR));
  await addSecrets('used and long over', open, ago(25 * HOUR), ago(26 * HOUR));
  await sweepExpired(testing.database, { now: () => NOW });
  const left = [hashSecret('just over'), hashSecret('yet to come')].map((hash) => hash.toString('hex')).toSorted();
  for (const table of ['link_tokens', 'password_links', 'sign_in_states', 'handovers'] as const) {
    const rows = await testing.database.selectFrom(table).select('hash').execute();
    expect(rows.map(({ hash }) => hash.toString('hex')).toSorted(), table).toEqual(left);
  }
  const sessions = await testing.database.selectFrom('sessions').select('id').orderBy('id').execute();
  expect(sessions.map(({ id }) => id)).toEqual(kept);
  const tokens = await testing.database.selectFrom('session_tokens').select('session_id').orderBy('session_id').execute();
  expect(tokens.map(({ session_id }) => session_id)).toEqual(kept);
  expect(kept).not.toContain([...gone, forgotten]);
});

test('The sweep runs every day, and once at the next start where days were missed.', async () => {
  const log = createLogger('silent');
  const options = { url: testing.url, log, isWorker: true, pollingSeconds: 0.5 };
  const first = await startJobs(options);
  await startSweepJob(first, async () => {});
  await first.stop();
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(testing.database);
  expect(rows).toEqual([{ name: SWEEP_JOB.name, cron: '0 20 * * *', timezone: 'UTC' }]);
  await sql`update pgboss.schedule set created_on = now() - interval '5 days'`.execute(testing.database);
  await sql`update pgboss.version set cron_on = now() - interval '3 days'`.execute(testing.database);
  const second = await startJobs(options);
  const { promise: swept, resolve } = Promise.withResolvers<void>();
  await startSweepJob(second, async () => resolve());
  await swept;
  await second.stop();
}, 30_000);
