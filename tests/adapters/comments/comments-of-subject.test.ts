import { expect, test, vi } from 'vitest';
import type { Change, CommentsPorts, Outgoing } from '#machines/comments/index.ts';
import { CommentStore } from '#src/adapters/comments/comment-store.ts';
import { CommentsOfOneSubject, type SubjectWorld } from '#src/adapters/comments/comments-of-subject.ts';
import { KeptComments } from '#src/adapters/comments/kept-comments.ts';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import type { SubscriptionListener } from '#src/adapters/subscriptions/subscription-socket.ts';

const SUBJECT = { workId: '12', chapterId: '5' };
const DRAFT = { text: 'Hay quá 😀', emoji: null, isSpoiler: false, replyToId: null, pinId: null };
const OUTGOING: Outgoing = { key: 'k1', authorId: '7', draft: DRAFT, refusal: null };
const COMMENT = { __typename: 'Comment', id: '9', replyToId: null };
const REPLY = { __typename: 'Comment', id: '10', replyToId: '9' };
const { signal } = new AbortController();

function begin(...answers: readonly unknown[]) {
  const store = new CommentStore();
  const rest = [...answers];
  const execute = vi.fn(async (_document: unknown, _variables: unknown, _signal?: AbortSignal) => {
    const answer = rest.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const stop = vi.fn();
  const subscribe = vi.fn((_request: unknown, _listener: SubscriptionListener<Record<string, unknown>>) => stop);
  const onChange = vi.fn();
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const kept = new KeptComments(
    () => storage,
    () => storage,
    SUBJECT,
  );
  const world: SubjectWorld = {
    subject: SUBJECT,
    execute: execute as SubjectWorld['execute'],
    socket: { subscribe },
    store,
    kept,
    onChange,
  };
  const asked = () => execute.mock.calls.map(([document, variables]) => [(document as { name: string }).name, variables]);
  return { ports: new CommentsOfOneSubject(world), store, execute, asked, subscribe, stop, onChange };
}

/** Live, and what it has told. */
function live() {
  const life = begin();
  const heard: unknown[] = [];
  const end = life.ports.openLive((news) => heard.push([news, life.store.thread('9')?.id ?? null]));
  const [request, listener] = life.subscribe.mock.calls[0] ?? [];
  if (!listener) throw new Error('Nothing was subscribed to.');
  return { ...life, heard, end, request: request as { variables: unknown }, listener };
}

test('A page is in the store before its ids are given.', async () => {
  const { ports, store, asked, onChange } = begin({
    comments: {
      items: [
        { id: '9', replies: [{ id: '10' }] },
        { id: '8', replies: [] },
      ],
      position: { page: 2, perPage: 10, totalItems: 22 },
    },
  });
  expect(await ports.loadPage(2, signal)).toEqual(['9', '8']);
  expect(asked()).toEqual([['CommentsOfSubject', { subject: SUBJECT, page: 2 }]]);
  expect([store.thread('9')?.replies.map(({ id }) => id), store.position.totalItems, onChange.mock.calls.length]).toEqual([['10'], 22, 1]);
});

test('Earlier replies are asked for before the first that is at hand, and in the store before it is told.', async () => {
  const page = {
    items: [{ id: '9', replies: [{ id: '30' }, { id: '31' }], hasEarlierReplies: true }],
    position: { page: 1, perPage: 10, totalItems: 1 },
  };
  const { ports, store, asked, onChange } = begin({ comments: page }, { repliesBefore: { replies: [{ id: '29' }], hasEarlier: false } });
  await ports.loadPage(1, signal);
  await ports.loadEarlier('9', signal);
  await ports.loadEarlier('8', signal);
  expect(asked().slice(1)).toEqual([['RepliesBefore', { replyId: '30' }]]);
  expect([store.thread('9')?.replies.map(({ id }) => id), store.thread('9')?.hasEarlier]).toEqual([['29', '30', '31'], false]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([new HostUnreachable('Nobody answers.'), new OperationFailed('CommentsOfSubject', ['No.'], ['INTERNAL_SERVER_ERROR'])])(
  'A page that does not come rejects and leaves the store alone: %s.',
  async (failure) => {
    const { ports, onChange } = begin(failure);
    await expect(ports.loadPage(1, signal)).rejects.toBe(failure);
    expect(onChange).not.toHaveBeenCalled();
  },
);

test.each([{}, { comments: null }, { comments: { items: null } }])('An answer without its parts, %j, rejects.', async (answer) => {
  await expect(begin(answer).ports.loadPage(1, signal)).rejects.toThrow(TypeError);
});

test('A comment goes under its key, and is in the store when its id is told.', async () => {
  const { ports, store, asked } = begin({ sendComment: COMMENT }, { sendComment: REPLY });
  expect(await ports.send(OUTGOING, signal)).toEqual({ key: 'k1', id: '9', isReply: false });
  expect(asked()).toEqual([['SendComment', { input: { subject: SUBJECT, ...DRAFT, idempotencyKey: 'k1' } }]]);
  expect(await ports.send({ ...OUTGOING, key: 'k2' }, signal)).toEqual({ key: 'k2', id: '10', isReply: true });
  expect(store.thread('9')?.replies.map(({ id }) => id)).toEqual(['10']);
});

const failed = (...codes: readonly string[]): OperationFailed => new OperationFailed('SendComment', ['No.'], codes);

test.each<[answer: unknown, refusal: string]>([
  [{ sendComment: { __typename: 'CommentSubjectNotFound', isMissing: true } }, 'notFound'],
  [{ sendComment: { __typename: 'InvalidInput', problems: [] } }, 'invalid'],
  [{ sendComment: { __typename: 'Throttled', retryAfterSeconds: 9 } }, 'throttled'],
  [failed('UNAUTHENTICATED'), 'signedOut'],
  [failed('BLOCKED'), 'blocked'],
  [failed('BAD_USER_INPUT'), 'failed'],
])('What the server understood and refused, %j, is a refusal: %s.', async (answer, refusal) => {
  const { ports, onChange } = begin(answer);
  await expect(ports.send(OUTGOING, signal)).rejects.toMatchObject({ name: 'CommentRefused', refusal });
  expect(onChange).not.toHaveBeenCalled();
});

test('A place that the chapter does not have any more is gone; another refusal of a pinned comment is none of the place.', async () => {
  const pinned: Outgoing = { ...OUTGOING, draft: { ...DRAFT, pinId: 'p1' } };
  await expect(begin(failed('BAD_USER_INPUT')).ports.send(pinned, signal)).rejects.toMatchObject({ refusal: 'notFound' });
  await expect(begin(failed('FORBIDDEN')).ports.send(pinned, signal)).rejects.toMatchObject({ refusal: 'failed' });
});

test.each([
  failed('INTERNAL_SERVER_ERROR'),
  failed('OVERLOADED'),
  failed(),
  new HostUnreachable('Reset.'),
  new DOMException('Aborted.', 'AbortError'),
])('What says nothing of whether it was done is no refusal, so that the key goes again: %s.', async (failure) => {
  await expect(begin(failure).ports.send(OUTGOING, signal)).rejects.toBe(failure);
});

test.each<[change: Change, asked: unknown, answer: unknown]>([
  [
    { kind: 'edit', id: '9', text: 'Đẹp', emoji: '😀', isSpoiler: true },
    ['EditComment', { id: '9', text: 'Đẹp', emoji: '😀', isSpoiler: true }],
    { editComment: COMMENT },
  ],
  [{ kind: 'delete', id: '9' }, ['DeleteComment', { id: '9' }], { deleteComment: COMMENT }],
  [{ kind: 'report', id: '9', reason: 'SPAM' }, ['ReportComment', { id: '9', reason: 'SPAM' }], { reportComment: { __typename: 'Done' } }],
])('A change asks its own mutation: %j.', async (change, question, answer) => {
  const { ports, asked, store } = begin(answer);
  await ports.change(change, signal);
  expect([asked(), store.thread('9')?.id]).toEqual([[question], change.kind === 'report' ? undefined : '9']);
});

test.each<[change: Change, answer: unknown, refusal: string]>([
  [{ kind: 'delete', id: '9' }, { deleteComment: { __typename: 'CommentNotYours', isRefused: true } }, 'notFound'],
  [
    { kind: 'edit', id: '9', text: 'Đẹp', emoji: null, isSpoiler: false },
    { editComment: { __typename: 'Throttled', retryAfterSeconds: 1 } },
    'throttled',
  ],
  [{ kind: 'report', id: '9', reason: 'SPAM' }, { reportComment: { __typename: 'Throttled', retryAfterSeconds: 1 } }, 'throttled'],
  [{ kind: 'delete', id: '9' }, failed('UNAUTHENTICATED'), 'signedOut'],
])('A change that is refused says why: %j, %j.', async (change, answer, refusal) => {
  await expect(begin(answer).ports.change(change, signal)).rejects.toMatchObject({ name: 'CommentRefused', refusal });
});

test('What is told live is in the store before the statechart hears of it; a change is told to nobody else.', () => {
  const { heard, request, listener, onChange } = live();
  expect(request.variables).toEqual(SUBJECT);
  listener.onOpened();
  listener.onResult({ commentEvents: { __typename: 'CommentAdded', idempotencyKey: 'k1', comment: COMMENT } });
  listener.onResult({ commentEvents: { __typename: 'CommentAdded', idempotencyKey: 'k1', comment: COMMENT } });
  listener.onResult({ commentEvents: { __typename: 'CommentChanged', comment: COMMENT } });
  const added = [{ type: 'comment.added', key: 'k1', id: '9', isReply: false }, '9'];
  expect(heard).toEqual([[{ type: 'live.opened' }, null], added, added]);
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('A comment that was told live counts; one that only changed does not.', () => {
  const { listener, store } = live();
  listener.onResult({ commentEvents: { __typename: 'CommentChanged', comment: { ...COMMENT, id: '8' } } });
  expect(store.position.totalItems).toBe(0);
  listener.onResult({ commentEvents: { __typename: 'CommentAdded', idempotencyKey: 'k1', comment: COMMENT } });
  expect(store.position.totalItems).toBe(1);
});

test.each([
  ['refused', 'live.refused'],
  ['lost', 'live.closed'],
] as const)('A subscription that is %s is %s, and its end stops it.', (reason, type) => {
  const { heard, listener, end, stop } = live();
  listener.onEnded(reason);
  end();
  expect([heard, stop.mock.calls.length]).toEqual([[[{ type }, null]], 1]);
});

test('Draft and outbox are those of the subject in this browser.', async () => {
  const { ports } = begin();
  const kept = await (ports satisfies CommentsPorts).recall();
  expect(kept).toEqual({ draft: { ...DRAFT, text: '' }, draftAuthorId: null, outbox: [] });
  await ports.keep(kept);
});
