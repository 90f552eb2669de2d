import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { operatorSettings } from '#tests/e2e/site/operator.ts';
import { forgetProfiles, newProfile, start, visit } from '#tests/e2e/browser/profiles.ts';
import { chapterOf, find, libraryOf, site, taken } from '#tests/e2e/browser/reader.ts';

/** What is hidden is gone everywhere by then; running servers hear of it at once. */
const A_MINUTE = { timeout: 60_000, interval: 100 };

let folder: string;
let work: {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly chapters: readonly string[];
  readonly twin: string;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-hidden-'));
  const found = find(await libraryOf('vi'), ({ format, isSensitive, twins }) => format === 'COMIC' && !isSensitive && twins.length > 0);
  const path = `/comic/${found.id}`;
  work = {
    id: found.id,
    title: found.title,
    path,
    chapters: [0, 1, 2].map((index) => chapterOf(found, index)),
    twin: `/comic/${found.twins[0]?.id}`,
  };
});
afterEach(async () => {
  await futago('show', work.id);
  await forgetProfiles();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function futago(...words: string[]): Promise<void> {
  const complained: string[] = [];
  const terminal = { say: () => undefined, complain: (line: string) => complained.push(line) };
  const environment = { ...operatorSettings(folder), FUTAGO_LOG_LEVEL: 'silent' };
  expect([await runCommandLine(words, terminal, environment), complained]).toEqual([0, []]);
}

/** Where somebody who asks anew still finds the work. */
async function placesOf(picture: string): Promise<readonly string[]> {
  const link = new RegExp(`(?:"|${site.vi})${work.path}["<]`);
  const lists = ['/', '/genres', '/ranking', `/search?q=${encodeURIComponent(work.title)}`, '/feeds/latest.atom', '/sitemap/works-0.xml'];
  const found = await Promise.all([
    ...[...lists.map((path) => site.vi + path), site.ja + work.twin].map(async (address) =>
      link.test(await textOf(address)) ? address : [],
    ),
    ...[work.path, chapterAt(0), `/feeds${work.path}.atom`, picture].map(async (path) =>
      (await localFetch(site.vi + path)).status === 404 ? [] : site.vi + path,
    ),
  ]);
  return found.flat();
}

async function textOf(address: string): Promise<string> {
  return await (await localFetch(address)).text();
}

const chapterAt = (index: number): string => work.chapters[index] ?? '';

const heading = (page: Page): Promise<string | null> => page.locator('h1').first().textContent();

test('What an operator hides is gone within a minute: for who asks anew, for who reads it, and from what a browser kept for times without a network.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}${chapterAt(0)}`);
  const picture = await page
    .locator('main img[src*="/pictures/"]')
    .first()
    .evaluate((img) => new URL((img as HTMLImageElement).currentSrc).pathname);
  await visit(page, `${site.vi}${work.path}`);
  expect(await heading(page)).toContain(work.title);
  const shown = await placesOf(picture);
  expect(shown).toEqual(
    expect.arrayContaining(
      [work.path, chapterAt(0), `/feeds${work.path}.atom`, picture, '/sitemap/works-0.xml']
        .map((path) => site.vi + path)
        .concat(site.ja + work.twin),
    ),
  );
  await context.setOffline(true);
  await visit(page, `${site.vi}${work.path}`);
  expect(await heading(page)).toContain(work.title);
  await context.setOffline(false);
  await futago('hide', work.id);
  await expect.poll(() => placesOf(picture), A_MINUTE).toEqual([]);
  const answer = await page.goto(`${site.vi}${work.path}`);
  expect(answer?.status()).toBe(404);
  await context.setOffline(true);
  await expect
    .poll(async () => {
      await page.goto(`${site.vi}${work.path}`);
      return await heading(page);
    })
    .toBe('Mất kết nối');
  await context.setOffline(false);
  await futago('show', work.id);
  await expect.poll(() => placesOf(picture), A_MINUTE).toEqual(shown);
});

test('Where the next chapter was hidden while the reader was in this one, the one after it comes next; an old link to it says how to go on.', async () => {
  const { page } = await start(await newProfile());
  await visit(page, `${site.vi}${chapterAt(0)}`);
  const hidden = chapterAt(1).replace('/comic/', '');
  await futago('hide', hidden);
  try {
    await expect.poll(async () => (await localFetch(site.vi + chapterAt(1))).status, A_MINUTE).toBe(404);
    await page.locator('[data-page="end"]').evaluate((end) => {
      dispatchEvent(new WheelEvent('wheel'));
      end.scrollIntoView({ behavior: 'instant' });
    });
    const leads = async (index: number) => (await page.locator(`[data-page="end"] a[href="${chapterAt(index)}"]`).count()) > 0;
    await expect.poll(async () => [await leads(1), await leads(2)]).toEqual([false, true]);
    await page.goto(site.vi + chapterAt(1));
    await taken(page);
    await page.locator('main').getByRole('link', { name: 'Về trang truyện' }).click();
    await page.waitForURL(site.vi + work.path);
  } finally {
    await futago('show', hidden);
  }
});
