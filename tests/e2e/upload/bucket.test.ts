import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type FakeStore, startFakeStore } from '#tests/server/platform/s3/fake-store.ts';
import { urlOfDatabase } from '#tests/support/database/database-url.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { register } from '#tests/e2e/browser/accounts.ts';
import { DESKTOP, leaveBrowser, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';
import { type SecondSite, startSecondSite } from '#tests/e2e/site/second-site.ts';

const PAGES = new URL('../../../dist/library/tiem-sach-ngay-mua/01/', import.meta.url);
const DATABASE = 'futago_bucket';
const TITLE = 'Truyện trong kho';

let browser: Browser;
let folder: string;
let administrator: Database;
let [store, stranger]: FakeStore[] = [];
let own: SecondSite;

/** A site of its own over an empty database of its own, with its pictures and uploads in a bucket. */
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'futago-bucket-'));
  const pages = [site.vi, site.ja].map((origin) => Object.assign(new URL(origin), { port: String(site.secondPort) }).origin);
  [store, stranger] = await Promise.all([startFakeStore(pages), startFakeStore(pages)]);
  administrator = openDatabase(site.administratorUrl);
  await sql`drop database if exists ${sql.id(DATABASE)} with (force)`.execute(administrator);
  await sql`create database ${sql.id(DATABASE)} owner futago`.execute(administrator);
  const url = urlOfDatabase(site.databaseUrl, DATABASE);
  await migrateWithoutLibrary(site.databaseUrl, url);
  own = await startSecondSite({
    DATABASE_URL: url,
    FUTAGO_DATA_FOLDER: folder,
    FUTAGO_TRUSTED_PROXIES: '1',
    FUTAGO_PICTURES_AVIF: 'false',
    FUTAGO_PICTURES_BUCKET_URL: store.url,
  });
});
afterAll(async () => {
  await own.stop();
  await leaveBrowser(browser);
  await sql`drop database ${sql.id(DATABASE)} with (force)`.execute(administrator);
  await administrator.destroy();
  await Promise.all([store?.close(), stranger?.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** The library counts as taken in. */
async function migrateWithoutLibrary(shared: string, url: string): Promise<void> {
  const [from, to] = [openDatabase(shared), openDatabase(url)];
  try {
    await migrate(to);
    await to
      .insertInto('import_stamps')
      .values(await from.selectFrom('import_stamps').selectAll().execute())
      .execute();
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
  }
}

async function comic(): Promise<string> {
  const names = (await readdir(PAGES)).filter((name) => name.endsWith('.png'));
  const entries = await Promise.all(names.map(async (name) => ({ name, content: await readFile(new URL(name, PAGES)), isStored: true })));
  const file = join(folder, `${TITLE}.cbz`);
  await writeFile(file, makeZip(entries));
  return file;
}

/** What became of a request that the page makes, and which rule of the policy it broke. */
function ask(address: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const broken: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => broken.push(effectiveDirective));
    void fetch(address, { method: 'PUT' }).then(
      ({ status }) => resolve([String(status), ...broken]),
      () => setTimeout(() => resolve(['failed', ...broken])),
    );
  });
}

test('With a bucket the browser puts its pieces there itself, by signed addresses, and the chapter is read from it.', async () => {
  // The store allows one header, and would refuse that of the reader's network.
  const reader = await newReader(browser, { ...DESKTOP, extraHTTPHeaders: {} });
  await register(reader, { origin: own.vi });
  await reader.open(`${own.vi}/user/upload`);
  const { page } = reader;
  await page.getByRole('heading', { name: 'Đăng truyện' }).waitFor();
  await page.waitForLoadState('networkidle');
  const patched: string[] = [];
  const placed: URL[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && (request.postDataBuffer()?.length ?? 0) > 0) patched.push(request.url());
    if (request.method() === 'PUT') placed.push(new URL(request.url()));
  });
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(await comic());
  await page.getByRole('link', { name: 'Xem lại và đăng' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Đăng ngay' }).click();
  await page.getByRole('link', { name: 'Đọc thử' }).click();
  await page.waitForURL(/\/comic\/\d+\/\d+/);
  const widthOfFirst = () =>
    page
      .locator('main img')
      .first()
      .evaluate((img) => (img as HTMLImageElement).naturalWidth);
  await expect.poll(widthOfFirst).toBeGreaterThan(100);
  const { origin } = new URL(store?.url ?? '');
  expect(patched).toEqual([]);
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.every((url) => url.origin === origin && url.searchParams.has('X-Amz-Signature'))).toBe(true);
  const kept = [...(store?.objects.keys() ?? [])];
  expect([kept.filter((name) => name.includes('/uploads/')), kept.some((name) => name.includes('/pictures/'))]).toEqual([[], true]);
  expect(reader.complaints).toEqual([]);

  const elsewhere = new URL(stranger?.url ?? '').origin;
  expect([await page.evaluate(ask, `${origin}/bucket/x`), await page.evaluate(ask, `${elsewhere}/bucket/x`)]).toEqual([
    ['403'],
    ['failed', 'connect-src'],
  ]);
  expect(stranger?.asked).toEqual([]);
  await reader.leave();
});
