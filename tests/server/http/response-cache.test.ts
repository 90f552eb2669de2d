import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { compressBest, type PreparedAnswer, prepareAnswer } from '#server/http/prepared-answer.ts';
import { type ProducedAnswer, ResponseCache } from '#server/http/response-cache.ts';
import type { Turn } from '#server/http/work-queue.ts';
import { eventually } from '#tests/support/eventually.ts';

const answerOf = (text: string): PreparedAnswer => prepareAnswer(200, {}, Buffer.from(text));
const bodyOf = (answer: PreparedAnswer | undefined): string | undefined => answer?.variants.identity.body.toString();

const keptOf = (text: string) => async (): Promise<ProducedAnswer> => ({ answer: answerOf(text), isKept: true });

function createCache({ maxBytes = 1_000_000, freshMilliseconds = 100, staleMilliseconds = 200 } = {}) {
  const clock = { now: 0 };
  const made: string[] = [];
  const cache = new ResponseCache({ maxBytes, freshMilliseconds, staleMilliseconds, now: () => clock.now });
  const make =
    (text: string, isKept = true) =>
    async (): Promise<ProducedAnswer> => {
      made.push(text);
      return { answer: answerOf(text), isKept };
    };
  return { cache, clock, made, make };
}

const refuse: Turn = () => Promise.reject(new Error('there is no room'));

