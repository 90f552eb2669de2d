import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { runningPostgresUrl } from '#server/platform/postgres/embedded-postgres.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { KilledSite } from './kills/killed-site.ts';
import { PatientClient } from './kills/patient-client.ts';
import { Uploader } from './kills/uploader.ts';
import { Commenter, Follower, type KnownWork, Placer, Revoker, type Writer } from './kills/writers.ts';

const KILLS = Number(process.env['KILLS'] ?? 300);
const PORT = Number(process.env['BENCH_PORT'] ?? 3900);
const FOLDER = process.env['BENCH_FOLDER'] ?? join(tmpdir(), 'futago-bench');
/** Every so many kills the database is killed with the server. */
const WITH_DATABASE_EVERY = 3;
/** How long the server writes before it is killed, at least and at most. */
const [LEAST_MILLISECONDS, MOST_MILLISECONDS] = [100, 1100];
const WORKS = `{ works(language: vi, order: VIEWS, perPage: 20) { items { id firstChapter { id } } } }`;

/**
 * kill -9 of the server, and each third time of its database too, while readers comment, read, follow, sign in and out and upload:
 * what was acknowledged and is lost, what was done twice, and how soon the server is ready again. Comments that get a new key with
 * each try show what the keys are for.
 */
export async function kills(): Promise<void> {
  const site = new KilledSite({ dataFolder: join(FOLDER, 'kills'), port: PORT });
  await site.start();
  try {
    const writers = await openWriters(site);
    let isOver = false;
    const written = Promise.all(writers.map((writer) => writer.run(() => isOver)));
    printStarts(await Promise.race([killAgainAndAgain(site), written.then(() => [])]));
    isOver = true;
    await written;
    await withDatabase(site, (database) => printWriters(writers, database));
  } finally {
    await site.stop();
  }
}

interface Start {
  readonly isWithDatabase: boolean;
  readonly milliseconds: number;
}

async function killAgainAndAgain(site: KilledSite): Promise<readonly Start[]> {
  const starts: Start[] = [];
  for (let count = 1; count <= KILLS; count += 1) {
    await wait(LEAST_MILLISECONDS + Math.random() * (MOST_MILLISECONDS - LEAST_MILLISECONDS));
    const isWithDatabase = count % WITH_DATABASE_EVERY === 0;
    await site.kill(isWithDatabase);
    starts.push({ isWithDatabase, milliseconds: await site.start() });
  }
  return starts;
}

async function openWriters(site: KilledSite): Promise<readonly Writer[]> {
  const works = await knownWorks(site);
  const [work] = works;
  if (work === undefined) throw new Error('The demo library has no work to write about.');
  const forgiveThrottle = (): Promise<void> =>
    withDatabase(site, async (database) => void (await database.deleteFrom('throttle_hits').execute())).catch(() => undefined);
  const client = (): PatientClient => new PatientClient({ origin: site.origin, forgiveThrottle });
  const writers = [
    ...Array.from({ length: 3 }, () => new Commenter(client(), work, { isKeyed: true })),
    ...Array.from({ length: 3 }, () => new Commenter(client(), work, { isKeyed: false })),
    ...Array.from({ length: 2 }, () => new Placer(client(), work)),
    ...Array.from({ length: 2 }, () => new Follower(client(), works)),
    new Revoker(client()),
    ...Array.from({ length: 3 }, () => new Uploader(client())),
  ];
  for (const writer of writers) await writer.client.register();
  return writers;
}

interface ListedWork {
  readonly id: string;
  readonly firstChapter: { readonly id: string } | null;
}

async function knownWorks({ origin }: KilledSite): Promise<readonly KnownWork[]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await localFetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: WORKS }) });
  const { data } = (await answer.json()) as { data: { works: { items: readonly ListedWork[] } } };
  return data.works.items.flatMap(({ id, firstChapter }) => (firstChapter === null ? [] : [{ workId: id, chapterId: firstChapter.id }]));
}

async function withDatabase(site: KilledSite, use: (database: Database) => Promise<void>): Promise<void> {
  const url = await runningPostgresUrl(site.dataFolder);
  if (url === null) throw new Error('The database does not run.');
  const database = openDatabase(url);
  try {
    await use(database);
  } finally {
    await database.destroy();
  }
}

async function printWriters(writers: readonly Writer[], database: Database): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const writer of writers) {
    const { acknowledged, lost, doubled } = await writer.compare(database);
    const row = rows[writer.kind] ?? { acknowledged: 0, 'sent again': 0, lost: 0, doubled: 0 };
    rows[writer.kind] = {
      acknowledged: (row['acknowledged'] ?? 0) + acknowledged,
      'sent again': (row['sent again'] ?? 0) + writer.client.repeated,
      lost: (row['lost'] ?? 0) + lost,
      doubled: (row['doubled'] ?? 0) + doubled,
    };
  }
  console.table(rows);
}

function printStarts(starts: readonly Start[]): void {
  const rows: Record<string, object> = {};
  for (const [name, isWithDatabase] of [
    ['server', false],
    ['server and database', true],
  ] as const) {
    const sorted = starts
      .filter((start) => start.isWithDatabase === isWithDatabase)
      .map(({ milliseconds }) => Math.round(milliseconds))
      .toSorted((one, other) => one - other);
    const at = (part: number): number | undefined => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    rows[name] = { kills: sorted.length, 'ready again, p50 ms': at(0.5), 'p99 ms': at(0.99), 'worst ms': sorted.at(-1) };
  }
  console.table(rows);
}
