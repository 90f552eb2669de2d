import type { Actor, Stance } from './actor.ts';
import { turned } from './geometry.ts';
import type { Circle, Point } from './geometry.ts';

/** A head in place: maps points given in head radii, looking to the right, onto the page. */
export interface Head {
  readonly at: (x: number, y: number) => Point;
  /** Pixels of one head radius. */
  readonly unit: number;
  /** Radians the face is turned away from the reader. */
  readonly yaw: number;
  readonly actor: Actor;
  readonly stance: Stance;
  readonly circle: Circle;
}

export function placeHead(actor: Actor, stance: Stance, centre: Point, unit: number): Head {
  const side = stance.flip ? -1 : 1;
  const angle = ((stance.tilt ?? 0) * Math.PI) / 180;
  const at = (x: number, y: number): Point => {
    const [px, py] = turned([x, y], angle, [0, 0.8]);
    return [centre[0] + side * px * unit, centre[1] + py * unit];
  };
  const [x, y] = at(0, 0);
  return { at, unit, yaw: (stance.turn ?? 0.45) * 0.95, actor, stance, circle: { x, y, r: unit } };
}

/** Where on the ball of the head something at `angle` radians from the nose shows; null on the far side. */
export function onBall({ yaw }: Head, angle: number): { readonly x: number; readonly squeeze: number } | null {
  const turn = angle + yaw;
  const squeeze = Math.cos(turn);
  return squeeze < 0.42 ? null : { x: Math.sin(turn) * 0.98, squeeze };
}