describe('the response cache', () => {
  test('gives a fresh answer without making another', async () => {
    const { cache, clock, made, make } = createCache();
    await cache.load('key', make('one'));
    clock.now = 99;
    expect(bodyOf(await cache.load('key', make('two')))).toBe('one');
    expect(bodyOf(cache.peek('key'))).toBe('one');
    expect(made).toEqual(['one']);
  });

  test.each([
    [404, undefined],
    [500, 'one'],
  ])('an old answer of which the new one would be a %i is then %s', async (status, left) => {
    const { cache, clock, make } = createCache();
    await cache.load('key', make('one'));
    clock.now = 150;
    const answer = prepareAnswer(status, {}, Buffer.from('a new one'));
    expect(bodyOf(await cache.load('key', () => Promise.resolve({ answer, isKept: false })))).toBe('one');
    const next = vi.fn(make('two', false));
    await eventually(async () => expect(bodyOf(await cache.load('key', next))).toBe(left ?? 'two'));
  });

  test('makes one answer for all who ask at the same time', async () => {
    const { cache, made, make } = createCache();
    const answers = await Promise.all([cache.load('key', make('one')), cache.load('key', make('two')), cache.load('other', make('three'))]);
    expect(answers.map(bodyOf)).toEqual(['one', 'one', 'three']);
    expect(made).toEqual(['one', 'three']);
  });

  test('makes what waits for its turn once for all who ask, and at once for who has none to wait for', async () => {
    const { cache, made, make } = createCache();
    const opened = Promise.withResolvers<void>();
    const turn: Turn = async (work) => {
      await opened.promise;
      return work();
    };
    const waiting = [cache.load('key', make('in turn'), turn), cache.load('key', make('likewise'), turn)];
    expect(bodyOf(await cache.load('key', make('at once')))).toBe('at once');
    cache.clear();
    opened.resolve();
    expect((await Promise.all(waiting)).map(bodyOf)).toEqual(['in turn', 'in turn']);
    expect(made).toEqual(['at once', 'in turn']);
  });

  test('rejects as the turn does, gives an old answer all the same, and asks for another turn next time', async () => {
    const { cache, clock, made, make } = createCache();
    await expect(cache.load('key', make('one'), refuse)).rejects.toThrow('there is no room');
    expect(bodyOf(await cache.load('key', make('two'), (work) => work()))).toBe('two');
    clock.now = 150;
    expect(bodyOf(await cache.load('key', make('three'), refuse))).toBe('two');
    expect(made).toEqual(['two']);
  });

  test('does not give what began in turn before it was cleared', async () => {
    const { cache, make } = createCache();
    const old = Promise.withResolvers<ProducedAnswer>();
    const loading = cache.load(
      'key',
      () => old.promise,
      (work) => work(),
    );
    cache.clear();
    expect(bodyOf(await cache.load('key', make('new'), (work) => work()))).toBe('new');
    old.resolve({ answer: answerOf('old'), isKept: true });
    expect(bodyOf(await loading)).toBe('old');
    expect(bodyOf(cache.peek('key'))).toBe('new');
  });

  test('gives an old answer at once and replaces it behind', async () => {
    const { cache, clock, make } = createCache();
    await cache.load('key', make('one'));
    clock.now = 150;
    expect(cache.peek('key')).toBeUndefined();
    const refreshed = Promise.withResolvers<ProducedAnswer>();
    expect(bodyOf(await cache.load('key', () => refreshed.promise))).toBe('one');
    refreshed.resolve({ answer: answerOf('two'), isKept: true });
    await refreshed.promise;
    await cache.load('unrelated', make('x'));
    expect(bodyOf(cache.peek('key'))).toBe('two');
  });

  test('keeps an old answer when replacing it fails', async () => {
    const { cache, clock, make } = createCache();
    await cache.load('key', make('one'));
    clock.now = 150;
    await cache.load('key', () => Promise.reject(new Error('the database is away')));
    expect(bodyOf(await cache.load('key', make('with errors', false)))).toBe('one');
    clock.now = 160;
    expect(bodyOf(await cache.load('key', make('two')))).toBe('one');
  });

  test('makes a new answer when the old one is past its grace', async () => {
    const { cache, clock, make } = createCache();
    await cache.load('key', make('one'));
    clock.now = 300;
    expect(bodyOf(await cache.load('key', make('two')))).toBe('two');
  });

  test('does not keep what is not the same for everyone', async () => {
    const { cache, make } = createCache();
    await cache.load('key', make('one', false));
    expect(cache.peek('key')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('rejects as making does, and makes again for the next', async () => {
    const { cache, make } = createCache();
    await expect(cache.load('key', () => Promise.reject(new Error('the database is away')))).rejects.toThrow('the database is away');
    expect(bodyOf(await cache.load('key', make('one')))).toBe('one');
  });

  test('lets the least recently used go when its bytes are used up', async () => {
    const { cache, make } = createCache({ maxBytes: 5000 });
    await cache.load('one', make('1'));
    await cache.load('two', make('2'));
    await cache.load('three', make('3'));
    cache.peek('one');
    await cache.load('four', make('4'));
    expect(['one', 'two', 'three', 'four'].filter((key) => cache.peek(key) !== undefined)).toEqual(['one', 'three', 'four']);
    expect(cache.bytes).toBeLessThanOrEqual(5000);
  });

  test('does not keep an answer that is larger than itself', async () => {
    const { cache, make } = createCache({ maxBytes: 100 });
    expect(bodyOf(await cache.load('key', make('one')))).toBe('one');
    expect(cache.peek('key')).toBeUndefined();
  });

  test('forgets also what was being made when it was cleared', async () => {
    const { cache, make } = createCache();
    const old = Promise.withResolvers<ProducedAnswer>();
    const loading = cache.load('key', () => old.promise);
    cache.clear();
    old.resolve({ answer: answerOf('old'), isKept: true });
    expect(bodyOf(await loading)).toBe('old');
    expect(cache.peek('key')).toBeUndefined();
    expect(bodyOf(await cache.load('key', make('new')))).toBe('new');
  });

  test('makes an answer smaller that is asked for again, and its successors without being asked', async () => {
    const improved: (string | undefined)[] = [];
    const clock = { now: 0 };
    const improve = async (answer: PreparedAnswer): Promise<PreparedAnswer> => {
      improved.push(bodyOf(answer));
      return answerOf(`small ${bodyOf(answer)}`);
    };
    const cache = new ResponseCache({ maxBytes: 100_000, freshMilliseconds: 100, staleMilliseconds: 200, now: () => clock.now, improve });
    await cache.load('key', keptOf('one'));
    expect(improved).toEqual([]);
    const before = cache.bytes;
    expect(bodyOf(cache.peek('key'))).toBe('one');
    await expect.poll(() => bodyOf(cache.peek('key'))).toBe('small one');
    expect(cache.bytes).toBe(before + 'small '.length);
    clock.now = 150;
    await cache.load('key', keptOf('two'));
    await expect.poll(() => bodyOf(cache.peek('key'))).toBe('small two');
    expect(improved).toEqual(['one', 'two']);
  });

  test('has at hand what is fresh, what is old within its grace, and what is being made', async () => {
    const { cache, clock, make } = createCache();
    const made = Promise.withResolvers<ProducedAnswer>();
    const making = cache.load('key', () => made.promise);
    expect([cache.isAtHand('key'), cache.isAtHand('other')]).toEqual([true, false]);
    made.resolve({ answer: answerOf('one'), isKept: true });
    await making;
    const seen = [0, 299, 300].map((now) => {
      clock.now = now;
      return cache.isAtHand('key');
    });
    expect(seen).toEqual([true, true, false]);
    const waiting = cache.load('key', make('two'), () => new Promise(() => undefined));
    expect(cache.isAtHand('key')).toBe(true);
    expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits');
  });

  test('forgets in its time also where the clock of the machine is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      const cache = new ResponseCache({ maxBytes: 100_000, freshMilliseconds: 100, staleMilliseconds: 200 });
      await cache.load('key', keptOf('one'));
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(100);
      expect(cache.peek('key')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('keeps an answer that cannot be made smaller', async () => {
    const improve = vi.fn(() => Promise.reject(new Error('no memory')));
    const cache = new ResponseCache({ maxBytes: 100_000, freshMilliseconds: 100, staleMilliseconds: 200, now: () => 0, improve });
    await cache.load('key', keptOf('one'));
    cache.peek('key');
    await new Promise((resolve) => setImmediate(resolve));
    expect(bodyOf(cache.peek('key'))).toBe('one');
    expect(improve).toHaveBeenCalledOnce();
  });
});

describe('the best compression', () => {
  test('is smaller, says its length, and holds the same text', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `word ${(index * 7919) % 613}`).join(' ');
    const quick = prepareAnswer(200, { 'content-type': 'text/plain' }, Buffer.from(text));
    const best = await compressBest(quick);
    const { headers, body } = await best.variants.of('br');
    expect(body.length).toBeLessThan((await quick.variants.of('br')).body.length);
    expect(headers[headers.indexOf('content-length') + 1]).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(text);
    expect([best.etag, best.bytes]).toEqual([quick.etag, quick.bytes]);
    expect((await best.variants.of('gzip')).headers).toEqual((await quick.variants.of('gzip')).headers);
  });

  test('leaves alone what is too short to be compressed', async () => {
    const short = answerOf('short');
    expect(await compressBest(short)).toBe(short);
  });
});
