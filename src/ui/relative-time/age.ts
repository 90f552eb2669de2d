const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in the largest whole unit; 'date' once a week has passed, when a date says more. */
export type Age =
  | { readonly kind: 'now' }
  | { readonly kind: 'ago'; readonly value: number; readonly unit: 'minute' | 'hour' | 'day' }
  | { readonly kind: 'date' };

/** Both instants in milliseconds since 1970. What lies ahead counts as now: clocks differ by seconds. */
export function ageOf(instant: number, now: number): Age {
  const passed = now - instant;
  if (passed < MINUTE) return { kind: 'now' };
  if (passed < HOUR) return { kind: 'ago', value: Math.floor(passed / MINUTE), unit: 'minute' };
  if (passed < DAY) return { kind: 'ago', value: Math.floor(passed / HOUR), unit: 'hour' };
  if (passed < 7 * DAY) return { kind: 'ago', value: Math.floor(passed / DAY), unit: 'day' };
  return { kind: 'date' };
}
