import { NextChapter } from '#graphql/generated/documents/NextChapter.ts';
import type { NamedChapter } from '#src/features/history/history-entry.ts';
import type { ShownEntry } from '#src/features/history/history-view.ts';
import type { ReadingDesk, SiteContext } from '../-site-context.ts';

interface ReadChapter {
  readonly workId: string;
  readonly chapterId: string;
}

type Ask = (read: ReadChapter) => Promise<NamedChapter | null | undefined>;

interface Read {
  /** Of the work. */
  readonly id: string;
  readonly chapter: { readonly id: string };
  readonly next: NamedChapter | null;
}

type Known = Pick<ReadingDesk, 'history' | 'places'>;

/** Works that are looked at for something to go on with: behind them lies what was read long ago. */
const LOOKED_AT = 5;
/** Milliseconds for which a noted chapter waits to be confirmed. */
const PATIENCE = 1500;

/** The chapter after one, as the API host knows it now; null where there is none, undefined where the one itself has gone. */
export async function askForNext({ execute, language }: Pick<SiteContext, 'execute' | 'language'>, read: ReadChapter) {
  const { chapter } = await execute(NextChapter, { ...read, language });
  return chapter.__typename === 'Chapter' ? chapter.next : undefined;
}

/** What was read last of all that has something left to read: a chapter that was finished gives way to the next one. */
export async function begun({ history, places }: Known, ask: Ask): Promise<ShownEntry | null> {
  for (const entry of (await history.list()).slice(0, LOOKED_AT)) {
    const read = { workId: entry.id, chapterId: entry.chapter.id };
    const chapter = isFinished(places, read) ? await after(entry, ask).catch(() => entry.chapter) : entry.chapter;
    if (chapter !== null) return { ...entry, chapter, progress: places.ofChapter(chapter.id)?.progress ?? null };
  }
  return null;
}

/** The chapter with which reading of a work goes on; null where nothing of it was read, or all. */
export async function toResume({ history, places }: Known, workId: string, ask: Ask): Promise<{ readonly id: string } | null> {
  const last = places.ofWork(workId);
  if (last !== null && !isFinished(places, last)) return { id: last.chapterId };
  // A browser without a history still keeps places; of works read long ago the history alone is left.
  const entry = await history.find(workId).catch(() => null);
  if (last === null) return entry && { id: entry.chapter.id };
  const chapter = { id: last.chapterId };
  const next = entry?.chapter.id === chapter.id ? entry.next : null;
  return await after({ id: workId, chapter, next }, ask).catch(() => chapter);
}

function isFinished(places: Known['places'], { chapterId }: ReadChapter): boolean {
  return places.ofChapter(chapterId)?.progress === 1;
}

/**
 * One that came, was hidden or was named anew since the chapter was read is as it is now; what was noted then holds where nobody
 * can say, or not soon. Rejects where nothing was: then the chapter stands for itself.
 */
async function after({ id, chapter, next }: Read, ask: Ask): Promise<NamedChapter | null> {
  const asked = ask({ workId: id, chapterId: chapter.id });
  const noted = new Promise<typeof next>((hold) => setTimeout(hold, PATIENCE, next));
  const known = await (next === null ? asked : Promise.race([asked.catch(() => next), noted]));
  return known === undefined ? next : known;
}
