/** Pixels of the page, y downwards. */
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Reads "x,y x,y …". */
export function trace(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export function between(a: Point, b: Point, t: number): Point {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function turned([x, y]: Point, angle: number, [cx, cy]: Point = [0, 0]): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** Samples a Catmull-Rom curve through the points; `steps` samples a span. */
export function curve(points: readonly Point[], closed: boolean, steps = 7): Point[] {
  const count = points.length;
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : clamp(index, 0, count - 1);
    return points[place] ?? [0, 0];
  };
  const samples: Point[] = [];
  const spans = closed ? count : count - 1;
  for (let span = 0; span < spans; span += 1) {
    const around = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const;
    for (let step = 0; step < steps; step += 1) samples.push(onSpan(around, step / steps));
  }
  if (!closed) samples.push(at(count - 1));
  return samples;
}

function onSpan([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [along(0), along(1)];
}

export function toPath(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Unit normals at each point, to the left of the way taken. */
export function normals(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  return points.map((point, index) => {
    const before = points[closed ? (index - 1 + count) % count : Math.max(0, index - 1)] ?? point;
    const after = points[closed ? (index + 1) % count : Math.min(count - 1, index + 1)] ?? point;
    const length = distance(before, after) || 1;
    return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
  });
}

/** Positive when the points run clockwise on the page. */
export function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

export function oval(cx: number, cy: number, rx: number, ry: number, count = 12): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A repeatable stream of numbers in [0, 1), the same for the same seed on every machine. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
