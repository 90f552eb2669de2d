import type { Point } from './geometry.ts';
import type { Painter, Place } from './place.ts';

/** Where a thing stands: x, y in shares of the panel, size as a share of its height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: boolean;
}

export type Put = (x: number, y: number) => Point;

/** A painter of one thing whose own measures run in units of its size. */
export function thing(spot: Spot, draw: (put: Put, place: Place, unit: number) => string): Painter {
  return (place) => {
    const unit = place.tall(spot.size);
    const [cx, cy] = place.at(spot.x, spot.y);
    const pen = { ...place.pen, line: place.pen.line * Math.min(1.3, Math.max(0.55, (unit / 110) ** 0.45)) };
    return draw((x, y) => [cx + x * unit * (spot.flip ? -1 : 1), cy + y * unit], { ...place, pen }, unit);
  };
}
