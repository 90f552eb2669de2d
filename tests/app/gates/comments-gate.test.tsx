import { expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '#machines/comments/index.ts';
import { CommentsGate } from '#src/app/gates/comments-gate.ts';
import type { App } from '#src/app/statecharts/chart-world.ts';
import type { OpenComments, OpenSubject } from '#src/app/gates/comments-source.ts';
import { UNREAD_COMMENTS } from '#src/features/comments/comments-view.ts';
import { eventually } from '#tests/support/eventually.ts';

const WORK = { workId: '1', chapterId: null };
const app = {} as App;

function gateOver(open: OpenSubject, failures = 0) {
  let left = failures;
  const load = vi.fn(async (started: Promise<App>) => {
    await started;
    left -= 1;
    if (left >= 0) throw new Error('The file did not come.');
    return open;
  });
  return { gate: new CommentsGate(load), load };
}

function opened() {
  const state = { isSending: false, closed: 0, tell: () => {} };
  const sent: unknown[] = [];
  const open: OpenComments = {
    read: () => UNREAD_COMMENTS,
    send: (intent) => void sent.push(intent),
    isSending: () => state.isSending,
    close: () => (state.closed += 1),
  };
  const openSubject = vi.fn((_subject: unknown, tell: () => void) => ((state.tell = tell), open));
  return { state, sent, openSubject };
}

test('Nothing is loaded before somebody looks, and nothing is opened before the root has started.', async () => {
  const { openSubject, sent } = opened();
  const { gate, load } = gateOver(openSubject);
  const feed = gate.of(WORK);
  expect([gate.of({ ...WORK }) === feed, feed.read(), load.mock.calls.length]).toEqual([true, null, 0]);
  feed.send({ type: 'page.chosen', page: 2 });
  const listener = vi.fn();
  feed.subscribe(listener);
  await Promise.resolve();
  expect(openSubject).not.toHaveBeenCalled();
  gate.plug(app);
  await eventually(() => expect(listener).toHaveBeenCalled());
  expect([openSubject.mock.calls[0]?.[0], sent, feed.read()]).toEqual([WORK, [{ type: 'page.chosen', page: 2 }], UNREAD_COMMENTS]);
});

test('The last look ends them, a look that only changes places does not.', async () => {
  const { openSubject, state } = opened();
  const { gate } = gateOver(openSubject);
  gate.plug(app);
  const feed = gate.of(WORK);
  const leave = feed.subscribe(() => {});
  await eventually(() => expect(feed.read()).not.toBeNull());
  leave();
  const leaveAgain = feed.subscribe(() => {});
  await Promise.resolve();
  expect(state.closed).toBe(0);
  leaveAgain();
  await Promise.resolve();
  expect([state.closed, feed.read()]).toEqual([1, null]);
});

test('What is on its way when the reader leaves is waited for.', async () => {
  const { openSubject, state } = opened();
  const { gate } = gateOver(openSubject);
  gate.plug(app);
  const feed = gate.of(WORK);
  const leave = feed.subscribe(() => {});
  await eventually(() => expect(feed.read()).not.toBeNull());
  state.isSending = true;
  leave();
  await Promise.resolve();
  expect(state.closed).toBe(0);
  state.isSending = false;
  state.tell();
  expect(state.closed).toBe(1);
});

test('A file that did not come is said, and asked for again when the reader tries again.', async () => {
  const { openSubject } = opened();
  const { gate, load } = gateOver(openSubject, 1);
  gate.plug(app);
  const feed = gate.of(WORK);
  feed.subscribe(() => {});
  await eventually(() => expect(feed.read()?.stage).toBe('failed'));
  feed.send({ type: 'list.retryChosen' });
  await eventually(() => expect(feed.read()).toBe(UNREAD_COMMENTS));
  expect(load).toHaveBeenCalledTimes(2);
});

test('A file that did not come is asked for again once the network is back, and what was sent meanwhile stands there and goes.', async () => {
  const { openSubject, sent } = opened();
  const { gate, load } = gateOver(openSubject, 1);
  gate.plug(app);
  const feed = gate.of(WORK);
  const leave = feed.subscribe(() => {});
  await eventually(() => expect(feed.read()?.stage).toBe('failed'));
  feed.send({ type: 'draft.changed', draft: { ...EMPTY_DRAFT, text: 'Hay' } });
  feed.send({ type: 'draft.sent' });
  expect(feed.read()?.outgoing.map(({ text, isTravelling }) => [text, isTravelling])).toEqual([['Hay', true]]);
  leave();
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(sent).toHaveLength(2));
  expect([load.mock.calls.length, sent.at(-1)]).toEqual([2, { type: 'draft.sent' }]);
});

test('A file that did not come is not asked for again for somebody who left without a word.', async () => {
  const { openSubject } = opened();
  const { gate, load } = gateOver(openSubject, 1);
  gate.plug(app);
  const feed = gate.of(WORK);
  const leave = feed.subscribe(() => {});
  await eventually(() => expect(feed.read()?.stage).toBe('failed'));
  leave();
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

test('What is written before anything is loaded is seen at once, sent as it was meant, and left to the statechart then.', async () => {
  const { openSubject, sent } = opened();
  const { gate } = gateOver(openSubject);
  const feed = gate.of(WORK);
  const seen: (string | undefined)[] = [];
  feed.subscribe(() => seen.push(feed.read()?.draft.text));
  for (const text of ['H', 'Ha', 'Hay']) feed.send({ type: 'draft.changed', draft: { ...EMPTY_DRAFT, text } });
  feed.send({ type: 'draft.sent' });
  expect(seen).toEqual(['H', 'Ha', 'Hay', '']);
  gate.plug(app);
  await eventually(() => expect(sent).toHaveLength(4));
  expect(sent.slice(2)).toEqual([{ type: 'draft.changed', draft: { ...EMPTY_DRAFT, text: 'Hay' } }, { type: 'draft.sent' }]);
  expect(feed.read()).toBe(UNREAD_COMMENTS);
});
