import type { Body } from './body.ts';
import { between } from './geometry.ts';
import type { Point } from './geometry.ts';
import { shape, tube } from './ink.ts';
import type { Pen } from './ink.ts';

type SleeveBody = Pick<Body, 'at' | 'unit' | 'size' | 'actor'>;

/** The sleeve over an arm that runs from the shoulder by the elbow to the wrist. */
export function drawSleeve(
  pen: Pen,
  { at, unit, size, actor }: SleeveBody,
  [shoulder = [0, 0], elbow = [0, 0], wrist = [0, 0]]: readonly Point[],
): string {
  const { wear } = actor;
  const wide = size.limb * unit;
  const style = { fill: wear.top, shade: 0.45 };
  const nub = between(shoulder, elbow, 0.08);
  const cap = between(shoulder, elbow, 0.26);
  switch (wear.sleeve) {
    case 'none':
      return '';
    case 'short':
      return tube(
        pen,
        [shoulder, nub, cap, between(shoulder, elbow, 0.8)].map(at),
        [wide * 0.2, wide * 0.86, wide * 1.08, wide * 1.18],
        style,
        true,
      );
    case 'long':
      return tube(
        pen,
        [shoulder, nub, cap, elbow, between(elbow, wrist, 0.88)].map(at),
        [wide * 0.2, wide * 0.86, wide * 1.08, wide * 0.98, wide * 0.92],
        style,
        true,
      );
    case 'wide':
      return wideSleeve(pen, { at, unit, size, actor }, [shoulder, elbow, wrist]);
    default:
      return wear.sleeve satisfies never;
  }
}

/** A kimono's sleeve: a bag that hangs from the forearm. */
function wideSleeve(pen: Pen, { at, unit, size, actor }: SleeveBody, [shoulder, elbow, wrist]: readonly [Point, Point, Point]): string {
  const tip = between(elbow, wrist, 0.8);
  const cap = between(shoulder, elbow, 0.26);
  const out = awayFrom(shoulder, tip);
  const put = (from: Point, across: number, drop: number): Point =>
    at([from[0] + out[0] * across * size.limb, from[1] + (out[1] * across + drop) * size.limb]);
  const upper = [put(shoulder, 0.3, 0), put(cap, 0.56, 0), put(elbow, 0.56, 0), put(tip, 0.56, 0)];
  const lower = [put(tip, -0.7, 0.3), put(tip, -1.3, 1.1), put(elbow, -0.9, 0.9), put(elbow, -0.55, 0.1), put(cap, -0.5, 0.1)];
  return shape(pen, [...upper, ...lower], { fill: actor.wear.top, shade: unit * 0.14 });
}

/** The unit vector across an arm, to the side that is not the body's. */
function awayFrom(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  return across[1] > 0.2 || (Math.abs(across[1]) <= 0.2 && across[0] * from[0] < 0) ? [-across[0], -across[1]] : across;
}
