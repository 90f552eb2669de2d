import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request as send } from 'node:http';
import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { ChapterPage } from '#graphql/generated/documents/ChapterPage.ts';
import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { WorkPage } from '#graphql/generated/documents/WorkPage.ts';
import autocannon from 'autocannon';
import { type RunningSite, startSite } from './running-site.ts';
import { FIRST_CHAPTERS, variedReads } from './varied-reads.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const CONNECTIONS = 16;
const ROUNDS = 5;
/** Of ten pairs of loads: with both starts of the site two minutes in all. */
const SECONDS = 1;

interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, one after the other over all connections; a GET without. */
  readonly bodies?: readonly string[];
}

interface Pair {
  readonly name: string;
  readonly ours: Load;
  readonly theirs: Load;
  /** What the ratio of requests a second must reach; null where it is only told. */
  readonly least: number | null;
}

interface Figures {
  readonly perSecond: number;
  readonly p99: number;
}

/**
 * Requests a second and p99 of latest updates, a work and a chapter at 16 connections, beside a bare server of the same
 * answer's size, alternating in one run; the load comes from this process, each server has its own.
 */
export async function api(): Promise<void> {
  const bare = fork(new URL('bare-server.ts', import.meta.url));
  const rows: Record<string, object> = {};
  try {
    const [port] = (await once(bare, 'message')) as [number];
    const address = `http://127.0.0.1:${port}`;
    await withSite({}, async (site) => {
      for (const pair of await cachedPairs(site, bare, address)) rows[pair.name] = await compare(pair);
      for (const pair of await uncachedPairs(site, address, 0.25)) rows[pair.name] = await compare(pair);
    });
    await withSite({ FUTAGO_GRAPHQL_CACHE_SECONDS: '0' }, async (site) => {
      for (const pair of await uncachedPairs(site, address, null)) rows[`no rows at hand: ${pair.name}`] = await compare(pair);
    });
    console.table(rows);
  } finally {
    bare.kill();
  }
}

async function withSite(settings: Readonly<Record<string, string>>, use: (site: RunningSite) => Promise<void>): Promise<void> {
  const site = await startSite(settings);
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

/** Node asks the system's resolver for *.localhost, which not every system answers. */
function addressOf({ origin }: RunningSite): { readonly address: string; readonly host: string } {
  const { host, port } = new URL(origin);
  return { address: `http://127.0.0.1:${port}`, host };
}

async function cachedPairs(site: RunningSite, bareServer: ChildProcess, bare: string): Promise<Pair[]> {
  const { address, host } = addressOf(site);
  const { workId, chapterId } = await site.findChapter('COMIC');
  let sent = 0;
  const sized = async (name: string, path: string, least: number): Promise<Pair> => {
    const load = { url: `${address}${path}`, headers: { host, 'accept-encoding': 'br, gzip' } };
    const body = await bodyOf(load);
    bareServer.send(body.toString('base64'));
    sent += 1;
    return { name: `${name}, ${body.length} bytes`, ours: load, theirs: { url: `${bare}/bodies/${sent - 1}` }, least };
  };
  const reads = [
    { name: 'latest', search: searchOf(HomePage, { language: 'vi', page: 1, period: 'DAY', isPeriodChosen: false }) },
    { name: 'work', search: searchOf(WorkPage, { id: workId, language: 'vi', ...FIRST_CHAPTERS }) },
    { name: 'chapter', search: searchOf(ChapterPage, { workId, chapterId, language: 'vi' }) },
  ];
  const cached = await Promise.all(reads.map(({ name, search }) => sized(`cached ${name} / node:http`, `/graphql?${search}`, 0.5)));
  return [...cached, await sized('first response of a work / node:http', `/comic/${workId}`, 0.7)];
}

/** The constant has as many bytes as our answers have at the mean. */
async function uncachedPairs(site: RunningSite, bare: string, least: number | null): Promise<Pair[]> {
  const { address, host } = addressOf(site);
  const pairs: Pair[] = [];
  for (const { name, bodies } of await variedReads(site)) {
    const ours = { url: `${address}/graphql`, headers: { host }, bodies };
    const sizes = await Promise.all(bodies.map(async (body) => (await bodyOf({ ...ours, bodies: [body] })).length));
    const bytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
    const query = JSON.stringify({ query: 'query ($bytes: Int!) { constant(bytes: $bytes) }', variables: { bytes } });
    const theirs = { url: `${bare}/graphql`, bodies: [query] };
    pairs.push({ name: `uncached ${name} / yoga, ${bytes} bytes`, ours, theirs, least });
  }
  return pairs;
}

function searchOf<Variables>({ name, hash }: PersistedDocument<unknown, Variables>, variables: Variables): URLSearchParams {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
}

/** The answer's body as it is sent, so that both servers send the same bytes: what they are costs the client its time. */
async function bodyOf({ url, headers = {}, bodies: [sent] = [] }: Load): Promise<Buffer> {
  const request = send(url, sent === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...JSON_BODY } });
  request.end(sent);
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream & { readonly statusCode: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  if (response.statusCode !== 200) throw new Error(`${url} answered with ${response.statusCode}.`);
  const body = Buffer.concat(chunks);
  if (body.includes('"errors":[')) throw new Error(`${url} answered with ${body.toString()}.`);
  return body;
}

async function compare({ ours, theirs, least }: Pair): Promise<object> {
  const mine: Figures[] = [];
  const bare: Figures[] = [];
  await measure(ours);
  await measure(theirs);
  for (let round = 0; round < ROUNDS; round++) {
    mine.push(await measure(ours));
    bare.push(await measure(theirs));
  }
  const ratio = median(mine.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)));
  return {
    'ours/s': Math.round(median(mine.map(({ perSecond }) => perSecond))),
    'p99 ms': median(mine.map(({ p99 }) => p99)),
    'theirs/s': Math.round(median(bare.map(({ perSecond }) => perSecond))),
    'theirs p99 ms': median(bare.map(({ p99 }) => p99)),
    ratio: Number(ratio.toFixed(3)),
    ...(least === null ? {} : { least, reached: ratio >= least }),
  };
}

async function measure({ url, headers = {}, bodies }: Load): Promise<Figures> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(bodies === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, ...JSON_BODY },
          requests: [{ setupRequest: (request) => ({ ...request, body: bodies[next++ % bodies.length] ?? '' }) }],
        }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors.`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
