import { vi } from 'vitest';

/** A full machine gets there later than a free one, so a limit only tells that something never comes. Milliseconds. */
const LATEST = 10_000;

interface Looking {
  /** Milliseconds after which it fails; 10 s unless told. */
  readonly within?: number;
  /** Milliseconds from one look to the next; 20 unless told. */
  readonly every?: number;
}

/** What `check` gives, once it no longer throws; fails with what it threw last. Fake timers are moved on while it waits. */
export function eventually<Found>(check: () => Found | Promise<Found>, { within = LATEST, every = 20 }: Looking = {}): Promise<Found> {
  return vi.waitFor(check, { timeout: within, interval: every });
}
