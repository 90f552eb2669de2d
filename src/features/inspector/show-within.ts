/** Room between a part and the edges of its box. Pixels. */
interface Margin {
  readonly start: number;
  readonly end: number;
}

const AROUND: Margin = { start: 24, end: 24 };

/** Scrolls a box, and nothing around it, to a part of it that lies outside. `margin` is that above and below the part. */
export function showWithin(box: Element | null | undefined, part: Element | undefined, margin = AROUND): void {
  if (!box || !part) return;
  const [seen, wanted] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  box.scrollBy({
    left: outside([wanted.left, wanted.right], [seen.left, seen.right], AROUND),
    top: outside([wanted.top, wanted.bottom], [seen.top, seen.bottom], margin),
  });
}

type Stretch = readonly [start: number, end: number];

/** How far a stretch lies outside another. */
function outside([start, end]: Stretch, [from, to]: Stretch, margin: Margin): number {
  const before = start - margin.start - from;
  const behind = end + margin.end - to;
  if (before < 0) return before;
  return behind > 0 ? Math.min(behind, before) : 0;
}
