/** One work in the reading history: the chapter that was opened last. Its fields are those of the browser's database. */
export interface HistoryEntry {
  /** Of the work. */
  readonly id: string;
  readonly title: string;
  readonly chapter: { readonly id: string; readonly number: string; readonly title: string | null };
  /** Milliseconds since 1970. */
  readonly reading_at: number;
}

/** Takes whatever was kept or brought in; null where it is no entry. */
export function parseHistoryEntry(kept: unknown): HistoryEntry | null {
  const { id, title, chapter, reading_at } = membersOf(kept);
  const { id: chapterId, number, title: chapterTitle } = membersOf(chapter);
  if (!isId(id) || !isText(title) || !isId(chapterId) || !isText(number)) return null;
  if (chapterTitle !== null && !isText(chapterTitle)) return null;
  if (typeof reading_at !== 'number' || !Number.isSafeInteger(reading_at) || reading_at < 0) return null;
  return { id, title: title.trim() === '' ? `#${id}` : title, chapter: { id: chapterId, number, title: chapterTitle }, reading_at };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 1000;
}
