const KEY = 'futago.reading-taken';

/** What a session has brought into this browser: instants in milliseconds since 1970 by chapter and by work. */
export interface TakenReading {
  readonly readerId: string;
  readonly sessionId: string;
  readonly chapters: Readonly<Record<string, number>>;
  /** How far the reader came in chapters; nothing in what was remembered before that was brought. */
  readonly reaches?: Readonly<Record<string, number>>;
  readonly works: Readonly<Record<string, number>>;
}

/** Null where nothing was, where it cannot be read any more, or where storage is denied. */
export function takenReading(storage: () => Storage): TakenReading | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    return isTaken(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Null forgets it. Where storage is denied or full, the next page asks again. */
export function keepTaken(storage: () => Storage, taken: TakenReading | null): void {
  try {
    if (taken === null) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(taken));
  } catch {
    // As if nothing had been asked for.
  }
}

function isTaken(value: unknown): value is TakenReading {
  if (typeof value !== 'object' || value === null) return false;
  const { readerId, sessionId, chapters, reaches = {}, works } = value as Record<string, unknown>;
  return typeof readerId === 'string' && typeof sessionId === 'string' && isInstants(chapters) && isInstants(reaches) && isInstants(works);
}

function isInstants(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((instant) => typeof instant === 'number');
}
