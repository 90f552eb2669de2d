import { randomUUID } from 'node:crypto';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { ask, bearer, registerAccount, type TestAccount } from '#tests/support/site/accounts.ts';
import { Channels } from '#server/platform/channels.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

const EVENTS = `subscription ($workId: ID!, $chapterId: ID) { commentEvents(workId: $workId, chapterId: $chapterId) { __typename
  ... on CommentAdded { idempotencyKey comment { text isMine replyToId author { name } replies { text } } }
  ... on CommentChanged { comment { text isMine isDeleted replies { text } } } } }`;
const SEND = 'mutation ($input: SendCommentInput!) { sendComment(input: $input) { ... on Comment { id } } }';
const EDIT = 'mutation ($id: ID!, $text: String!) { editComment(id: $id, text: $text, isSpoiler: false) { __typename } }';
const DELETE = 'mutation ($id: ID!) { deleteComment(id: $id) { __typename } }';

let testing: TestDatabase;
let site: InProcessSite;
let seeded: SeededCatalogue;
let lan: TestAccount;
const clients: Client[] = [];
/** A subscription says nothing when it opens. */
const listening = vi.spyOn(Channels.prototype, 'listen');

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  site = await startInProcessSite(testing.database);
  lan = await registerAccount(site);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  listening.mockRestore();
  await site.close();
  await testing.close();
});

/** What a listener was told, in order; resolves once its subscription is open or refused. */
async function listen(
  variables: Record<string, unknown>,
  token?: string,
): Promise<{ readonly told: unknown[]; readonly refusals: unknown[] }> {
  const connectionParams = token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } };
  const url = `ws://127.0.0.1:${site.port}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams });
  clients.push(client);
  const heard = { told: [] as unknown[], refusals: [] as unknown[] };
  const before = channelsOpened();
  client.subscribe<{ commentEvents: unknown }>(
    { query: EVENTS, variables },
    {
      next: ({ data, errors }) => (errors ? heard.refusals.push(errors) : heard.told.push(data?.commentEvents)),
      error: (error) => heard.refusals.push(error),
      complete: () => {},
    },
  );
  await eventually(() => expect(channelsOpened() + heard.refusals.length).toBeGreaterThan(before));
  return heard;
}

/** How often somebody has begun to listen to a subject of comments. */
function channelsOpened(): number {
  return listening.mock.calls.filter(([channel]) => /^(?:work|chapter):/.test(channel)).length;
}

async function send(input: Readonly<Record<string, unknown>>): Promise<string> {
  const whole = { isSpoiler: false, idempotencyKey: randomUUID(), ...input };
  const { body } = await ask(site, SEND, { input: whole }, bearer(lan.token));
  return (JSON.parse(body.toString()) as { data: { sendComment: { id: string } } }).data.sendComment.id;
}

test('what happens to comments is told to whoever listens to their subject, each as it concerns them', async () => {
  const workId = String(seeded.viComic.id);
  const chapterId = String(seeded.viComic.chapterIds[0]);
  const [author, visitor, ofChapter] = [await listen({ workId }, lan.token), await listen({ workId }), await listen({ workId, chapterId })];
  const idempotencyKey = randomUUID();
  const id = await send({ subject: { workId }, text: 'Chào', idempotencyKey });
  await send({ subject: { workId }, text: 'Chào', idempotencyKey });
  await send({ subject: { workId }, text: 'Chào lại', replyToId: id });
  await ask(site, EDIT, { id, text: 'Xin chào' }, bearer(lan.token));
  await ask(site, DELETE, { id }, bearer(lan.token));
  await send({ subject: { workId, chapterId }, text: 'Ở chương' });
  await eventually(() => {
    expect([author.told.length, visitor.told.length, ofChapter.told.length]).toEqual([4, 4, 1]);
  });
  const said = { replyToId: null, author: { name: 'Lan' } };
  expect(visitor.told).toEqual([
    { __typename: 'CommentAdded', idempotencyKey, comment: { ...said, text: 'Chào', isMine: false, replies: [] } },
    {
      __typename: 'CommentAdded',
      idempotencyKey: expect.any(String) as unknown,
      comment: { ...said, text: 'Chào lại', isMine: false, replyToId: id, replies: [] },
    },
    { __typename: 'CommentChanged', comment: { text: 'Xin chào', isMine: false, isDeleted: false, replies: [{ text: 'Chào lại' }] } },
    { __typename: 'CommentChanged', comment: { text: '', isMine: false, isDeleted: true, replies: [{ text: 'Chào lại' }] } },
  ]);
  expect(author.told[0]).toMatchObject({ comment: { isMine: true } });
  expect(ofChapter.told).toMatchObject([{ comment: { text: 'Ở chương' } }]);
});

test('a hidden work has nobody to listen to', async () => {
  const { refusals } = await listen({ workId: String(seeded.viHidden.id) });
  await eventually(() => expect(refusals).toMatchObject([[{ extensions: { code: 'BAD_USER_INPUT', argument: 'workId' } }]]));
});

test('who listens to what is hidden meanwhile is told nothing more of it, until it is shown again', async () => {
  const workId = seeded.viComic.id;
  const [hidden = 0] = seeded.viComic.chapterIds;
  const desk = new ModerationRepository(testing.database);
  const judge = (chapterId: number | null, isHidden: boolean) =>
    desk.judge({ workId, chapterId, isHidden, reason: '', byWhom: 'operator' });
  for (const chapterId of [null, hidden]) {
    const subject = { workId: String(workId), chapterId: chapterId === null ? null : String(chapterId) };
    const listener = await listen(subject);
    const id = await send({ subject, text: 'Trước' });
    await judge(chapterId, true);
    await ask(site, EDIT, { id, text: 'Bí mật' }, bearer(lan.token));
    await judge(chapterId, false);
    await ask(site, EDIT, { id, text: 'Sau' }, bearer(lan.token));
    await eventually(() => expect(listener.told.at(-1)).toMatchObject({ comment: { text: 'Sau' } }));
    expect(listener.told).toMatchObject([{ comment: { text: 'Trước' } }, { comment: { text: 'Sau' } }]);
  }
});

test('pages and answers that were kept are made anew with a comment', async () => {
  const subject = { workId: String(seeded.viNovel.id) };
  const changed: number[] = [];
  site.api.onCommented((workId) => changed.push(workId));
  const query = { name: 'CommentsOfSubject', ...(await persistedComments()) };
  const count = async () =>
    (await site.api.execute<{ comments: { position: { totalItems: number } } }, unknown>(query, { subject, page: 1 })).comments.position
      .totalItems;
  expect(await count()).toBe(0);
  await send({ subject, text: 'Mới' });
  expect([await count(), changed]).toEqual([1, [seeded.viNovel.id]]);
});

async function persistedComments(): Promise<{ readonly hash: string; readonly text: string }> {
  const { CommentsOfSubject } = await import('#graphql/generated/documents/CommentsOfSubject.ts');
  return CommentsOfSubject;
}
