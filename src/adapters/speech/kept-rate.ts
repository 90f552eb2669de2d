const KEY = 'futago.speech';

/** How fast this browser reads aloud, as the reader last chose; null where nothing is kept or storage is denied. */
export function readKeptRate(storage: () => Storage): number | null {
  try {
    const kept = Number.parseFloat(storage().getItem(KEY) ?? '');
    return Number.isFinite(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps nothing where storage is denied or full. */
export function keepRate(storage: () => Storage, rate: number): void {
  try {
    storage().setItem(KEY, String(rate));
  } catch {
    // It holds for this chapter.
  }
}
