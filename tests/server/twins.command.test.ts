import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { hearNotices } from '#tests/support/database/heard-notices.ts';
import { type CommandResult, runFutago } from '#tests/support/site/operator-commands.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
let folder: string;

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  folder = await mkdtemp(join(tmpdir(), 'futago-twins-'));
});
afterAll(async () => {
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});

const futago = (...words: string[]): Promise<CommandResult> => runFutago(['twins', ...words], testing.url, folder);

test('Twins are listed, made, and parted, chapters of equal numbers together; running servers are told what changed.', async () => {
  const { viComic, jaComic, viNovel, jaNovel } = seeded;
  const heard = await hearNotices(testing);
  const comics = `${viComic.id}\t${jaComic.id}\t3\tLồng đèn cá chép\t鯉の灯籠`;
  const novels = `${viNovel.id}\t${jaNovel.id}\t1\tTrăm hai mươi đêm\t消えない灯`;
  expect((await futago('list')).said).toEqual([comics]);
  const named = [`http://ja.localhost:3000/comic/${jaNovel.id}`, String(viNovel.id)] as const;
  const both = '"消えない灯" and "Trăm hai mươi đêm"';
  expect(await futago('link', ...named)).toEqual({ code: 0, said: [`${both} are twins.`], complained: [] });
  expect((await futago('link', ...named)).said).toEqual([`${both} were twins already.`]);
  expect((await futago('list')).said).toEqual([comics, novels]);
  expect((await futago('part', ...named)).said).toEqual([`${both} are no twins.`]);
  expect((await futago('part', ...named)).said).toEqual([`${both} were no twins already.`]);
  expect((await futago('list')).said).toEqual([comics]);
  await expect.poll(() => heard.topics).toEqual(['contentChanged', 'contentChanged']);
  await heard.close();
});

test('Works of one language, and what names no work, are refused with a sentence.', async () => {
  const { viComic, viNovel } = seeded;
  const wrong = [[], ['link', '1'], ['link', 'x', '1'], ['link', '1', '999999'], ['link', String(viComic.id), String(viNovel.id)]];
  const answers: CommandResult[] = [];
  for (const words of wrong) answers.push(await futago(...words));
  expect(answers.map(({ code, complained }) => [code, complained[0]?.split('\n')[0]])).toEqual([
    [1, 'Say list, or link or part and two works, by their numbers or their addresses.'],
    [1, 'Say list, or link or part and two works, by their numbers or their addresses.'],
    [1, '"x" names no work: give the number in its address, or the address.'],
    [1, 'There is no work 999999.'],
    [1, 'Twins are one work in Vietnamese and one in Japanese; these are of one language.'],
  ]);
});
