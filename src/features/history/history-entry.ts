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
  /** Milliseconds since 1970. */
  readonly reading_at: number;
}

/** Takes whatever was kept or brought in; null where it is no entry. */
export function parseHistoryEntry(kept: unknown): HistoryEntry | null {
  const { id, title, reading_at, ...chapters } = membersOf(kept);
  const chapter = parseChapter(chapters['chapter']);
  if (!isId(id) || !isText(title) || chapter === null) return null;
  if (typeof reading_at !== 'number' || !Number.isSafeInteger(reading_at) || reading_at < 0) return null;
  return { id, title: title.trim() === '' ? `#${id}` : title, chapter, next: parseChapter(chapters['next']), reading_at };
}

function parseChapter(kept: unknown): NamedChapter | null {
  const { id, number, title } = membersOf(kept);
  return isId(id) && isText(number) && (title === null || isText(title)) ? { id, number, title } : null;
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
