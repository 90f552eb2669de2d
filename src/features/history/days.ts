export interface Day<Entry> {
  /** Midnight at which it began, by this device's clock. */
  readonly start: number;
  readonly entries: readonly Entry[];
}

/** Groups what is sorted by time into days of this device, in the same order. */
export function byDay<Entry extends { readonly reading_at: number }>(entries: readonly Entry[]): readonly Day<Entry>[] {
  const days = Map.groupBy(entries, ({ reading_at }) => dayOf(reading_at));
  return [...days].map(([start, of]) => ({ start, entries: of }));
}

/** 0 for today, 1 for yesterday. */
export function daysAgo(start: number, now: number): number {
  return Math.round((dayOf(now) - start) / 86_400_000);
}

function dayOf(instant: number): number {
  return new Date(instant).setHours(0, 0, 0, 0);
}
