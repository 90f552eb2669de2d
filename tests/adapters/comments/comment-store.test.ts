import { expect, test } from 'vitest';
import { CommentStore, type LoadedComments, type ToldComment } from '#src/adapters/comments/comment-store.ts';

/** Stores know nothing of a comment's words: these have an id and a name for what they said. */
type Words = ToldComment & { readonly words: string };

const told = (id: string, words = id, replyToId: string | null = null): Words => ({ id, words, replyToId });

type ThreadWords = Words & { readonly replies?: readonly Words[]; readonly hasEarlierReplies?: boolean };

function page(items: readonly ThreadWords[], totalItems = items.length): LoadedComments {
  const whole = items.map((item) => ({ hasEarlierReplies: false, ...item, replies: item.replies ?? [] }));
  return { items: whole, position: { page: 1, perPage: 10, totalItems } };
}

function thread(store: CommentStore, id: string): unknown {
  const known = store.thread(id);
  return known && [(known.comment as Words).words, known.replies.map(({ comment }) => (comment as Words).words)];
}

test('A page is held by id, with its replies, and says how many comments there are.', () => {
  const store = new CommentStore();
  store.takePage(page([{ ...told('2'), replies: [told('3', 'reply', '2')] }, told('1')], 12), store.clock);
  expect([thread(store, '2'), thread(store, '1'), thread(store, '9')]).toEqual([['2', ['reply']], ['1', []], undefined]);
  expect(store.position).toEqual({ page: 1, perPage: 10, totalItems: 12 });
});

test('A comment that is told twice, late and by its answer counts once.', () => {
  const store = new CommentStore();
  store.takePage(page([told('1')]), store.clock);
  for (let times = 0; times < 3; times += 1) store.takeAdded(told('2'));
  store.takeAdded(told('1'));
  expect([thread(store, '2'), store.position.totalItems]).toEqual([['2', []], 2]);
});

test('A change of a comment that is on another page counts none, nor has what is told earlier replies of its own.', () => {
  const store = new CommentStore();
  store.takePage(page([told('2')], 12), store.clock);
  store.takeChanged(told('1', 'changed'));
  store.takeAdded(told('3'));
  expect([store.position.totalItems, thread(store, '1'), store.thread('3')?.hasEarlier]).toEqual([13, ['changed', []], false]);
});

test('A reply that is told twice stands once under its first comment; one whose first comment is not here waits for its page.', () => {
  const store = new CommentStore();
  store.takePage(page([told('1')]), store.clock);
  for (let times = 0; times < 2; times += 1) store.takeAdded(told('2', 'reply', '1'));
  store.takeAdded(told('3', 'stray', '9'));
  expect([thread(store, '1'), thread(store, '3'), store.position.totalItems]).toEqual([['1', ['reply']], undefined, 1]);
});

test('What was told while a page travelled is newer than the page.', () => {
  const store = new CommentStore();
  store.takePage(page([told('1'), told('2')]), store.clock);
  const since = store.clock;
  store.takeChanged(told('1', 'changed'));
  store.takeAdded(told('4', 'new reply', '2'));
  store.takeAdded(told('5', 'new'));
  store.takePage(page([told('1', 'old'), told('2')]), since);
  expect([thread(store, '1'), thread(store, '2'), thread(store, '5')]).toEqual([
    ['changed', []],
    ['2', ['new reply']],
    ['new', []],
  ]);
  expect(store.position.totalItems).toBe(3);
});

test('What was told before a page was asked for is older than it.', () => {
  const store = new CommentStore();
  store.takeAdded(told('1', 'first words'));
  store.takePage(page([told('1', 'later words')]), store.clock);
  expect([thread(store, '1'), store.position.totalItems]).toEqual([['later words', []], 1]);
});

test('A page that has a told comment already counts it once, and its replies once.', () => {
  const store = new CommentStore();
  const since = store.clock;
  store.takeAdded(told('2'));
  store.takeAdded(told('3', 'reply', '2'));
  store.takePage(page([{ ...told('2'), replies: [told('3', 'reply', '2')] }]), since);
  expect([thread(store, '2'), store.position.totalItems]).toEqual([['2', ['reply']], 1]);
});

test('A change keeps the replies of what it changes, and a changed reply its place.', () => {
  const store = new CommentStore();
  store.takePage(page([{ ...told('1'), replies: [told('2', 'a', '1'), told('3', 'b', '1')] }]), store.clock);
  store.takeChanged(told('1', 'changed'));
  store.takeChanged(told('2', 'changed reply', '1'));
  expect([thread(store, '1'), store.position.totalItems]).toEqual([['changed', ['changed reply', 'b']], 1]);
});

const longThread = (...ids: readonly string[]): ThreadWords => ({
  ...told('1'),
  replies: ids.map((id) => told(id, id, '1')),
  hasEarlierReplies: true,
});
const repliesOf = (store: CommentStore): unknown => {
  const known = store.thread('1');
  return [known?.replies.map(({ comment }) => (comment as Words).words), known?.hasEarlier];
};

test('Earlier replies come before those at hand, as they were last told of.', () => {
  const store = new CommentStore();
  store.takePage(page([longThread('8', '9')]), store.clock);
  const since = store.clock;
  store.takeChanged(told('6', 'changed', '1'));
  store.takeAdded(told('10', 'new', '1'));
  store.takeEarlier('1', '8', { replies: [told('6', 'old', '1'), told('7', '7', '1')], hasEarlier: true }, since);
  expect(repliesOf(store)).toEqual([['changed', '7', '8', '9', 'new'], true]);
  store.takeEarlier('1', '6', { replies: [told('5', '5', '1')], hasEarlier: false }, store.clock);
  expect(repliesOf(store)).toEqual([['5', 'changed', '7', '8', '9', 'new'], false]);
});

test('Earlier replies that come twice, or to a thread that is gone, change nothing.', () => {
  const store = new CommentStore();
  store.takePage(page([longThread('8', '9')]), store.clock);
  for (let times = 0; times < 2; times += 1) store.takeEarlier('1', '8', { replies: [told('7', '7', '1')], hasEarlier: true }, store.clock);
  store.takeEarlier('2', '8', { replies: [told('7', '7', '2')], hasEarlier: true }, store.clock);
  expect([repliesOf(store), store.thread('2')]).toEqual([[['7', '8', '9'], true], undefined]);
});

test('A page that comes again keeps the earlier replies, unless so many are new that there would be a gap.', () => {
  const store = new CommentStore();
  store.takePage(page([longThread('8', '9')]), store.clock);
  store.takeEarlier('1', '8', { replies: [told('7', '7', '1')], hasEarlier: false }, store.clock);
  store.takePage(page([longThread('9', '10')]), store.clock);
  expect(repliesOf(store)).toEqual([['7', '8', '9', '10'], false]);
  store.takePage(page([longThread('30', '31')]), store.clock);
  expect(repliesOf(store)).toEqual([['30', '31'], true]);
});
