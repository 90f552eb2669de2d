import { describe, expect, test } from 'vitest';
import { CommentRefused, EMPTY_DRAFT, type Outgoing } from '#machines/comments/index.ts';
import { added, begin, draftOf, NOTHING_KEPT, opened } from './comments-life.ts';

const outgoing = (key: string, text = key): Outgoing => ({ key, authorId: 'reader', draft: draftOf(text), refusal: null });
const done = (key: string, id: string) => ({ key, id, isReply: false });

describe('a comment on its way', () => {
  test('It leaves the draft, travels under its key, and stands in the list once it has an id.', async () => {
    const life = await opened();
    life.write('Hello', 'k1');
    expect([life.view().draft, life.view().outgoing]).toEqual([EMPTY_DRAFT, [{ ...outgoing('k1', 'Hello'), isTravelling: true }]]);
    expect(life.send.calls.map(({ input }) => input)).toEqual([outgoing('k1', 'Hello')]);
    await life.send.answer(done('k1', '2'));
    expect([life.view().ids, life.view().outgoing]).toEqual([['2', '1'], []]);
  });

  test.each([
    ['answer then word', 'aw'],
    ['word then answer', 'wa'],
    ['words around the answer', 'wawww'],
    ['a late word', 'aww'],
  ])('It is never doubled: %s.', async (_, order) => {
    const life = await opened();
    life.write('Hello', 'k1');
    for (const step of order) {
      if (step === 'a') await life.send.answer(done('k1', '2'));
      else life.news(added('k1', '2'));
    }
    expect([life.view().ids, life.view().outgoing]).toEqual([['2', '1'], []]);
  });

  test('The word of a comment whose answer was lost keeps it from being sent again.', async () => {
    const life = await opened();
    life.write('Hello', 'k1');
    await life.send.refuse();
    life.news(added('k1', '2'));
    life.clock.increment(4000);
    expect([life.send.calls.length, life.view().ids, life.view().outgoing]).toEqual([0, ['2', '1'], []]);
  });

  test('A failure after the live word does not touch the next comment.', async () => {
    const life = await opened();
    life.write('First', 'k1');
    life.write('Second', 'k2');
    life.news(added('k1', '2'));
    await life.send.refuse(new CommentRefused('invalid'));
    expect(life.view().outgoing).toEqual([{ ...outgoing('k2', 'Second'), isTravelling: true }]);
  });

  test('Without a network it waits, in order, and goes under the same key.', async () => {
    const life = await opened();
    life.write('First', 'k1');
    life.write('Second', 'k2');
    await life.send.refuse();
    expect(life.send.calls).toHaveLength(0);
    life.actor.send({ type: 'network.returned' });
    expect(life.send.calls[0]?.input.key).toBe('k1');
    await life.send.answer(done('k1', '2'));
    expect(life.send.calls[0]?.input.key).toBe('k2');
    await life.send.answer(done('k2', '3'));
    expect(life.view().ids).toEqual(['3', '2', '1']);
  });

  test('An answer that hangs is given up after ten seconds, and the key goes again four seconds later.', async () => {
    const life = await opened();
    life.write('Hello', 'k1');
    life.clock.increment(10_000);
    life.clock.increment(4000);
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['k1', 'k1']);
    await life.send.answer(done('k1', '2'));
    expect(life.view().outgoing).toHaveLength(1);
    await life.send.answer(done('k1', '2'));
    expect([life.view().ids, life.view().outgoing]).toEqual([['2', '1'], []]);
  });

  test('Refused, it stays with its reason until it is retried or discarded, and lets the next one pass.', async () => {
    const life = await opened();
    life.write('Bad', 'k1');
    life.write('Good', 'k2');
    await life.send.refuse(new CommentRefused('throttled'));
    await life.send.answer(done('k2', '2'));
    expect(life.view().outgoing).toEqual([{ ...outgoing('k1', 'Bad'), refusal: 'throttled', isTravelling: false }]);
    life.actor.send({ type: 'outgoing.retry', key: 'k1' });
    await life.send.refuse(new CommentRefused('invalid'));
    life.actor.send({ type: 'outgoing.discard', key: 'k1' });
    expect([life.view().outgoing, life.view().ids]).toEqual([[], ['2', '1']]);
  });

  test('Sent from an older page it is told of, and does not stand there.', async () => {
    const life = await opened();
    life.actor.send({ type: 'page.choose', page: 3 });
    life.write('Hello', 'k1');
    await life.load.answer(['0']);
    await life.send.answer(done('k1', '2'));
    expect([life.view().ids, life.view().outgoing]).toEqual([['0'], []]);
  });

  test('A page chosen while it travels shows it once.', async () => {
    const life = await opened();
    life.write('Hello', 'k1');
    life.actor.send({ type: 'page.choose', page: 1 });
    await life.send.answer(done('k1', '2'));
    await life.load.answer(['1']);
    life.news(added('k1', '2'));
    expect(life.view().ids).toEqual(['2', '1']);
  });

  test('Nothing, too much, a known key and a visitor send nothing.', async () => {
    const life = await opened();
    life.write('   ', 'k1');
    life.write('あ'.repeat(2001), 'k2');
    expect(life.send.calls).toHaveLength(0);
    life.write('😀'.repeat(2000), 'k3');
    life.write('again', 'k3');
    expect(life.send.calls).toHaveLength(1);
    const visitor = await opened({ readerId: null });
    visitor.write('Hello', 'k1');
    expect([visitor.send.calls.length, visitor.view().canSend, visitor.view().draft]).toEqual([0, false, draftOf('Hello')]);
  });
});

