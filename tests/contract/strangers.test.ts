import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comicArchive, UploadsSite, WORK_INPUT } from '#tests/server/modules/uploads/uploads-site.ts';
import { everyRow } from '#tests/support/database/every-row.ts';
import { ask, bearer } from '#tests/support/site/accounts.ts';

/** What belongs to one reader, named by what its owner alone may know. */
interface Owned {
  readonly workId: string;
  readonly chapterId: string;
  readonly pageId: string;
  readonly uploadId: string;
  readonly commentId: string;
}

const FIND = `query ($workId: ID!, $chapterId: ID!, $uploadId: ID!) { viewer {
  ownWork(id: $workId) { id chapters { items { id pages { id } } } } ownChapter(id: $chapterId) { id } upload(id: $uploadId) { id } } }`;
const SEND = 'mutation ($input: SendCommentInput!) { sendComment(input: $input) { ... on Comment { id } } }';
const INPUT = `{ language: vi, format: COMIC, status: ONGOING, title: "Của tôi", description: "", isSensitive: false, credits: [], genres: [] }`;
const FILES = 'files: [{ name: "1.png", size: 10 }]';

/** Each with what it answers to whoever does not own the thing. */
const CHANGES: readonly (readonly [name: string, answer: string, text: (owned: Owned) => string])[] = [
  ['editOwnWork', 'NotYours', ({ workId }) => `editOwnWork(id: "${workId}", input: ${INPUT}, overrides: true)`],
  ['deleteOwnWork', 'NotYours', ({ workId }) => `deleteOwnWork(id: "${workId}")`],
  ['publishDrafts', 'NotYours', ({ workId }) => `publishDrafts(workId: "${workId}")`],
  ['editOwnChapter', 'NotYours', ({ chapterId }) => `editOwnChapter(id: "${chapterId}", number: "9", overrides: true, swaps: true)`],
  ['deleteOwnChapter', 'NotYours', ({ chapterId }) => `deleteOwnChapter(id: "${chapterId}")`],
  ['arrangePages', 'NotYours', ({ chapterId, pageId }) => `arrangePages(chapterId: "${chapterId}", pageIds: ["${pageId}"])`],
  ['publishChapter', 'NotYours', ({ chapterId }) => `publishChapter(id: "${chapterId}")`],
  ['unscheduleChapter', 'NotYours', ({ chapterId }) => `unscheduleChapter(id: "${chapterId}")`],
  ['restoreVersion', 'NotYours', ({ chapterId }) => `restoreVersion(chapterId: "${chapterId}", version: 1)`],
  ['cancelUpload', 'NotYours', ({ uploadId }) => `cancelUpload(id: "${uploadId}")`],
  [
    'beginUpload',
    'NotYours',
    ({ workId }) => `beginUpload(input: { id: "${randomUUID()}", workId: "${workId}", purpose: CHAPTERS, ${FILES} })`,
  ],
  [
    'beginUpload',
    'NotYours',
    ({ uploadId, workId }) => `beginUpload(input: { id: "${uploadId}", workId: "${workId}", purpose: CHAPTERS, ${FILES} })`,
  ],
  ['editComment', 'CommentNotYours', ({ commentId }) => `editComment(id: "${commentId}", text: "Khác", isSpoiler: false)`],
  ['deleteComment', 'CommentNotYours', ({ commentId }) => `deleteComment(id: "${commentId}")`],
];

let site: UploadsSite;
let owned: Owned;
beforeAll(async () => {
  site = await UploadsSite.start();
  const workId = await site.createWork();
  await site.upload(workId, [await comicArchive([1, 2])]);
  const { id: uploadId } = await site.begin(workId, [await comicArchive([3])]);
  const { viewer } = await site.run<{ viewer: { ownWork: { chapters: { items: { id: string; pages: { id: string }[] }[] } } } }>(
    FIND,
    { workId, chapterId: '0', uploadId },
    site.lan,
  );
  const [chapter] = viewer.ownWork.chapters.items;
  const input = { subject: { workId: String(site.seeded.viComic.id) }, text: 'Chào', isSpoiler: false, idempotencyKey: randomUUID() };
  const { sendComment } = await site.run<{ sendComment: { id: string } }>(SEND, { input }, site.lan);
  owned = { workId, chapterId: chapter?.id ?? '', pageId: chapter?.pages[0]?.id ?? '', uploadId, commentId: sendComment.id };
});
afterAll(() => site.close());

/** All but what tells that somebody was here, and how often they tried. */
async function rows(): Promise<unknown> {
  const { sessions: _seen, session_tokens: _used, throttle_hits: _tries, ...others } = await everyRow(site.test.database);
  return others;
}

test('The owner finds what the others are to be kept from.', async () => {
  expect(Object.values(owned)).not.toContain('');
  const { viewer } = await site.run<{ viewer: object }>(FIND, { ...owned }, site.lan);
  expect(viewer).toMatchObject({ ownWork: { id: owned.workId }, ownChapter: { id: owned.chapterId }, upload: { id: owned.uploadId } });
});

test('Another reader finds nothing by the same ids.', async () => {
  expect(await site.run(FIND, { ...owned }, site.other)).toEqual({ viewer: { ownWork: null, ownChapter: null, upload: null } });
});

test.each(CHANGES)(
  'By %s nobody else changes a row: another reader is answered %s, a visitor is asked who they are.',
  async (name, answer, text) => {
    const before = await rows();
    const operation = `mutation { ${text(owned)} { __typename } }`;
    const { body } = await ask(site.site, operation, {}, bearer(site.other.token));
    expect(JSON.parse(body.toString())).toEqual({ data: { [name]: { __typename: answer } } });
    expect((await ask(site.site, operation, {})).status).toBe(401);
    expect(await rows()).toEqual(before);
  },
);

test('A work of one’s own is made no twin of somebody else’s.', async () => {
  const mine = await site.createWork({ language: 'ja', title: '川の灯' }, site.other);
  const EDIT = 'mutation ($id: ID!, $input: OwnWorkInput!) { editOwnWork(id: $id, input: $input) { __typename } }';
  const input = { ...WORK_INPUT, language: 'ja', title: '川の灯', twinId: owned.workId };
  expect(await site.run(EDIT, { id: mine, input }, site.other)).toEqual({ editOwnWork: { __typename: 'InvalidInput' } });
});
