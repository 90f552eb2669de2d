import { describe, expect, test } from 'vitest';
import { became, begin, opened, refusal } from './upload-life.ts';

const NOTHING = { done: 0, total: 0 };
const HALF = { done: 1, total: 2 };
const UNREADABLE = { code: 'UNREADABLE', file: null, limit: null };

describe('a pause', () => {
  test('It ends what is under way, and goes on where the server stands.', async () => {
    const life = await opened();
    life.choose('a');
    await life.check.answer();
    life.send.calls[0]?.input.tell(HALF);
    life.pause();
    expect([life.value(), life.send.calls[0]?.input.signal.aborted, life.view()]).toEqual([
      'held',
      true,
      { isPaused: true, files: [{ key: 'a', stage: 'sending', progress: HALF, isStranded: false }] },
    ]);
    life.network();
    life.choose('b');
    expect([life.value(), life.files()['b']]).toEqual(['held', { stage: 'queued' }]);
    life.send.calls.shift();
    life.resume();
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['a']);
  });

  test('It may come before what was kept is known, and while something is dropped.', async () => {
    const life = begin();
    life.pause();
    await life.recall.answer([{ key: 'a', step: 'send', isMissing: false }]);
    expect([life.value(), life.files()]).toEqual(['held', { a: { stage: 'queued' } }]);
    life.resume();
    life.discard('a');
    life.pause();
    life.choose('b');
    await life.drop.answer();
    expect([life.value(), life.files()]).toEqual(['held', { b: { stage: 'queued' } }]);
  });
});

describe('a reload', () => {
  test('What an earlier page began goes on where it was: processing at once, sending once the file is given again.', async () => {
    const life = begin();
    await life.recall.answer([
      { key: 'a', step: 'process', isMissing: true },
      { key: 'b', step: 'send', isMissing: true },
      { key: 'c', step: 'send', isMissing: false },
    ]);
    expect(life.files()).toEqual({
      a: { stage: 'processing', progress: NOTHING, isStranded: false },
      b: { stage: 'missing' },
      c: { stage: 'queued' },
    });
    await life.follow.answer(became('1'));
    await life.send.answer();
    await life.follow.answer(became('3'));
    expect([life.value(), life.files()['b']]).toEqual(['resting', { stage: 'missing' }]);
    life.choose('b');
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['b']);
  });

  test('A file chosen before what was kept is known is not begun again.', async () => {
    const life = begin();
    life.choose('z', 'b');
    await life.recall.answer([
      { key: 'a', step: 'send', isMissing: true },
      { key: 'b', step: 'send', isMissing: true },
    ]);
    expect(life.context().files.map(({ key, step, isMissing }) => [key, step, isMissing])).toEqual([
      ['a', 'send', true],
      ['z', 'check', false],
      ['b', 'send', false],
    ]);
  });

  test('What another tab sends is left to it; once it does no longer, what is left of it goes on here.', async () => {
    const life = begin();
    life.choose('c');
    const [call] = life.recall.calls;
    await life.recall.answer(['a', 'b', 'c', 'd'].map((key) => ({ key, step: 'await', isMissing: key !== 'c' })));
    life.choose('b', 'e');
    const elsewhere = { stage: 'elsewhere' };
    expect(life.files()).toEqual({ a: elsewhere, b: elsewhere, c: elsewhere, d: elsewhere, e: { stage: 'checking' } });
    call?.input('a', { key: 'a', step: 'send', isMissing: true });
    call?.input('b', { key: 'b', step: 'send', isMissing: true });
    call?.input('c', { key: 'c', step: 'process', isMissing: false });
    call?.input('d', null);
    call?.input('e', null);
    expect(life.files()).toEqual({
      a: { stage: 'missing' },
      b: { stage: 'queued' },
      c: { stage: 'queued' },
      e: { stage: 'checking' },
    });
    await life.check.refuse(refusal);
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['b']);
  });

  test('Storage that hangs or fails keeps nobody waiting longer than three seconds.', async () => {
    const [slow, broken] = [begin(), begin()];
    slow.choose('a');
    broken.choose('a');
    await broken.recall.refuse();
    slow.clock.increment(3000);
    expect([slow.value(), broken.value()]).toEqual([{ checking: 'looking' }, { checking: 'looking' }]);
  });
});

describe('a look into what was chosen', () => {
  test('Of many files each has its time; one that nothing more is heard of cannot be read.', async () => {
    const life = await opened();
    life.choose('a');
    const [call] = life.check.calls;
    for (let at = 0; at < 40; at += 1) {
      life.clock.increment(11_000);
      call?.input.tellLooked();
    }
    expect(life.files()).toEqual({ a: { stage: 'checking' } });
    life.clock.increment(12_000);
    expect([call?.input.signal.aborted, life.files()]).toEqual([true, { a: { stage: 'refused', problems: [UNREADABLE] } }]);
  });

  test('What it still tells of a file that was dropped gives no other more time, and ends its own reading.', async () => {
    const life = await opened();
    life.choose('a', 'b');
    const [call] = life.check.calls;
    life.discard('a');
    await life.drop.answer();
    life.clock.increment(11_000);
    expect(() => call?.input.tellLooked()).toThrow('aborted');
    life.clock.increment(1000);
    expect(life.files()).toEqual({ b: { stage: 'refused', problems: [UNREADABLE] } });
  });
});

describe('a file that is dropped', () => {
  test('Its sending ends at once and the server is told; the next one goes on after it.', async () => {
    const life = await opened();
    life.choose('a', 'b');
    await life.check.answer();
    life.discard('a');
    expect([life.value(), life.send.calls[0]?.input.signal.aborted, life.drop.calls.map(({ input }) => input), life.files()]).toEqual([
      'dropping',
      true,
      [['a']],
      { b: { stage: 'queued' } },
    ]);
    life.discard('c');
    expect(life.drop.calls.map(({ input }) => input)).toEqual([['a'], ['a', 'c']]);
    life.drop.calls.shift();
    await life.drop.answer();
    expect([life.files(), life.context().dropping]).toEqual([{ b: { stage: 'checking' } }, []]);
  });

  test('One that waits interrupts nothing, and chosen again it is not dropped.', async () => {
    const life = await opened();
    life.choose('a', 'b', 'c');
    life.discard('b');
    life.discard('c');
    life.choose('c');
    expect([life.value(), life.files()]).toEqual([{ checking: 'looking' }, { a: { stage: 'checking' }, c: { stage: 'queued' } }]);
    await life.check.refuse(refusal);
    expect(life.drop.calls.map(({ input }) => input)).toEqual([['b']]);
  });

  test('Where the server does not answer, nothing waits longer than ten seconds; what was dropped is not recalled.', async () => {
    const life = begin();
    life.discard('a');
    await life.recall.answer([{ key: 'a', step: 'send', isMissing: false }]);
    life.choose('b');
    life.clock.increment(10_000);
    expect(life.files()).toEqual({ b: { stage: 'checking' } });
    life.discard('b');
    life.drop.calls.shift();
    await life.drop.refuse();
    expect([life.value(), life.files()]).toEqual(['resting', {}]);
  });
});
