import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FirstResponder } from '#server/http/pages/first-responder.ts';
import { OperationFailed } from '#server/http/graphql/execute-operation.ts';
import { createFirstResponder, type ExecuteInProcess } from '#server/http/pages/first-response.ts';
import { WorkQueue } from '#server/http/work-queue.ts';
import { defaultConfig } from '#server/platform/config/config.ts';

const NO_FILES = { js: [], css: [] };
/** Says of each page how many were rendered before it; one of them asks for data. */
const RENDERER = `let count = 0;
export const createRenderer = () => async ({ path, execute }) => {
  const status = path === '/asks' ? await execute({}, {}).then(() => 200, () => 500) : 200;
  return { kind: 'page', status, html: String(count++), scriptHashes: [], styleHashes: [] };
};`;

const { sites } = defaultConfig('data');
let folder: string;
let pages: FirstResponder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-first-response-'));
  const built = join(folder, 'first-response');
  await mkdir(built);
  await writeFile(join(built, 'assets.json'), JSON.stringify({ entry: NO_FILES, routes: {}, parts: {}, catalogs: {}, build: 'b' }));
  for (const name of ['early-script', 'early-text-script', 'held-start']) await writeFile(join(built, `${name}.js`), '');
  await writeFile(join(built, 'first-response.mjs'), RENDERER);
  pages = await openPages(async () => Promise.reject(new Error('No page asks for data here.')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function openPages(execute: () => Promise<unknown>): Promise<FirstResponder> {
  return createFirstResponder({
    distFolder: folder,
    sites,
    realtime: { key: 'key', cluster: 'c', host: null, port: null, forceTLS: null, authEndpoint: '/auth' },
    execute: execute as ExecuteInProcess,
    queue: new WorkQueue({ atOnce: 4, waiting: 4, waitMilliseconds: 1000 }),
    store: null,
  });
}

async function rendered(path: string): Promise<string> {
  const request = { site: sites.vi, path, isInspected: false };
  const answer = pages.peek(request) ?? (await pages.respond(request));
  return answer.variants.identity.body.toString();
}

/** Of those paths, the ones whose pages are made anew after that. */
async function renewed(paths: readonly string[], change: () => void): Promise<readonly string[]> {
  const before = new Map<string, string>();
  for (const path of paths) before.set(path, await rendered(path));
  change();
  const found: string[] = [];
  for (const path of paths) if ((await rendered(path)) !== before.get(path)) found.push(path);
  return found;
}

test('What is said of a work makes its own page anew, and what is published those of its chapters too.', async () => {
  const own = ['/comic/12', '/comic/12?page=2'];
  const chapters = ['/comic/12/345', '/comic/12/345?p=3'];
  const paths = [...own, ...chapters, '/comic/123', '/comic/1/12', '/'];
  expect(await renewed(paths, () => {})).toEqual([]);
  expect(await renewed(paths, () => pages.forgetWork(12, 'itself'))).toEqual(own);
  expect(await renewed(paths, () => pages.forgetWork(12, 'chapters'))).toEqual([...own, ...chapters]);
  expect(await renewed(paths, () => pages.forget())).toEqual(paths);
});

test.each([
  ['ended well', async () => null, 200, undefined],
  ['failed', async () => Promise.reject(new OperationFailed('HomePage', ['no'], [], false)), 500, undefined],
  ['found no database', async () => Promise.reject(new OperationFailed('HomePage', ['no'], [], true)), 503, '5'],
])('A page whose operation %s is answered by status and Retry-After.', async (_how, execute, status, retryAfter) => {
  const answer = await (await openPages(execute)).respond({ site: sites.vi, path: '/asks', isInspected: false });
  const { headers } = answer.variants.identity;
  const at = headers.indexOf('retry-after');
  expect([answer.status, at === -1 ? undefined : headers[at + 1]]).toEqual([status, retryAfter]);
});
