import { type HistoryEntry, parseHistoryEntry } from './history-entry.ts';

export interface HistoryFile {
  readonly entries: readonly HistoryEntry[];
  /** As they were kept; whoever takes them in reads them once more. */
  readonly places: readonly unknown[];
}

/** Thrown when a file that is to be brought in is no reading history. */
export class NoHistoryFile extends Error {
  override readonly name = 'NoHistoryFile';
}

export function writeHistoryFile({ entries, places }: HistoryFile): string {
  return JSON.stringify({ format: 'futago-history', version: 1, entries, places }, null, 2);
}

/** Records that are no entries are left out; rejects with NoHistoryFile what is none as a whole. */
export function readHistoryFile(text: string): HistoryFile {
  const file = parsed(text);
  if (typeof file !== 'object' || file === null || Reflect.get(file, 'format') !== 'futago-history')
    throw new NoHistoryFile('The file is no reading history.');
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
