import type { PagePart } from '../comic/stages/page-part.ts';

/** A part of a page's width is kept to this many-th of it, the whole before the point of an offset. */
const STEPS = 10_000;

/** Both parts of a page in the one number of a place (decision 054): down after the point, across before it. */
export function offsetOf({ down, across }: PagePart): number {
  const steps = Math.round(within(across) * STEPS);
  // What was kept before pages were read across is 1 at most, and means down alone.
  return steps < 2 ? within(down) : steps + Math.min(within(down), 1 - 1 / STEPS);
}

export function partOf(offset: number): PagePart {
  if (offset <= 1) return { down: offset, across: 0 };
  const steps = Math.floor(offset);
  return { down: offset - steps, across: within(steps / STEPS) };
}

function within(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}
