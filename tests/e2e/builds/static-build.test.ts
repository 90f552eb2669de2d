import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#tests/architecture/source-files.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { DESKTOP, leaveBrowser, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

let browser: Browser;
let host: Server;
let origin = '';

/** Any host of files: what it does not have is the one page; operations and pictures are the API host's. */
beforeAll(async () => {
  browser = await openBrowser();
  host = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = /^\/(graphql|pictures)\b/.test(path) ? fromApiHost(path) : fromFiles(path);
    void answer.then(({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await leaveBrowser(browser);
  host.close();
});

async function fromApiHost(path: string): Promise<{ type: string; body: Buffer }> {
  const answer = await localFetch(site.ja + path);
  return { type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
}

async function fromFiles(address: string): Promise<{ type: string; body: Buffer }> {
  const path = new URL(address, origin).pathname;
  const file = extname(path) === '' ? 'index.html' : path;
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: await readFile(join(ROOT, 'dist/web', file)) };
}

test('The static build draws a page from nothing, in the language of the browser, and follows links.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, locale: 'ja-JP' });
  const { page } = reader;
  await reader.open(`${origin}/`);
  expect(await page.getAttribute('html', 'lang')).toBe('ja');
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/comic\/\d+$/);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
