import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { picture, UploadsSite } from './uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { __typename } }`;
const SEEN = `query ($id: ID!) { viewer { ownWork(id: $id) {
  isHidden work { __typename } chapters { items { number state isHidden chapter { __typename } } } } } }`;

/** What readers see of the work's first chapter that is published. */
async function publicRow(ownWorkId: string) {
  return await site.test.database
    .selectFrom('own_chapters')
    .innerJoin('chapters', 'chapters.id', 'chapter_id')
    .select(['chapters.id as chapterId', 'work_id as workId'])
    .where('own_work_id', '=', Number(ownWorkId))
    .executeTakeFirstOrThrow();
}

async function hide(thing: { readonly workId: number; readonly chapterId: number | null }, isHidden: boolean): Promise<void> {
  await new ModerationRepository(site.test.database).judge({ ...thing, isHidden, reason: '', byWhom: 'an' });
}

test('An owner is told what of a work an operator has hidden, and what not; a draft is hidden by nobody.', async () => {
  const id = await site.createWork();
  const { chapters } = await site.upload(id, [{ name: '1.png', content: await picture(1) }]);
  await site.upload(id, [{ name: '2.png', content: await picture(2) }]);
  const seen = async (): Promise<unknown> => {
    site.site.api.forget();
    const { viewer } = await site.run<{ viewer: { ownWork: { isHidden: boolean; work: unknown; chapters: { items: object[] } } } }>(
      SEEN,
      { id },
      site.lan,
    );
    const { isHidden, work, chapters: own } = viewer.ownWork;
    return [isHidden, work !== null, own.items];
  };
  const draft = { number: '2', state: 'DRAFT', isHidden: false, chapter: null };
  const first = { number: '1', state: 'PUBLISHED', isHidden: false, chapter: { __typename: 'Chapter' } };
  const hidden = { ...first, isHidden: true, chapter: null };
  expect(await seen()).toEqual([false, false, [draft, { ...first, state: 'DRAFT', chapter: null }]]);
  await site.run(PUBLISH, { id: chapters[0]?.id }, site.lan);
  expect(await seen()).toEqual([false, true, [draft, first]]);
  const row = await publicRow(id);
  const judge = (chapterId: number | null, isHidden: boolean) => hide({ workId: row.workId, chapterId }, isHidden);
  await judge(null, true);
  expect(await seen()).toEqual([true, false, [draft, hidden]]);
  await judge(null, false);
  await judge(row.chapterId, true);
  expect(await seen()).toEqual([false, true, [draft, hidden]]);
  await judge(row.chapterId, false);
  expect(await seen()).toEqual([false, true, [draft, first]]);
});

test('A chapter that its owner published anew while it was hidden waits for nobody once it is shown, and is published again.', async () => {
  const id = await site.createWork();
  const { chapters } = await site.upload(id, [{ name: '1.png', content: await picture(3) }]);
  const own = chapters[0]?.id;
  const step = async (mutation: string): Promise<unknown> => {
    site.site.api.forget();
    const text = `mutation ($id: ID!) { done: ${mutation} { ... on OwnChapter { state isShown isHidden } } }`;
    return (await site.run<{ done: unknown }>(text, { id: own }, site.lan)).done;
  };
  const publish = () => step('publishChapter(id: $id)');
  const rename = (title: string) => step(`editOwnChapter(id: $id, number: "1", title: ${JSON.stringify(title)})`);
  await publish();
  const row = await publicRow(id);
  await hide(row, true);
  await rename('Bến cũ');
  expect(await publish()).toEqual({ state: 'HELD', isShown: false, isHidden: true });
  await hide(row, false);
  expect(await rename('Bến mới')).toEqual({ state: 'PUBLISHED', isShown: false, isHidden: false });
  expect(await publish()).toEqual({ state: 'PUBLISHED', isShown: true, isHidden: false });
});

test('What stands in a hidden work as it was published is not said to be changed; what is changed is published into it, once.', async () => {
  const id = await site.createWork();
  const { chapters } = await site.upload(id, [{ name: '1.png', content: await picture(4) }]);
  const step = async (mutation: string): Promise<unknown> => {
    site.site.api.forget();
    const text = `mutation ($id: ID!) { done: ${mutation} { ... on OwnChapter { state isShown isHidden } } }`;
    return (await site.run<{ done: unknown }>(text, { id: chapters[0]?.id }, site.lan)).done;
  };
  const publish = () => step('publishChapter(id: $id)');
  const rename = (title: string) => step(`editOwnChapter(id: $id, number: "1", title: ${JSON.stringify(title)})`);
  await publish();
  await rename('Bến sông');
  await publish();
  const { workId } = await publicRow(id);
  await hide({ workId, chapterId: null }, true);
  const [asPublished, changed] = [
    { state: 'PUBLISHED', isShown: true, isHidden: true },
    { state: 'PUBLISHED', isShown: false, isHidden: true },
  ];
  expect(await rename('Bến sông')).toEqual(asPublished);
  expect(await rename('Bến khác')).toEqual(changed);
  expect(await publish()).toEqual(asPublished);
  await hide({ workId, chapterId: null }, false);
  expect(await rename('Bến khác')).toEqual({ ...asPublished, isHidden: false });
});
