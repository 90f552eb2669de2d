import { expect, test } from 'vitest';
import type { HistoryEntry } from '#src/features/history/history-entry.ts';
import type { HistoryIntent, HistoryView } from '#src/features/history/history-view.ts';
import { useHistory } from '#src/routes/-history/use-history.ts';
import { renderInSite } from '../render-in-site.tsx';

const chapter = (id: string) => ({ id, number: id, title: null });

function entry(id: string, next: HistoryEntry['next'] = null): HistoryEntry {
  return { id, title: `Truyện ${id}`, chapter: chapter(`${id}1`), next, cover: null, reading_at: 1000 };
}

/** The history of works of which some chapters were finished, with what the server says comes after each. */
async function open(entries: readonly HistoryEntry[], finished: readonly string[], answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const execute = async (_: unknown, { chapterId }: { readonly chapterId: string }) => {
    asked.push(chapterId);
    const answer = answers[chapterId];
    if (answer instanceof Error) throw answer;
    return { chapter: answer === undefined ? { __typename: 'ChapterNotFound' } : { __typename: 'Chapter', next: answer } };
  };
  const desk = {
    history: { list: async () => entries },
    places: { all: () => entries.map((one) => ({ chapterId: one.chapter.id, progress: finished.includes(one.id) ? 1 : 0.4 })) },
    isIncognito: () => false,
    setIncognito: () => undefined,
    onTaken: () => () => undefined,
    onIncognito: () => () => undefined,
  };
  const shown: { view: HistoryView | null; act: (intent: HistoryIntent) => void } = { view: null, act: () => undefined };
  function Screen() {
    const [view, act] = useHistory();
    Object.assign(shown, { view, act });
    return null;
  }
  await renderInSite(Screen, { reading: async () => desk, execute, language: 'vi' });
  await expect.poll(() => shown.view?.entries?.length).toBe(entries.length);
  return { asked, shown, onward: () => shown.view?.entries?.map(({ next }) => next?.id ?? null) };
}

test('What comes after a finished chapter is what the server knows now: one that came, one in the place of another, or none any more.', async () => {
  const entries = [entry('1'), entry('2', chapter('29')), entry('3', chapter('39')), entry('4', chapter('49')), entry('5', chapter('59'))];
  const answers = { 11: chapter('12'), 21: chapter('22'), 31: null, 51: chapter('52') };
  const { asked, onward } = await open(entries, ['1', '2', '3', '4'], answers);
  await expect.poll(onward).toEqual(['12', '22', null, '49', '59']);
  expect(asked).toEqual(['11', '21', '31', '41']);
});

test('Where the server cannot be asked, what was noted when the chapter was read stands, and nobody is asked in vain again.', async () => {
  const entries = [entry('1', chapter('12')), entry('2', chapter('22')), entry('3', chapter('32'))];
  const { asked, onward } = await open(entries, ['1', '2', '3'], { 11: chapter('13'), 21: new Error('away'), 31: chapter('33') });
  await expect.poll(() => asked).toEqual(['11', '21']);
  await expect.poll(onward).toEqual(['13', '22', '32']);
});

test('What the server said stays while the list is read anew, and is asked for again then.', async () => {
  const { asked, shown, onward } = await open([entry('1', chapter('19'))], ['1'], { 11: chapter('12') });
  await expect.poll(onward).toEqual(['12']);
  shown.act({ type: 'incognito.changed', isIncognito: true });
  await expect.poll(() => asked).toEqual(['11', '11']);
  expect(onward()).toEqual(['12']);
});
