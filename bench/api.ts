import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { ChapterPage } from '#graphql/generated/documents/ChapterPage.ts';
import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { WorkPage } from '#graphql/generated/documents/WorkPage.ts';
import autocannon from 'autocannon';
import { type RunningSite, startSite } from './running-site.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 2;

interface Load {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Pair {
  readonly name: string;
  readonly ours: Load;
  readonly theirs: Load;
  /** What the ratio of requests a second must reach. */
  readonly least: number;
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
  const site = await startSite();
  const bare = fork(new URL('bare-server.ts', import.meta.url));
  try {
    const [port] = (await once(bare, 'message')) as [number];
    const rows: Record<string, object> = {};
    for (const pair of await pairsOf(site, bare, `http://127.0.0.1:${port}`)) rows[pair.name] = await compare(pair);
    console.table(rows);
  } finally {
    bare.kill();
    await site.stop();
  }
}

async function pairsOf(site: RunningSite, bareServer: ChildProcess, bare: string): Promise<Pair[]> {
  const { host, port } = new URL(site.origin);
  // Node asks the system's resolver for *.localhost, which not every system answers.
  const ours = `http://127.0.0.1:${port}`;
  const { workId, chapterId } = await site.findChapter('COMIC');
  const reads = [
    { name: 'latest', ...read(HomePage, { language: 'vi', page: 1 }) },
    { name: 'work', ...read(WorkPage, { id: workId, language: 'vi', chaptersPage: 1, order: 'NEWEST_FIRST', filter: null }) },
    { name: 'chapter', ...read(ChapterPage, { workId, chapterId, language: 'vi' }) },
  ];
  let sent = 0;
  const sized = async (name: string, path: string, least: number): Promise<Pair> => {
    const load = { url: `${ours}${path}`, headers: { host, 'accept-encoding': 'br, gzip' } };
    const body = await bodyOf(load);
    bareServer.send(body.toString('base64'));
    sent += 1;
    return { name: `${name}, ${body.length} bytes`, ours: load, theirs: { url: `${bare}/bodies/${sent - 1}` }, least };
  };
  const cached = reads.map(({ name, search }) => sized(`cached ${name} / node:http`, `/graphql?${search}`, 0.5));
  const constant = postOf(`${bare}/graphql`, '{ constant }');
  const uncached = reads.map(({ name, body }) => ({
    name: `uncached ${name} / yoga`,
    ours: { url: `${ours}/graphql`, method: 'POST' as const, headers: { host, 'content-type': 'application/json' }, body },
    theirs: constant,
    least: 0.25,
  }));
  return [...(await Promise.all(cached)), await sized('first response of a work / node:http', `/comic/${workId}`, 0.7), ...uncached];
}

function read<Variables>({ name, hash, text }: PersistedDocument<unknown, Variables>, variables: Variables) {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const search = new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
  return { search, body: JSON.stringify({ query: text, variables, operationName: name }) };
}

function postOf(url: string, query: string): Load {
  return { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
}

/** The answer's body as it is sent, so that both servers send the same bytes: what they are costs the client its time. */
async function bodyOf({ url, headers = {} }: Load): Promise<Buffer> {
  const request = get(url, { headers });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream & { readonly statusCode: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  if (response.statusCode !== 200) throw new Error(`${url} answered with ${response.statusCode}.`);
  return Buffer.concat(chunks);
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
    least,
    reached: ratio >= least,
  };
}

async function measure({ url, method = 'GET', headers = {}, body }: Load): Promise<Figures> {
  const load = { url, method, headers, connections: CONNECTIONS, duration: SECONDS, ...(body === undefined ? {} : { body }) };
  const result = await autocannon(load);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
