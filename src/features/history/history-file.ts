import type { Language } from '#graphql/generated/graphql.ts';
import { type HistoryEntry, parseHistoryEntry } from './history-entry.ts';

export interface HistoryFile {
  /** Of the site whose works these are. */
  readonly language: Language;
  readonly entries: readonly HistoryEntry[];
  /** As they were kept; whoever takes them in reads them once more. */
  readonly places: readonly unknown[];
}

/** Thrown when a file that is to be brought in is no reading history. */
export class NoHistoryFile extends Error {
  override readonly name = 'NoHistoryFile';
}

/** Thrown when a file is the reading history of the twin site: its works are none of this one. */
export class TwinsHistoryFile extends Error {
  override readonly name = 'TwinsHistoryFile';
}

export function writeHistoryFile({ language, entries, places }: HistoryFile): string {
  return JSON.stringify({ format: 'futago-history', version: 1, language, entries, places }, null, 2);
}

/**
 * Records that are no entries are left out. Throws NoHistoryFile for what is none as a whole, TwinsHistoryFile for one
 * of another language; early files name none.
 */
export function readHistoryFile(text: string, language: Language): Omit<HistoryFile, 'language'> {
  const file = parsed(text);
  if (typeof file !== 'object' || file === null || Reflect.get(file, 'format') !== 'futago-history')
    throw new NoHistoryFile('The file is no reading history.');
  const own: unknown = Reflect.get(file, 'language') ?? language;
  if (own !== language) throw new TwinsHistoryFile('The file is a reading history of the other site.');
  const entries = listOf(Reflect.get(file, 'entries'));
  return {
    entries: entries.map(parseHistoryEntry).filter((entry) => entry !== null),
    places: listOf(Reflect.get(file, 'places')),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
