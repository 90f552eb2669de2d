import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AccountsService } from '#server/modules/accounts/accounts.service.ts';
import { ReviewsRepository } from '#server/modules/moderation/reviews.repository.ts';
import { comicArchive, picture, UploadsSite, WORK_INPUT } from '../uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await block(false);
});
afterAll(() => site.close());

const PUBLISH = `mutation ($id: ID!, $at: DateTime) { publishChapter(id: $id, at: $at) { __typename
  ... on OwnChapter { state publishAt chapter { work { id } } } } }`;
const EDIT = 'mutation ($id: ID!, $input: OwnWorkInput!) { editOwnWork(id: $id, input: $input) { __typename } }';
const OWN_COVER = 'query ($id: ID!) { viewer { ownWork(id: $id) { cover { id } } } }';
const SHOWN = 'query ($id: ID!) { work(id: $id, language: vi) { ... on Work { title cover { id } } } }';

interface Published {
  readonly state: string;
  readonly publishAt: string | null;
  readonly chapter: { readonly work: { readonly id: string } } | null;
}

async function block(isBlocked: boolean): Promise<void> {
  await new ReviewsRepository(site.test.database).block(Number(site.lan.viewer.id), isBlocked, '', 'an');
}

/** As an operator who is quicker than what Lan asks for next: the account was found free, and is blocked before anything is written. */
function blockMeanwhile(): void {
  vi.spyOn(AccountsService.prototype, 'refuseBlocked').mockImplementationOnce(() => block(true));
}

async function publish(id: string, at: string | null = null): Promise<Published> {
  return (await site.run<{ publishChapter: Published }>(PUBLISH, { id, at }, site.lan)).publishChapter;
}

async function shownOf(id: string): Promise<{ readonly title: string; readonly cover: { readonly id: string } | null }> {
  site.site.api.forget();
  return (await site.run<{ work: { title: string; cover: { id: string } | null } }>(SHOWN, { id })).work;
}

/** Lan's work of one chapter that readers see. */
async function shownWork(shade: number) {
  const ownId = await site.createWork();
  const { chapters } = await site.upload(ownId, [await comicArchive([shade])]);
  const { chapter } = await publish(chapters[0]?.id ?? '');
  return { ownId, id: chapter?.work.id ?? '' };
}

test('A cover that was begun before its account was blocked changes nothing that readers see, and is shown by the next change after that.', async () => {
  const { ownId, id } = await shownWork(1);
  const before = await shownOf(id);
  const content = await picture(2);
  const upload = await site.begin(ownId, [{ name: 'bìa.png', content }], { purpose: 'COVER' });
  await block(true);
  expect((await site.patch(upload.id, 0, content)).status).toBe(204);
  await site.work();
  expect(await site.find(upload.id)).toMatchObject({ state: 'DONE', problems: [] });
  const { viewer } = await site.run<{ viewer: { ownWork: { cover: { id: string } } } }>(OWN_COVER, { id: ownId }, site.lan);
  expect([await shownOf(id), viewer.ownWork.cover.id === before.cover?.id]).toEqual([before, false]);
  await block(false);
  await site.run(EDIT, { id: ownId, input: WORK_INPUT }, site.lan);
  expect(await shownOf(id)).toEqual({ ...before, cover: viewer.ownWork.cover });
});

test('Words that an account sends while it is blocked are its own alone.', async () => {
  const { ownId, id } = await shownWork(11);
  blockMeanwhile();
  expect(await site.run(EDIT, { id: ownId, input: { ...WORK_INPUT, title: 'Tên khác' } }, site.lan)).toEqual({
    editOwnWork: { __typename: 'OwnWork' },
  });
  expect(await shownOf(id)).toMatchObject({ title: WORK_INPUT.title });
});

test('A chapter that is published or scheduled while its account is blocked stays a draft, until the account may publish it.', async () => {
  const { chapters } = await site.upload(await site.createWork(), [await comicArchive([21]), await comicArchive([22], 'Chương 2.cbz')]);
  const [now = '', later = ''] = chapters.map(({ id }) => id);
  blockMeanwhile();
  expect(await publish(now)).toMatchObject({ state: 'DRAFT', chapter: null });
  await block(false);
  blockMeanwhile();
  const at = new Date(Date.now() + 60_000).toISOString();
  expect(await publish(later, at)).toMatchObject({ state: 'SCHEDULED' });
  await site.test.database.updateTable('own_chapters').set({ publish_at: new Date() }).where('id', '=', Number(later)).execute();
  await site.site.api.uploadWork.publishDue(new AbortController().signal);
  const row = site.test.database.selectFrom('own_chapters').select(['state', 'publish_at', 'chapter_id']).where('id', '=', Number(later));
  expect(await row.executeTakeFirst()).toEqual({ state: 'DRAFT', publish_at: null, chapter_id: null });
  await block(false);
  expect([await publish(now), await publish(later)]).toMatchObject([{ state: 'PUBLISHED' }, { state: 'PUBLISHED' }]);
});
