import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Overloaded, WorkQueue } from '#server/http/work-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Pieces of work that end when they are told to. */
function createQueue({ atOnce = 2, waiting = 2, waitMilliseconds = 1000 } = {}) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const reports: number[] = [];
  const queue = new WorkQueue({ atOnce, waiting, waitMilliseconds }, (refused) => reports.push(refused));
  const run = (name: string): Promise<string> =>
    queue.run(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  return {
    queue,
    begun,
    reports,
    run,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

/** What became of it: its result, or the name of the error. */
const fate = (work: Promise<string>): Promise<string> => work.catch((error: unknown) => (error instanceof Error ? error.name : 'unknown'));

describe('the queue in front of work', () => {
  test('does so much at once, lets so much wait in its order, and refuses the rest at once.', async () => {
    const { begun, run, end } = createQueue();
    const fates = ['a', 'b', 'c', 'd', 'e'].map((name) => fate(run(name)));
    expect(begun).toEqual(['a', 'b']);
    expect(await fates[4]).toBe('Overloaded');
    end('b');
    expect(await fates[1]).toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    await Promise.all([fates[0], fates[2]]);
    end('d');
    expect(await Promise.all(fates)).toEqual(['a', 'b', 'c', 'd', 'Overloaded']);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('does less at once while the event loop is late, never nothing, and as much as before once it is in time again.', async () => {
    const { queue, begun, run, end } = createQueue({ atOnce: 4, waiting: 4 });
    queue.adapt(300);
    queue.adapt(300);
    queue.adapt(300);
    const fates = ['a', 'b', 'c', 'd'].map((name) => fate(run(name)));
    expect(begun).toEqual(['a', 'b']);
    queue.adapt(0);
    expect(begun).toEqual(['a', 'b', 'c']);
    queue.adapt(300);
    end('a');
    await fates[0];
    expect(begun).toEqual(['a', 'b', 'c']);
    for (let turn = 0; turn < 4; turn++) queue.adapt(0);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['b', 'c', 'd']) end(name);
    expect(await Promise.all(fates)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes no notice of a delay that a timer always has, and does one thing at once where no more is allowed.', async () => {
    const { queue, begun, run, end } = createQueue({ atOnce: 1 });
    queue.adapt(20);
    queue.adapt(5000);
    const fates = ['a', 'b'].map((name) => fate(run(name)));
    expect(begun).toEqual(['a']);
    end('a');
    await fates[0];
    end('b');
    expect(await fates[1]).toBe('b');
  });

  test('goes on after work that fails, and passes its failure on.', async () => {
    const { begun, run, end, fail } = createQueue({ atOnce: 1 });
    const [first, second] = [run('a'), run('b')];
    fail('a');
    await expect(first).rejects.toThrow('a');
    end('b');
    expect(await second).toBe('b');
    expect(begun).toEqual(['a', 'b']);
  });

  test('refuses what waited too long, also where nothing ends, and has room again.', async () => {
    const { begun, run, end } = createQueue({ atOnce: 1, waiting: 1 });
    const first = fate(run('a'));
    const late = fate(run('b'));
    await vi.advanceTimersByTimeAsync(999);
    expect(await fate(run('c'))).toBe('Overloaded');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe('Overloaded');
    const next = fate(run('d'));
    await vi.advanceTimersByTimeAsync(500);
    end('a');
    expect(await first).toBe('a');
    end('d');
    expect(await next).toBe('d');
    expect(begun).toEqual(['a', 'd']);
  });

  test('says whether it would refuse, when to come again, and how many it refused every ten seconds at most.', async () => {
    const { queue, reports, run, end } = createQueue({ atOnce: 1, waiting: 0 });
    expect(queue.refusal()).toBeNull();
    const first = fate(run('a'));
    expect(queue.refusal()).toBeInstanceOf(Overloaded);
    expect(queue.refusal()).toMatchObject({ name: 'Overloaded', retryAfterSeconds: 5 });
    expect(await fate(run('b'))).toBe('Overloaded');
    expect(reports).toEqual([1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await fate(run('c'))).toBe('Overloaded');
    expect(reports).toEqual([1, 3]);
    end('a');
    await first;
    expect(queue.refusal()).toBeNull();
  });
});
