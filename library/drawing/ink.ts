import { curve, normals, round, signedArea, toPath } from './geometry.ts';
import type { Point } from './geometry.ts';

/** What a hand holds: the width of a full line in pixels, its colour, and the paint that lies over shaded parts. */
export interface Pen {
  readonly line: number;
  readonly ink: string;
  readonly shade: string;
}

export interface ShapeStyle {
  readonly fill: string;
  /** Factor on the pen's line; 0 leaves the outline out. */
  readonly line?: number;
  /** Depth in pixels of the shaded crescent at the lower right. */
  readonly shade?: number;
  readonly corners?: boolean;
}

/** Light falls from the upper left, so lines swell and shade gathers at the lower right. */
const AWAY_FROM_LIGHT: Point = [0.55, 0.83];

const fallOff = ([x, y]: Point): number => x * AWAY_FROM_LIGHT[0] + y * AWAY_FROM_LIGHT[1];

/** A filled, closed shape with a brush-like outline; points are joined by a curve unless `corners` is set. */
export function shape(pen: Pen, points: readonly Point[], { fill, line = 1, shade = 0, corners = false }: ShapeStyle): string {
  if (corners) {
    const outline = line > 0 ? ` stroke="${pen.ink}" stroke-width="${round(pen.line * line)}" stroke-linejoin="round"` : '';
    return `<path d="${toPath(points)}" fill="${fill}"${outline}/>`;
  }
  const sampled = curve(points, true);
  const clockwise = signedArea(sampled) > 0 ? sampled : sampled.toReversed();
  const outward = normals(clockwise, true);
  const body = fill === 'none' ? '' : `<path d="${toPath(clockwise)}" fill="${fill}"/>`;
  const shadow = shade > 0 ? `<path d="${crescent(clockwise, outward, shade)}" fill="${pen.shade}"/>` : '';
  const outline = line > 0 ? `<path d="${ring(clockwise, outward, pen.line * line)}" fill="${pen.ink}" fill-rule="evenodd"/>` : '';
  return body + shadow + outline;
}

function crescent(points: readonly Point[], outward: readonly Point[], depth: number): string {
  const inner = points.map(([x, y], index): Point => {
    const [nx, ny] = outward[index] ?? [0, 0];
    const into = depth * Math.max(0, fallOff([nx, ny]));
    return [x - nx * into, y - ny * into];
  });
  return `${toPath(points)}${toPath(inner.toReversed())}`;
}

function ring(points: readonly Point[], outward: readonly Point[], width: number): string {
  const offset = (side: 1 | -1): Point[] =>
    points.map(([x, y], index) => {
      const normal = outward[index] ?? [0, 0];
      const half = (side * width * (0.78 + 0.34 * fallOff(normal))) / 2;
      return [x + normal[0] * half, y + normal[1] * half];
    });
  return toPath(offset(1)) + toPath(offset(-1));
}

/** An open brush stroke through the points, thick in the middle and thin at its ends. */
export function stroke(pen: Pen, points: readonly Point[], width: number, colour = pen.ink): string {
  const sampled = curve(points, false, 6);
  const sides = normals(sampled, false);
  const last = sampled.length - 1;
  const half = sampled.map((_, index) => (pen.line * width * (0.28 + 0.72 * Math.sin((Math.PI * index) / last) ** 0.6)) / 2);
  const edge = (side: 1 | -1): Point[] =>
    sampled.map(([x, y], index) => {
      const [nx, ny] = sides[index] ?? [0, 0];
      const reach = (half[index] ?? 0) * side;
      return [x + nx * reach, y + ny * reach];
    });
  return `<path d="${toPath([...edge(1), ...edge(-1).toReversed()])}" fill="${colour}"/>`;
}

/**
 * A limb or a pipe: a soft tube along the points with a width at each of them; `shade` is a share of its half width;
 * its ends stay open, but for the last one when `capped`.
 */
export function tube(
  pen: Pen,
  points: readonly Point[],
  widths: readonly number[],
  { fill, line = 1, shade = 0 }: ShapeStyle,
  capped = false,
): string {
  const sampled = curve(points, false, 8);
  const width = curve(
    widths.map((value, index): Point => [index, value]),
    false,
    8,
  );
  const sides = normals(sampled, false);
  const edge = (side: 1 | -1, more: number): Point[] =>
    sampled.map(([x, y], index) => {
      const [nx, ny] = sides[index] ?? [0, 0];
      const reach = side * ((width[index]?.[1] ?? 0) / 2 + more);
      return [x + nx * reach, y + ny * reach];
    });
  const around = (more: number): Point[] => [...edge(1, more), ...edge(-1, more).toReversed()];
  const half = (pen.line * line * 0.92) / 2;
  const left = edge(1, -half);
  const right = edge(-1, -half);
  const dark = fallOff(sides[Math.floor(sides.length / 2)] ?? [0, 0]) > 0 ? left : right;
  const shadow =
    shade > 0 ? `<path d="${toPath([...dark, ...inset(dark, sampled, Math.min(shade, 0.5)).toReversed()])}" fill="${pen.shade}"/>` : '';
  const outline = line > 0 ? `<path d="${toPath(around(half))}" fill="${pen.ink}"/>` : '';
  const lastPair = [left.at(-1), right.at(-1)].filter((point) => point !== undefined);
  const cuff =
    capped && line > 0
      ? `<path d="${toPath(lastPair, false)}" stroke="${pen.ink}" stroke-width="${round(half * 2)}" stroke-linecap="round"/>`
      : '';
  return `${outline}<path d="${toPath(around(-half))}" fill="${fill}"/>${shadow}${cuff}`;
}

function inset(edge: readonly Point[], middle: readonly Point[], share: number): Point[] {
  return edge.map(([x, y], index) => {
    const [mx, my] = middle[index] ?? [x, y];
    return [x + (mx - x) * share, y + (my - y) * share];
  });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string {
  const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${veil}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;
}

/** A plain ruled line of even width. */
export function rule(pen: Pen, from: Point, to: Point, width: number, colour: string): string {
  return `<path d="${toPath([from, to], false)}" stroke="${colour}" stroke-width="${round(pen.line * width)}" stroke-linecap="round" fill="none"/>`;
}
