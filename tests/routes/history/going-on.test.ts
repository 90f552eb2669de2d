import type { Execute } from '#graphql/document/persisted-document.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { HistoryEntry } from '#src/features/history/history-entry.ts';
import { askForNext, begun, toResume } from '#src/routes/-history/going-on.ts';
import type { ReadingDesk } from '#src/routes/-site-context.ts';

type Known = Pick<ReadingDesk, 'history' | 'places'>;

const THIRTEEN = { id: '13', number: '13', title: null };

function entry(id: string, chapterId: string, next: HistoryEntry['next'] = null): HistoryEntry {
  return { id, title: `Truyện ${id}`, chapter: { id: chapterId, number: chapterId, title: null }, next, cover: null, reading_at: 1000 };
}

function place(chapterId: string, progress: number, workId = '1') {
  const anchor = { id: 'p1', offset: 0, order: 0, count: 4, before: [], after: [], contentHash: 'h' };
  return { workId, chapterId, ...anchor, progress, at: 1000 };
}

/** A browser that keeps these; the newest first. */
function known(entries: readonly HistoryEntry[] | null, kept: readonly ReturnType<typeof place>[]): Known {
  const list = () => (entries === null ? Promise.reject(new Error('IndexedDB not supported')) : Promise.resolve(entries));
  const find = async (workId: string) => (await list()).find(({ id }) => id === workId) ?? null;
  return {
    history: { list, find } as Known['history'],
    places: {
      ofChapter: (chapterId: string) => kept.find((one) => one.chapterId === chapterId) ?? null,
      ofWork: (workId: string) => kept.find((one) => one.workId === workId) ?? null,
    } as Known['places'],
  };
}

const nothing = async () => null;
const answering = (chapter: object) => ({ execute: (async () => ({ chapter })) as unknown as Execute, language: 'vi' as const });
const never = () => Promise.reject(new Error('asked'));
const silent = () => new Promise<null>(() => {});

test('A chapter that is not finished is gone on with, and nobody is asked.', async () => {
  const desk = known([entry('1', '12', THIRTEEN)], [place('12', 0.999)]);
  expect(await begun(desk, never)).toMatchObject({ id: '1', chapter: { id: '12' }, progress: 0.999 });
  expect(await toResume(desk, '1', never)).toEqual({ id: '12' });
});

test('After a finished chapter comes the next one, with what was read of it before.', async () => {
  const entries = [entry('1', '12', THIRTEEN)];
  const thirteen = async () => THIRTEEN;
  expect(await begun(known(entries, [place('12', 1)]), thirteen)).toMatchObject({ chapter: THIRTEEN, progress: null });
  expect(await begun(known(entries, [place('12', 1), place('13', 0.2)]), thirteen)).toMatchObject({ chapter: THIRTEEN, progress: 0.2 });
  expect(await toResume(known(entries, [place('12', 1)]), '1', thirteen)).toEqual(THIRTEEN);
});

test('A next chapter that was put before the one that the history names, or took its place, is gone on with; one that was hidden is not.', async () => {
  const desk = known([entry('1', '12', THIRTEEN)], [place('12', 1)]);
  const between = { id: '99', number: '12.5', title: null };
  expect(await begun(desk, async () => between)).toMatchObject({ chapter: between });
  expect(await toResume(desk, '1', async () => between)).toEqual(between);
  expect(await begun(desk, nothing)).toBe(null);
  expect(await toResume(desk, '1', nothing)).toBe(null);
});

test('What the history names holds where nobody can say what comes next, and where the finished chapter has gone.', async () => {
  const desk = known([entry('1', '12', THIRTEEN)], [place('12', 1)]);
  for (const ask of [never, async () => undefined]) {
    expect(await begun(desk, ask)).toMatchObject({ chapter: THIRTEEN });
    expect(await toResume(desk, '1', ask)).toEqual(THIRTEEN);
  }
});

test('What came after the newest chapter since is asked for, also where the browser keeps no history.', async () => {
  const asked: unknown[] = [];
  const ask = async (read: object) => {
    asked.push(read);
    return THIRTEEN;
  };
  expect(await begun(known([entry('1', '12')], [place('12', 1)]), ask)).toMatchObject({ chapter: THIRTEEN });
  expect(await toResume(known(null, [place('12', 1)]), '1', ask)).toEqual(THIRTEEN);
  expect(asked).toEqual([
    { workId: '1', chapterId: '12' },
    { workId: '1', chapterId: '12' },
  ]);
});

test('It holds too where a network gives no answer.', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const desk = known([entry('1', '12', THIRTEEN)], [place('12', 1)]);
  const going = Promise.all([begun(desk, silent), toResume(desk, '1', silent)]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await going).toMatchObject([{ chapter: THIRTEEN }, THIRTEEN]);
});

test('A work that is read to its end gives way to the one read before it; of that work itself nothing is left.', async () => {
  const places = [place('12', 1), place('7', 0.5, '2')];
  expect(await begun(known([entry('1', '12'), entry('2', '7')], places), nothing)).toMatchObject({ id: '2', progress: 0.5 });
  expect(await begun(known([entry('1', '12')], places), nothing)).toBe(null);
  expect(await toResume(known([entry('1', '12')], places), '1', nothing)).toBe(null);
  expect(await toResume(known([], []), '1', nothing)).toBe(null);
});

test('A work of which no place is kept any more goes on with the chapter that the history names.', async () => {
  const desk = known([entry('2', '7'), entry('1', '12', THIRTEEN)], [place('7', 0.5, '2')]);
  expect(await toResume(desk, '1', never)).toEqual({ id: '12' });
  expect(await toResume(known(null, []), '1', never)).toBe(null);
});

test('Without a network a finished chapter stands for itself.', async () => {
  const desk = known([entry('1', '12')], [place('12', 1)]);
  expect(await begun(desk, never)).toMatchObject({ chapter: { id: '12' }, progress: 1 });
  expect(await toResume(desk, '1', never)).toEqual({ id: '12' });
});

test('What follows a chapter that has gone is not known.', async () => {
  const read = { workId: '1', chapterId: '12' };
  expect(await askForNext(answering({ __typename: 'Chapter', next: THIRTEEN }), read)).toEqual(THIRTEEN);
  expect(await askForNext(answering({ __typename: 'ChapterNotFound' }), read)).toBe(undefined);
});