describe('what outlives the page', () => {
  test('Draft and outbox are kept at every change, and come back; nothing delivered is sent again.', async () => {
    const life = await opened();
    life.actor.send({ type: 'draft.changed', draft: draftOf('Hel') });
    expect(life.keep.calls.map(({ input }) => input)).toEqual([{ draft: draftOf('Hel'), draftAuthorId: 'reader', outbox: [] }]);
    await life.keep.answer();
    life.write('Hello', 'k1');
    const kept = life.keep.calls.at(-1)?.input ?? NOTHING_KEPT;
    await life.keep.answer();
    expect(life.keep.calls.map(({ input }) => input)).toEqual([
      { draft: EMPTY_DRAFT, draftAuthorId: null, outbox: [outgoing('k1', 'Hello')] },
    ]);
    expect(kept.draft).toEqual(draftOf('Hello'));
  });

  test('Until it is known what an earlier page kept, or that it cannot be known, the view says so.', async () => {
    const [found, empty, lost, slow] = [begin(), begin(), begin(), begin()];
    const lives = [found, empty, lost, slow];
    expect(lives.map((life) => life.view().isRecalling)).toEqual([true, true, true, true]);
    await found.recall.answer({ draftAuthorId: null, draft: draftOf(''), outbox: [outgoing('k1')] });
    await empty.recall.answer(NOTHING_KEPT);
    await lost.recall.refuse();
    slow.clock.increment(3000);
    expect(lives.map((life) => [life.view().isRecalling, life.view().outgoing.length])).toEqual([
      [false, 1],
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  test('Kept comments are sent when they are recalled, once, unless the live word was faster.', async () => {
    const life = begin();
    life.news(added('k1', '5'));
    life.actor.send({ type: 'draft.changed', draft: draftOf('new') });
    await life.recall.answer({ draftAuthorId: null, draft: draftOf('old'), outbox: [outgoing('k1'), outgoing('k2')] });
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['k2']);
    expect(life.view().draft).toEqual(draftOf('new'));
  });

  test('What was chosen before the kept words came back stays chosen with them.', async () => {
    const [pinned, hidden, untouched] = [begin(), begin(), begin()];
    pinned.actor.send({ type: 'draft.changed', draft: { ...draftOf(''), pinId: 'page-3' } });
    hidden.actor.send({ type: 'draft.changed', draft: { ...draftOf(''), isSpoiler: true } });
    await pinned.recall.answer(NOTHING_KEPT);
    await hidden.recall.answer({ draftAuthorId: null, draft: { ...draftOf('old'), replyToId: '7' }, outbox: [] });
    await untouched.recall.answer({ draftAuthorId: null, draft: { ...draftOf('old'), pinId: 'page-1' }, outbox: [] });
    expect([pinned, hidden, untouched].map((life) => life.view().draft)).toEqual([
      { ...draftOf(''), pinId: 'page-3' },
      { ...draftOf('old'), replyToId: '7', isSpoiler: true },
      { ...draftOf('old'), pinId: 'page-1' },
    ]);
  });

  test('A logout keeps draft and outbox; another reader sees and sends nothing of them; the same one does.', async () => {
    const life = await opened();
    life.write('Mine', 'k1');
    life.actor.send({ type: 'draft.changed', draft: draftOf('unsent') });
    life.actor.send({ type: 'reader.changed', readerId: null });
    await life.send.refuse();
    life.actor.send({ type: 'reader.changed', readerId: 'other' });
    life.clock.increment(60_000);
    life.actor.send({ type: 'draft.send', key: 'k2' });
    expect([life.send.calls.length, life.view().outgoing, life.view().draft, life.view().canSend]).toEqual([0, [], EMPTY_DRAFT, false]);
    life.actor.send({ type: 'reader.changed', readerId: 'reader' });
    expect(life.view().draft).toEqual(draftOf('unsent'));
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['k1']);
  });

  test('What another reader of this device left unsent is not shown; what a visitor wrote goes with their login.', async () => {
    const [other, visitor] = [begin(), begin({ readerId: null })];
    await other.recall.answer({ draftAuthorId: 'somebody', draft: draftOf('secret'), outbox: [] });
    visitor.actor.send({ type: 'draft.changed', draft: draftOf('hello') });
    visitor.actor.send({ type: 'reader.changed', readerId: 'reader' });
    expect([other.view().draft, visitor.view().draft]).toEqual([EMPTY_DRAFT, draftOf('hello')]);
  });

  test('A storage that throws or hangs loses nothing of this page.', async () => {
    const life = begin();
    await life.recall.refuse();
    life.actor.send({ type: 'draft.changed', draft: draftOf('a') });
    await life.keep.refuse();
    life.actor.send({ type: 'draft.changed', draft: draftOf('ab') });
    life.clock.increment(3000);
    life.write('abc', 'k1');
    expect([life.keep.calls.at(-1)?.input.draft, life.send.calls[0]?.input.draft]).toEqual([draftOf('abc'), draftOf('abc')]);
  });
});
