import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { PagesRepository } from '#server/modules/pages/pages.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let testing: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  testing = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'futago-page-'));
  file = join(folder, 'about.md');
  await writeFile(file, '# Giới thiệu\n\nMột trang về chúng tôi.\n');
});
afterAll(async () => {
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});

async function page(...words: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(['page', ...words], terminal, environment), said, complained };
}

test('a page is set, shown, listed, replaced and removed', async () => {
  expect(await page('set', 'vi', 'gioi-thieu', file)).toEqual({ code: 0, said: ['http://vi.localhost:3000/gioi-thieu'], complained: [] });
  expect((await page('show', 'vi', 'gioi-thieu')).said).toEqual(['# Giới thiệu\n\nMột trang về chúng tôi.']);
  expect((await page('list')).said).toEqual([expect.stringMatching(/^vi\tgioi-thieu\t\S+Z\tGiới thiệu$/)]);
  await writeFile(file, '# Về chúng tôi\n\nKhác.\n');
  await page('set', 'vi', 'gioi-thieu', file);
  const kept = await new PagesRepository(testing.database).find({ language: 'vi', slug: 'gioi-thieu' });
  expect(kept).toEqual({
    slug: 'gioi-thieu',
    title: 'Về chúng tôi',
    description: 'Khác.',
    document: { blocks: [{ kind: 'paragraph', runs: ['Khác.'] }] },
    updatedAt: expect.any(Date) as Date,
  });
  expect(await page('remove', 'vi', 'gioi-thieu')).toEqual({ code: 0, said: [], complained: [] });
  expect((await page('list')).said).toEqual([]);
});

test('a file that is no page changes nothing', async () => {
  const wrong = join(folder, 'wrong.md');
  await writeFile(wrong, '# A\n\n[x](javascript:alert(1))\n');
  const { code, complained } = await page('set', 'ja', 'about', wrong);
  expect([code, complained[0]]).toEqual([
    1,
    expect.stringContaining('was not taken. Line 3: The link to "javascript:alert(1)" leads nowhere safe'),
  ]);
  await writeFile(wrong, Buffer.from([0x23, 0x20, 0xff, 0xfe]));
  expect((await page('set', 'ja', 'about', wrong)).complained[0]).toContain('is not UTF-8 text.');
  expect((await page('set', 'ja', 'about', join(folder, 'none.md'))).complained[0]).toContain('cannot be read (ENOENT).');
  expect((await page('list')).said).toEqual([]);
});

test.each([
  [[], 'Say what to do: set, show, remove, list.'],
  [['set', 'vi', 'a'], 'futago page set takes 3 words after it, not 2.'],
  [['show', 'fr', 'a'], 'The site is vi or ja, not "fr".'],
  [['show', 'vi', 'A b'], '"A b" is no slug: use small letters, digits and single hyphens, at most 80 in all.'],
  [['set', 'vi', 'genres', 'x.md'], '/genres is an address of the site itself; choose another slug.'],
  [['remove', 'vi', 'none'], 'The site vi has no page /none.'],
])('refuses %j with a sentence', async (words, sentence) => {
  expect(await page(...words)).toEqual({ code: 1, said: [], complained: [`${sentence}\nfutago page --help says more.`] });
});
