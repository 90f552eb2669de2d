import { PROPORTIONS } from './actor.ts';
import type { Actor, ArmPose, LegPose, Proportions, Stance } from './actor.ts';
import { distance, turned } from './geometry.ts';
import type { Point } from './geometry.ts';

/** A body in place: maps points in head radii from the base of the neck, looking to the right, onto the page. */
export interface Body {
  readonly at: (point: Point) => Point;
  readonly unit: number;
  readonly size: Proportions;
  readonly actor: Actor;
  readonly stance: Stance;
  readonly hips: Point;
}

/** Hands, in head radii from the base of the neck, looking to the right: the nearer arm first. */
const ARMS: Readonly<Record<ArmPose, (size: Proportions) => readonly [Point, Point]>> = {
  down: ({ arm, shoulder }) => [
    [-shoulder * 1.2, 0.34 + arm * 0.96],
    [shoulder * 1.16, 0.34 + arm * 0.95],
  ],
  swing: ({ arm }) => [
    [-arm * 0.55, arm * 0.82],
    [arm * 0.72, arm * 0.66],
  ],
  hip: ({ torso, shoulder }) => [
    [-shoulder * 1.0, torso * 0.82],
    [shoulder * 0.95, torso * 0.8],
  ],
  wave: ({ arm, shoulder }) => [
    [-shoulder - arm * 0.52, -arm * 0.42],
    [shoulder + arm * 0.5, -arm * 0.42],
  ],
  point: ({ arm, shoulder }) => [
    [shoulder * 0.6 + arm * 0.62, 0.1],
    [shoulder + arm * 0.82, 0.02],
  ],
  reach: ({ arm, shoulder }) => [
    [arm * 0.8, arm * 0.3],
    [shoulder + arm * 0.72, arm * 0.24],
  ],
  hold: ({ arm }) => [
    [arm * 0.2, arm * 0.56],
    [arm * 0.42, arm * 0.52],
  ],
  chest: ({ arm }) => [
    [0.12, arm * 0.36],
    [0.3, arm * 0.42],
  ],
  chin: () => [
    [0.16, 0.06],
    [0.62, 0.1],
  ],
  face: () => [
    [-0.3, -0.45],
    [0.85, -0.5],
  ],
  cheer: ({ arm, shoulder }) => [
    [-shoulder - arm * 0.46, 0.34 - arm * 0.82],
    [shoulder + arm * 0.46, 0.34 - arm * 0.82],
  ],
  up: ({ arm, shoulder }) => [
    [-shoulder - arm * 0.24, 0.34 - arm * 0.92],
    [shoulder + arm * 0.24, 0.34 - arm * 0.92],
  ],
  back: ({ torso }) => [
    [-0.42, torso * 0.9],
    [0.2, torso * 0.92],
  ],
  lap: ({ torso }) => [
    [0.3, torso * 0.98],
    [0.7, torso * 0.96],
  ],
};

export function handAt(arm: ArmPose | Point, index: 0 | 1, size: Proportions): Point {
  return typeof arm === 'string' ? ARMS[arm](size)[index] : arm;
}

/** Feet in leg lengths from the hips, and how far the hips sink from their standing height. */
const LEGS: Readonly<Record<LegPose, { readonly near: Point; readonly far: Point; readonly knee: 1 | -1 }>> = {
  stand: { near: [-0.12, 1], far: [0.16, 0.98], knee: 1 },
  tiptoe: { near: [-0.06, 1.02], far: [0.12, 1.0], knee: 1 },
  walk: { near: [-0.34, 0.93], far: [0.4, 0.92], knee: 1 },
  run: { near: [-0.8, 0.5], far: [0.66, 0.74], knee: 1 },
  leap: { near: [-0.85, 0.35], far: [0.8, 0.3], knee: 1 },
  sit: { near: [0.5, 0.56], far: [0.66, 0.54], knee: 1 },
  kneel: { near: [-0.34, 0.3], far: [-0.2, 0.3], knee: 1 },
  crouch: { near: [-0.04, 0.5], far: [0.26, 0.48], knee: 1 },
};

export function legsOf(pose: LegPose): (typeof LEGS)[LegPose] {
  return LEGS[pose];
}

/** The middle joint of a limb of two equal bones; a hand out of reach pulls the limb straight. */
export function joint(from: Point, to: Point, length: number, bend: 1 | -1): { middle: Point; end: Point } {
  const span = distance(from, to) || 0.001;
  const reach = Math.min(span, length * 0.995);
  const end: Point = [from[0] + ((to[0] - from[0]) / span) * reach, from[1] + ((to[1] - from[1]) / span) * reach];
  const out = Math.sqrt(Math.max(0, (length / 2) ** 2 - (reach / 2) ** 2)) * bend;
  const across: Point = [(end[1] - from[1]) / reach, -(end[0] - from[0]) / reach];
  return { middle: [(from[0] + end[0]) / 2 + across[0] * out, (from[1] + end[1]) / 2 + across[1] * out], end };
}

export function placeBody(actor: Actor, stance: Stance, centre: Point, unit: number): Body {
  const size = PROPORTIONS[actor.build];
  const side = stance.flip ? -1 : 1;
  const lean = ((stance.lean ?? 0) * Math.PI) / 180;
  const stoop = actor.build === 'elder' ? 0.12 : 0;
  const hips: Point = turned([-stoop * 2, size.torso], lean);
  return {
    at: ([x, y]) => [centre[0] + side * (x - stoop) * unit, centre[1] + (y + 1.12) * unit],
    unit,
    size,
    actor,
    stance,
    hips,
  };
}

/** Turns a point of the upright torso by the body's lean. */
export function leaning(body: Body, point: Point): Point {
  return turned(point, ((body.stance.lean ?? 0) * Math.PI) / 180);
}
