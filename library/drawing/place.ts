import { round } from './geometry.ts';
import type { Box, Point } from './geometry.ts';
import { rect, rule, shape } from './ink.ts';
import type { Pen, ShapeStyle } from './ink.ts';
import type { Palette } from './palette.ts';

/** Where a painter works: one panel, with shares of its width and height as measures. */
export interface Place {
  readonly frame: Box;
  readonly pen: Pen;
  readonly palette: Palette;
  readonly random: () => number;
  /** Unique on the page, for names of gradients. */
  readonly id: string;
  readonly at: (x: number, y: number) => Point;
  /** A share of the panel's height in pixels. */
  readonly tall: (share: number) => number;
}

export type Painter = (place: Place) => string;

export function placeIn(frame: Box, pen: Pen, palette: Palette, random: () => number, id: string): Place {
  return {
    frame,
    pen,
    palette,
    random,
    id,
    at: (x, y) => [frame.x + x * frame.width, frame.y + y * frame.height],
    tall: (share) => share * frame.height,
  };
}

/** A rectangle given in shares of the panel. */
export function slab(place: Place, x: number, y: number, width: number, height: number, fill: string, outline = 0.7): string {
  const { frame, pen } = place;
  const [left, top] = place.at(x, y);
  if (outline === 0) return rect(left, top, width * frame.width, height * frame.height, fill);
  return patch(
    place,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    { fill, line: outline * (pen.line > 0 ? 1 : 0), corners: true },
  );
}

export function patch({ pen, at }: Place, points: readonly Point[], style: ShapeStyle): string {
  return shape(
    pen,
    points.map(([x, y]) => at(x, y)),
    style,
  );
}

export function line({ pen, at }: Place, from: Point, to: Point, width = 0.6, colour?: string): string {
  return rule(pen, at(...from), at(...to), width, colour ?? pen.ink);
}

/** Dots that shrink row by row, away from the lower edge of a box: how one flat colour passes into another in print. */
export function dotFade({ x, y, width, height }: Box, paint: string, opacity: number): string {
  const pitch = 19;
  const rows = Math.max(2, Math.ceil(height / (pitch / 2)));
  const dots: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const share = (row + 1) / rows;
    const r = round(pitch * 0.5 * share);
    for (let left = x + (row % 2 === 0 ? 0 : pitch / 2); left < x + width + pitch; left += pitch)
      dots.push(`M${round(left - r)} ${round(y + row * (pitch / 2))}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`);
  }
  return `<path d="${dots.join('')}" fill="${paint}" opacity="${opacity}"/>`;
}

/** Black and white pages carry their tone in patterns. */
export const isInColour = ({ palette }: Place): boolean => !palette.shade.startsWith('url');

export function all(...painters: readonly Painter[]): Painter {
  return (place) => painters.map((paint) => paint(place)).join('');
}
