import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { SavePositions } from '#graphql/generated/documents/SavePositions.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { ClientFleet, PUSH_SETTINGS } from './client-fleet.ts';
import { PatientClient } from './kills/patient-client.ts';
import { LoadConnection } from './load-connection.ts';
import { peakMemoryOf } from './process-memory.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { Tricklers } from './tricklers.ts';

const READERS = Number(process.env['BENCH_READERS_COUNT'] ?? 500);
const IDLE = Number(process.env['BENCH_CONNECTIONS'] ?? 10_000);
const TRICKLING = 1000;
const SECONDS = 25;
/** Of which nothing is counted: what is read first is compiled and cached. */
const WARM_SECONDS = 5;
/** Between two wishes of a reader, on average. */
const THINK_MILLISECONDS = 1000;
/** Every so many readers is signed in, and tells where they are. */
const SIGNED_IN_EVERY = 25;
const WORKS = `{ works(language: vi, order: VIEWS, perPage: 10) { items { id firstChapter { id } cover { sources { url } } } } }`;

interface KnownWork {
  readonly id: string;
  readonly firstChapter: { readonly id: string } | null;
  readonly cover: { readonly sources: readonly { readonly url: string }[] } | null;
}

/**
 * 500 readers who go from the home page to a work, a chapter and its pictures and tell where they are, beside 10,000 idle
 * connections; then the same with 1,000 connections that send a byte a second.
 */
export async function load(): Promise<void> {
  const site = await startSite(PUSH_SETTINGS);
  const fleet = new ClientFleet(IDLE);
  const tricklers = new Tricklers(site.origin, TRICKLING);
  try {
    const { items } = (await site.ask<{ works: { items: readonly KnownWork[] } }>(WORKS)).works;
    const clients = await openClients(site);
    fleet.start(Number(new URL(site.origin).port));
    await fleet.untilOpen();
    await read(site, items, clients, WARM_SECONDS);
    const alone = await read(site, items, clients, SECONDS);
    await tricklers.open();
    const beside = await read(site, items, clients, SECONDS);
    const row = ({ milliseconds, failed }: Taken): object => {
      const sorted = milliseconds.toSorted((one, other) => one - other);
      const at = (part: number): string | undefined => sorted[Math.floor(sorted.length * part)]?.toFixed(1);
      return { 'requests/s': Math.round(sorted.length / SECONDS), 'p50 ms': at(0.5), 'p99 ms': at(0.99), errors: failed };
    };
    console.table({
      [`${READERS} readers, ${IDLE} idle connections`]: row(alone),
      [`and ${tricklers.openCount} that trickle`]: row(beside),
    });
    console.table({ 'memory of the server at most, MB': { value: await peakMemoryOf(site.pid) } });
  } finally {
    tricklers.close();
    fleet.stop();
    await site.stop();
  }
}

interface Taken {
  readonly milliseconds: number[];
  failed: number;
}

async function openClients({ origin }: RunningSite): Promise<readonly PatientClient[]> {
  const clients: PatientClient[] = [];
  for (let count = 0; count < READERS / SIGNED_IN_EVERY; count += 1) {
    const client = new PatientClient({ origin, forgiveThrottle: () => wait(1000) });
    await client.register();
    clients.push(client);
  }
  return clients;
}

async function read(site: RunningSite, works: readonly KnownWork[], clients: readonly PatientClient[], seconds: number): Promise<Taken> {
  const taken: Taken = { milliseconds: [], failed: 0 };
  const end = performance.now() + seconds * 1000;
  const readers = Array.from({ length: READERS }, (_, at) => {
    const client = at % SIGNED_IN_EVERY === 0 ? clients[at / SIGNED_IN_EVERY] : undefined;
    return readOn(site, works[at % works.length], client, end, taken);
  });
  await Promise.all(readers);
  return taken;
}

async function readOn(
  { origin }: RunningSite,
  work: KnownWork | undefined,
  client: PatientClient | undefined,
  end: number,
  taken: Taken,
): Promise<void> {
  if (work?.firstChapter === null || work === undefined) throw new Error('The demo library has works without chapters.');
  const { host, port } = new URL(origin);
  const connection = new LoadConnection({ host, port: Number(port) });
  const get = (path: string) => async (): Promise<boolean> => (await connection.ask(path)).status === 200;
  const picture = work.cover?.sources[0]?.url;
  const chapter = { workId: work.id, chapterId: work.firstChapter.id };
  const wishes = [
    get('/'),
    get(`/comic/${work.id}`),
    get(`/comic/${work.id}/${chapter.chapterId}`),
    ...(picture === undefined ? [] : [get(new URL(picture, origin).pathname)]),
    ...(client === undefined ? [] : [() => tellPlace(origin, client, chapter)]),
  ];
  // Readers do not come all at once.
  await wait(Math.random() * THINK_MILLISECONDS);
  for (let turn = 0; performance.now() < end; turn += 1) {
    const begun = performance.now();
    const isAnswered = (await wishes[turn % wishes.length]?.().catch(() => false)) ?? false;
    taken.milliseconds.push(performance.now() - begun);
    if (!isAnswered) taken.failed += 1;
    await wait(THINK_MILLISECONDS * (0.5 + Math.random()));
  }
  connection.close();
}

async function tellPlace(
  origin: string,
  client: PatientClient,
  chapter: { readonly workId: string; readonly chapterId: string },
): Promise<boolean> {
  const progress = Math.random();
  const around = { before: [], after: [], contentHash: randomUUID(), elementId: 'p1', offset: 0, order: 1, count: 2 };
  const position = { ...chapter, ...around, progress, at: new Date().toISOString(), isRereading: false };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${client.token}` };
  const body = JSON.stringify({ query: SavePositions.text, variables: { positions: [position] } });
  const answer = await localFetch(`${origin}/graphql`, { method: 'POST', headers, body });
  return answer.ok && !(await answer.text()).includes('"errors"');
}
