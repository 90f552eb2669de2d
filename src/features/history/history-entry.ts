import type { KeptCover } from '../../entities/work/SmallCover.tsx';
import { parseKeptCover } from './kept-cover.ts';
import { membersOf } from './members-of.ts';

export interface NamedChapter {
  readonly id: string;
  readonly number: string;
  readonly title: string | null;
}

/** One work in the reading history: the chapter that was opened last. Its fields are those of the browser's database. */
export interface HistoryEntry {
  /** Of the work. */
  readonly id: string;
  readonly title: string;
  readonly chapter: NamedChapter;
  /** The chapter after it; null where there was none then, or it is not known. */
  readonly next: NamedChapter | null;
  /** Null where the work had none, or it is not known. */
  readonly cover: KeptCover | null;
  /** Milliseconds since 1970. */
  readonly reading_at: number;
}

/** A cover that was known stays until another is. */
export function keepingCover(entry: HistoryEntry, known: HistoryEntry): HistoryEntry {
  return entry.cover === null && known.cover !== null ? { ...entry, cover: known.cover } : entry;
}

/** Takes whatever was kept or brought in; null where it is no entry. */
export function parseHistoryEntry(kept: unknown): HistoryEntry | null {
  const { id, title, reading_at, ...more } = membersOf(kept);
  const chapter = parseChapter(more['chapter']);
  if (!isId(id) || !isText(title) || chapter === null) return null;
  if (typeof reading_at !== 'number' || !Number.isSafeInteger(reading_at) || reading_at < 0) return null;
  if (Number.isNaN(new Date(reading_at).getTime())) return null;
  const named = title.trim() === '' ? `#${id}` : title;
  return { id, title: named, chapter, next: parseChapter(more['next']), cover: parseKeptCover(more['cover']), reading_at };
}

function parseChapter(kept: unknown): NamedChapter | null {
  const { id, number, title } = membersOf(kept);
  return isId(id) && isText(number) && (title === null || isText(title)) ? { id, number, title } : null;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 1000;
}
