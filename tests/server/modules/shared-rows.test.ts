import { describe, expect, test, vi } from 'vitest';
import { allThere, RowMemory, type RowSource, whenThere } from '#server/modules/shared-rows.ts';

interface Shelf {
  readonly rows: RowSource<string, string>;
  readonly memory: RowMemory;
  /** The keys of every query so far. */
  readonly queries: readonly (readonly string[])[];
  clock: number;
  failure: Error | null;
}

function openShelf({ freshMilliseconds = 1000, most = 100 } = {}): Shelf {
  const queries: (readonly string[])[] = [];
  const state: { clock: number; failure: Error | null } = { clock: 0, failure: null };
  const memory = new RowMemory({ freshMilliseconds, now: () => state.clock });
  const rows = memory.share(async (keys: readonly string[]) => {
    queries.push(keys);
    if (state.failure !== null) throw state.failure;
    return keys.map((key) => `${key} of query ${queries.length}`);
  }, most);
  return Object.assign(state, { rows, memory, queries });
}

describe('rows that requests share', () => {
  test('are read by one query for all keys asked for in one turn', async () => {
    const { rows, queries } = openShelf();
    const answers = await Promise.all([rows.get('a'), rows.get('b'), rows.get('a')]);
    expect(answers).toEqual(['a of query 1', 'b of query 1', 'a of query 1']);
    expect(queries).toEqual([['a', 'b']]);
  });

  test('are at hand without a promise while they are fresh, and read anew afterwards', async () => {
    const shelf = openShelf();
    await shelf.rows.get('a');
    shelf.clock = 999;
    expect(shelf.rows.get('a')).toBe('a of query 1');
    shelf.clock = 1000;
    expect(await shelf.rows.get('a')).toBe('a of query 2');
  });

  test('are read anew also where the clock of the machine is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      const rows = new RowMemory({ freshMilliseconds: 1000 }).share(async (keys: readonly string[]) => keys.map(() => 'a row'));
      await rows.get('a');
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(1000);
      expect(rows.get('a')).toBeInstanceOf(Promise);
    } finally {
      vi.useRealTimers();
    }
  });

  test('are never at hand where nothing may be kept', async () => {
    const { rows, queries } = openShelf({ freshMilliseconds: 0 });
    await rows.get('a');
    await rows.get('a');
    expect(queries).toEqual([['a'], ['a']]);
  });

  test('are read anew after they were forgotten, also where an older read is on its way', async () => {
    const { rows, memory, queries } = openShelf();
    const older = rows.get('a');
    memory.forget();
    const newer = rows.get('a');
    memory.forget();
    expect(await Promise.all([older, newer, rows.get('a')])).toHaveLength(3);
    memory.forget();
    expect(await rows.get('a')).toBe('a of query 2');
    expect(queries).toEqual([['a', 'a', 'a'], ['a']]);
  });

  test('do not remember a failure', async () => {
    const shelf = openShelf();
    shelf.failure = new Error('The database went away.');
    await expect(Promise.all([shelf.rows.get('a'), shelf.rows.get('b')])).rejects.toThrow('The database went away.');
    shelf.failure = null;
    expect(await shelf.rows.get('a')).toBe('a of query 2');
  });

  test('make room for newer ones, the oldest first', async () => {
    const { rows, queries } = openShelf({ most: 2 });
    await rows.get('a');
    await rows.get('b');
    await rows.get('c');
    expect(rows.get('b')).toBe('b of query 2');
    await rows.get('a');
    expect(queries).toEqual([['a'], ['b'], ['c'], ['a']]);
  });
});

const double = (value: number): number => value * 2;

describe('values that may be at hand', () => {
  test('are used at once where they are, else when they are there', async () => {
    expect(whenThere(2, double)).toBe(4);
    await expect(whenThere(Promise.resolve(2), double)).resolves.toBe(4);
  });

  test('make a list at once where every one is', async () => {
    expect(allThere([1, 2])).toEqual([1, 2]);
    await expect(allThere([1, Promise.resolve(2)])).resolves.toEqual([1, 2]);
  });
});
