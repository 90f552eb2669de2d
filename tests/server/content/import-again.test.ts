import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importPaths } from '#server/content/import-run.ts';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { createTestStore, page, type TestStore } from '#tests/support/files/content-store.ts';

let test: TestStore;
let sources: string;
beforeEach(async () => {
  test = await createTestStore();
  sources = await mkdtemp(join(tmpdir(), 'futago-again-'));
});
afterEach(async () => {
  await test.close();
  await rm(sources, { recursive: true, force: true });
});

async function put(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(sources, path)), { recursive: true });
  await writeFile(join(sources, path), content);
}

async function putPage(folder: string, shade: number): Promise<void> {
  await put(`${folder}/1.png`, await (await page(shade)).read());
}

async function putChapter(name: string, shade: number): Promise<void> {
  for (const at of [1, 2, 3]) await put(`work/${name}/${at}.png`, await (await page(shade * 10 + at)).read());
}

/** Imports all, and says what became of the work and its chapters, by the numbers of their rows. */
async function importAll(): Promise<readonly string[]> {
  const { works } = await importPaths([join(sources, 'work')], { language: 'vi', format: null }, test.store);
  const rows = await test.database
    .selectFrom('chapters')
    .select(['id', 'number', 'title'])
    .orderBy('work_id')
    .orderBy('position')
    .execute();
  return [...works.map(({ outcome }) => outcome), ...rows.map(({ id, number, title }) => `${id}: ${Number(number)} ${title ?? '-'}`)];
}

it('An extra beside numbered chapters takes their numbers from none of them, also when it comes later or goes.', async () => {
  for (const [folder, shade] of [
    ['09', 9],
    ['10', 10],
  ] as const)
    await putPage(`work/${folder}`, shade);
  expect(await importAll()).toEqual(['imported', '1: 9 -', '2: 10 -']);
  await putPage('work/Extra', 99);
  expect(await importAll()).toEqual(['updated', '1: 9 -', '2: 10 -', '3: 11 Extra']);
  await putPage('work/11', 11);
  expect(await importAll()).toEqual(['updated', '1: 9 -', '2: 10 -', '4: 11 -', '3: 12 Extra']);
});

it('Chapters stay what they are when a volume comes that counts from 1 again.', async () => {
  for (const [folder, shade] of [
    ['Vol 1/Ch 1', 1],
    ['Vol 1/Ch 2', 2],
  ] as const)
    await putPage(`work/${folder}`, shade);
  expect(await importAll()).toEqual(['imported', '1: 1 -', '2: 2 -']);
  await putPage('work/Vol 2/Ch 1', 3);
  expect(await importAll()).toEqual(['updated', '1: 1 -', '2: 2 -', '3: 3 -']);
});

it('Chapters of texts stay what they are when a file comes, or is called otherwise.', async () => {
  await put('work/01.txt', 'Chương 1: Mưa\n\nĐêm thứ nhất, trời mưa to.\n\nChương 2: Gió\n\nĐêm thứ hai, gió thổi mạnh.\n');
  expect(await importAll()).toEqual(['imported', '1: 1 Chương 1: Mưa', '2: 2 Chương 2: Gió']);
  await put('work/02.txt', 'Chương 3: Nắng\n\nSáng hôm sau, trời lại nắng.\n');
  expect(await importAll()).toEqual(['updated', '1: 1 Chương 1: Mưa', '2: 2 Chương 2: Gió', '3: 3 Chương 3: Nắng']);
  await rename(join(sources, 'work/02.txt'), join(sources, 'work/03.txt'));
  expect(await importAll()).toEqual(['unchanged', '1: 1 Chương 1: Mưa', '2: 2 Chương 2: Gió', '3: 3 Chương 3: Nắng']);
});

it('A chapter that an operator has hidden stays hidden when its file is called otherwise.', async () => {
  for (const [folder, shade] of [
    ['Vol 1/Ch 1', 1],
    ['Vol 1/Ch 2', 2],
  ] as const)
    await putPage(`work/${folder}`, shade);
  await importAll();
  await new ModerationRepository(test.database).judge({ workId: 1, chapterId: 2, isHidden: true, reason: '', byWhom: 'test' });
  await putPage('work/Vol 2/Ch 1', 3);
  expect(await importAll()).toEqual(['updated', '1: 1 -', '3: 3 -', '2: 2 -']);
});

it('Chapters stay what they are when one comes between them and the files behind it are counted on.', async () => {
  for (const [name, shade] of [
    ['01', 1],
    ['02', 2],
    ['03', 3],
  ] as const)
    await putChapter(name, shade);
  expect(await importAll()).toEqual(['imported', '1: 1 -', '2: 2 -', '3: 3 -']);
  for (const [from, to] of [
    ['03', '04'],
    ['02', '03'],
  ] as const)
    await rename(join(sources, `work/${from}`), join(sources, `work/${to}`));
  await putChapter('02', 9);
  expect(await importAll()).toEqual(['updated', '1: 1 -', '4: 2 -', '2: 3 -', '3: 4 -']);
  expect(await importAll()).toEqual(['unchanged', '1: 1 -', '4: 2 -', '2: 3 -', '3: 4 -']);
  await putChapter('02', 8);
  expect(await importAll()).toEqual(['updated', '1: 1 -', '4: 2 -', '2: 3 -', '3: 4 -']);
});
