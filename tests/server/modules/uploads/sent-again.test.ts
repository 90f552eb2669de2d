import { afterAll, beforeAll, expect, test } from 'vitest';
import { comicArchive, UploadsSite } from './uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { __typename } }`;

test('What is sent once more stays the draft that it is already; another number, or what was published, is another chapter.', async () => {
  const workId = await site.createWork();
  const numbersOf = async (...names: string[]) => {
    const files = await Promise.all(names.map((name) => comicArchive([52, 53], name)));
    return (await site.upload(workId, files)).chapters.map(({ id, number }) => [id, number]);
  };
  const first = await numbersOf('Sông đêm.cbz');
  expect(await numbersOf('Sông đêm.cbz')).toEqual(first);
  const [other] = await numbersOf('Chương 2.cbz');
  expect(other).toEqual([expect.not.stringMatching(`^${first[0]?.[0]}$`), '2']);
  expect(await numbersOf('Chương 2.cbz')).toEqual([other]);
  for (const [id] of [...first, ...(other ? [other] : [])]) await site.run(PUBLISH, { id }, site.lan);
  expect((await numbersOf('Sông đêm.cbz')).map(([, number]) => number)).toEqual(['3']);
});
