import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadingHistory } from '#src/adapters/history/reading-history.ts';
import { HistoryUnavailable } from '#src/adapters/history/reading-history.errors.ts';

interface Entry {
  readonly id: string;
  readonly reading_at: number;
  readonly title: string;
}

const parse = (kept: unknown): Entry | null => {
  const { id, reading_at, title } = kept === undefined ? ({} as Partial<Entry>) : (kept as Entry);
  return id === undefined || reading_at === undefined || title === undefined ? null : { id, reading_at, title };
};
const entry = (id: string, at: number): Entry => ({ id, reading_at: at, title: `Work ${id}` });
const open = (factory?: () => IDBFactory | undefined) => new ReadingHistory<Entry>({ language: 'vi', parse, ...(factory && { factory }) });

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(String(request.error))));
  });
}

function denying(): IDBFactory {
  throw new DOMException('Denied', 'SecurityError');
}

afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  await done(indexedDB.deleteDatabase('futago'));
});

test('The database is version 1, with a store a site, keyed by id, and a unique index on reading_at.', async () => {
  await open().save(entry('1', 5));
  const database = await done(indexedDB.open('futago'));
  const store = database.transaction('historyvi').objectStore('historyvi');
  const index = store.index('reading_at');
  const kept: unknown = await done(store.get('1'));
  database.close();
  expect([database.version, [...database.objectStoreNames], store.keyPath, index.keyPath, index.unique]).toEqual([
    1,
    ['historyja', 'historyvi'],
    'id',
    'reading_at',
    true,
  ]);
  expect(kept).toEqual({ ...entry('1', 5), genres: [] });
});

test('Two works read in the same millisecond are both kept; the same work is kept once.', async () => {
  const history = open();
  await Promise.all([history.save(entry('1', 5)), history.save(entry('2', 5)), history.save(entry('3', 5))]);
  await history.save(entry('1', 5));
  expect(await history.list()).toEqual([entry('3', 7), entry('2', 6), entry('1', 5)]);
  expect([await history.find('2'), await history.find('4')]).toEqual([entry('2', 6), null]);
});

test('What is to stay of an entry goes over into the one that takes its place.', async () => {
  const keeping = (next: Entry, known: Entry): Entry => ({ ...next, title: known.title });
  const history = new ReadingHistory<Entry>({ language: 'vi', parse, keeping });
  await history.save(entry('1', 5));
  await history.save({ ...entry('1', 6), title: 'later' });
  await history.add([{ ...entry('1', 7), title: 'brought in' }]);
  expect(await history.list()).toEqual([entry('1', 7)]);
});

test('What was read under a clock that ran ahead gives way to what is read once it is right, and stays in its order.', async () => {
  const history = open();
  const [now, year] = [Date.UTC(2026, 10, 28), 365 * 86_400_000];
  await history.save(entry('1', now - 5000));
  await history.add([entry('2', now + 4 * year), entry('3', now + 4 * year + 7), entry('4', now + 60_000)]);
  await history.save(entry('5', now));
  expect((await history.list()).map(({ id }) => id)).toEqual(['4', '5', '3', '2', '1']);
  expect(await history.find('3')).toEqual(entry('3', now - 1));
});

test('A clock that is set back takes no entry the time that it was read at.', async () => {
  const history = open();
  const [now, year] = [Date.UTC(2026, 10, 28), 365 * 86_400_000];
  await history.add([entry('1', now - 2000), entry('2', now - 1000), entry('3', now)]);
  await history.save(entry('4', now - 6 * year));
  expect(await history.find('3')).toEqual(entry('3', now));
  expect((await history.list()).map(({ id }) => id)).toEqual(['3', '2', '1', '4']);
});

test('Two tabs that write at once lose nothing.', async () => {
  const [one, other] = [open(), open()];
  const ids = Array.from({ length: 40 }, (_, index) => String(index));
  await Promise.all(ids.map((id, index) => (index % 2 ? one : other).save(entry(id, 9))));
  expect((await one.list()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('An entry is removed, all are cleared, and those that are brought in give way to newer ones.', async () => {
  const history = open();
  await history.save(entry('1', 5));
  await history.save(entry('2', 6));
  await history.remove('1');
  expect(await history.add([entry('2', 3), entry('3', 4)])).toBe(1);
  expect(await history.list()).toEqual([entry('2', 6), entry('3', 4)]);
  await history.clear();
  expect(await history.list()).toEqual([]);
});

test('A browser without the database is told from one that denies it.', async () => {
  await expect(open(() => undefined).list()).rejects.toThrow('IndexedDB not supported');
  await expect(open(denying).save(entry('1', 1))).rejects.toThrow('Denied');
});

test('A database that does not open is given up after eight seconds, and tried again the next time; one that opens after all is closed.', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = Object.assign(new EventTarget(), { result: { close: vi.fn<() => void>() } });
  const asked = vi.fn<() => IDBOpenDBRequest>(() => late as unknown as IDBOpenDBRequest);
  const history = open(() => ({ open: asked }) as unknown as IDBFactory);
  for (const times of [1, 2]) {
    const refused = expect(history.list()).rejects.toThrow('does not open');
    await vi.advanceTimersByTimeAsync(8000);
    await refused;
    expect(asked).toHaveBeenCalledTimes(times);
  }
  Object.assign(late.result, { addEventListener: () => undefined });
  late.dispatchEvent(new Event('success'));
  expect(late.result.close).toHaveBeenCalled();
});

test('After the database was deleted under it, the history starts anew.', async () => {
  const history = open();
  await history.save(entry('1', 5));
  await done(indexedDB.deleteDatabase('futago'));
  expect(await history.list()).toEqual([]);
  await history.save(entry('2', 6));
  expect(await history.list()).toEqual([entry('2', 6)]);
});

test('What cannot be stored is refused, and nothing of it is there.', async () => {
  const history = open();
  await history.save(entry('1', 5));
  const unclonable = { ...entry('2', 6), title: (() => undefined) as unknown as string };
  await expect(history.save(unclonable)).rejects.toThrow();
  expect(await history.list()).toEqual([entry('1', 5)]);
});

test.each(['before it is written', 'when all was written, as on a full disk'])(
  'What the browser aborts %s is not confirmed, and the next is kept.',
  async (moment) => {
    const history = open();
    await history.save(entry('1', 5));
    const original = Reflect.get(IDBObjectStore.prototype, 'put') as (this: IDBObjectStore, value: unknown) => IDBRequest<IDBValidKey>;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, value: unknown) {
      const request = original.call(this, value);
      if (moment.startsWith('before')) this.transaction.abort();
      else request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(history.save(entry('2', 6))).rejects.toThrow(HistoryUnavailable);
    expect(await history.list()).toEqual([entry('1', 5)]);
    await history.save(entry('3', 7));
    expect(await history.list()).toEqual([entry('3', 7), entry('1', 5)]);
    put.mockRestore();
  },
);
