const KEY = 'futago.reading-forgotten';

/** What a reader took out of their history, and the server does not know yet. */
export interface Forgotten {
  readonly readerId: string;
  /** Null for everything. */
  readonly workId: string | null;
}

/** None where they cannot be read any more, or where storage is denied. */
export function forgottenOf(storage: () => Storage, readerId: string): readonly Forgotten[] {
  return read(storage).filter((forgotten) => forgotten.readerId === readerId);
}

/** Where storage is denied or full, the server is told nothing. */
export function addForgotten(storage: () => Storage, forgotten: Forgotten): void {
  write(storage, [...read(storage).filter((known) => !isSame(known, forgotten)), forgotten]);
}

export function settleForgotten(storage: () => Storage, told: Forgotten): void {
  write(
    storage,
    read(storage).filter((known) => !isSame(known, told)),
  );
}

function isSame(one: Forgotten, other: Forgotten): boolean {
  return one.readerId === other.readerId && one.workId === other.workId;
}

function read(storage: () => Storage): readonly Forgotten[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isForgotten) : [];
  } catch {
    return [];
  }
}

function write(storage: () => Storage, forgotten: readonly Forgotten[]): void {
  try {
    if (forgotten.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(forgotten));
  } catch {
    // Denied or full.
  }
}

function isForgotten(value: unknown): value is Forgotten {
  if (typeof value !== 'object' || value === null) return false;
  const { readerId, workId } = value as Record<string, unknown>;
  return typeof readerId === 'string' && (workId === null || typeof workId === 'string');
}
