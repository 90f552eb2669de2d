import type { RealtimeContext } from './realtime.types.ts';

const SHORT_MS = 4000;
const LONGEST_MS = 60_000;
/** About half a minute: what lasts longer is no hiccup. */
const SHORT_WAITS = 8;

/**
 * Milliseconds before another connection is begun in the place of a refused one: 4 s for eight times, then twice as
 * long each time, a minute at most.
 */
export function waitAfterRefusal({ context: { refusals } }: { readonly context: RealtimeContext }): number {
  return Math.min(SHORT_MS * 2 ** Math.max(refusals - SHORT_WAITS, 0), LONGEST_MS);
}
