import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountGate } from '#src/app/gates/account-gate.ts';
import { CommentsGate } from '#src/app/gates/comments-gate.ts';
import type { App } from '#src/app/statecharts/chart-world.ts';
import type { OpenComments } from '#src/app/gates/comments-source.ts';
import { replayComments } from '#src/app/replay-comments.ts';
import { nextTask } from '#src/ui/late/next-task.ts';
import { settled } from '#tests/support/machines/machine-walk.ts';
import { UNREAD_COMMENTS, type CommentsSectionView } from '#src/features/comments/comments-view.ts';
import { eventually } from '#tests/support/eventually.ts';

/** Comments are opened in a task of their own. */
async function looked(): Promise<void> {
  await settled();
  await nextTask();
  await settled();
}

const DRAFT = { text: 'Hello', emoji: null, isSpoiler: false, replyToId: null, pinId: null };
type Outgoing = CommentsSectionView['outgoing'][number];
const outgoing = (refusal: Outgoing['refusal'] = null): Outgoing => ({ key: 'k1', ...DRAFT, isTravelling: true, refusal });

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  const access = { getItem: (key: string) => storage.get(key) ?? null };
  const names = { ownKeys: () => [...storage.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
  vi.stubGlobal('localStorage', new Proxy(access, names));
});
afterEach(() => vi.unstubAllGlobals());

function keep(subject: string, authorId: string, refusal: string | null = null): void {
  storage.set(`futago.comments.${subject}`, JSON.stringify({ draft: DRAFT, outbox: [{ key: 'k1', authorId, draft: DRAFT, refusal }] }));
}

/** An account that signs in and out, and comments that are opened by subject. */
function begin() {
  const account = { readerId: null as string | null, tell: () => {} };
  const gate = {
    read: () => ({ reader: account.readerId === null ? null : { id: account.readerId } }),
    subscribe: (tell: () => void) => (account.tell = tell),
  };
  const opened: { subject: unknown; show: (shown: readonly Outgoing[] | null) => void; isClosed: boolean }[] = [];
  const comments = new CommentsGate(async (app) => {
    await app;
    return (subject, tell) => {
      // Null while what was kept is being recalled.
      let shown: readonly Outgoing[] | null = null;
      const open: (typeof opened)[number] = { subject, isClosed: false, show: (next) => ((shown = next), tell()) };
      opened.push(open);
      return {
        read: () => ({ ...UNREAD_COMMENTS, outgoing: shown ?? [] }),
        isSending: () => shown === null || shown.some(({ refusal }) => refusal === null),
        close: () => (open.isClosed = true),
        send: () => {},
      } satisfies OpenComments;
    };
  });
  comments.plug({} as App);
  replayComments(comments, gate as unknown as AccountGate);
  const become = async (readerId: string | null): Promise<void> => {
    account.readerId = readerId;
    account.tell();
    await looked();
  };
  return { opened, become };
}

test('Once the reader is known, each subject about which something of theirs waits is opened, once.', async () => {
  keep('8', 'r1');
  keep('8.45', 'r1');
  keep('9', 'r2');
  keep('10', 'r1', 'refused');
  storage.set('futago.comments.11', 'not JSON');
  storage.set('futago.novel', 'r1');
  const { opened, become } = begin();
  await become(null);
  expect(opened).toEqual([]);
  await become('r1');
  await become('r1');
  expect(opened.map(({ subject }) => subject)).toEqual([
    { workId: '8', chapterId: null },
    { workId: '8', chapterId: '45' },
  ]);
});

test('A subject is closed when nothing of the reader’s waits there any more, not before what was kept is known.', async () => {
  keep('8', 'r1');
  const { opened, become } = begin();
  await become('r1');
  const [open] = opened;
  open?.show(null);
  await looked();
  expect(open?.isClosed).toBe(false);
  open?.show([outgoing()]);
  await looked();
  expect(open?.isClosed).toBe(false);
  open?.show([]);
  await looked();
  expect(open?.isClosed).toBe(true);
});

test('A subject whose comment another tab has delivered meanwhile is closed once that is known.', async () => {
  keep('8', 'r1');
  const { opened, become } = begin();
  await become('r1');
  opened[0]?.show([]);
  await looked();
  expect(opened[0]?.isClosed).toBe(true);
});

test('What the server refuses waits for its author, on its own page: the subject is closed.', async () => {
  keep('8', 'r1');
  const { opened, become } = begin();
  await become('r1');
  opened[0]?.show([outgoing()]);
  opened[0]?.show([outgoing('throttled')]);
  await eventually(() => expect(opened[0]?.isClosed).toBe(true));
});

test('Another reader who signs in later sends their own, and nothing of the one before.', async () => {
  keep('8', 'r1');
  keep('9', 'r2');
  const { opened, become } = begin();
  await become('r1');
  await become(null);
  await become('r2');
  expect(opened.map(({ subject }) => subject)).toEqual([
    { workId: '8', chapterId: null },
    { workId: '9', chapterId: null },
  ]);
});

test('Where the storage is denied nothing is opened and nothing fails.', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { opened, become } = begin();
  await become('r1');
  expect(opened).toEqual([]);
});

test('Where the same reader signs in again, what waits travels again.', async () => {
  keep('8', 'r1');
  const { opened, become } = begin();
  await become('r1');
  opened[0]?.show([]);
  await become(null);
  await become('r1');
  expect(opened).toHaveLength(2);
});
