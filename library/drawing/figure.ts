import type { Actor, Stance } from './actor.ts';
import { handAt, joint, leaning, legsOf, placeBody } from './body.ts';
import type { Body } from './body.ts';
import { dressTorso, drawSkirt } from './clothes.ts';
import { drawFace, drawSkull, mouthOf } from './face.ts';
import { drawFeatures } from './features.ts';
import { between, turned, trace } from './geometry.ts';
import type { Box, Circle, Point } from './geometry.ts';
import { drawBackHair, drawFrontHair, drawNape } from './hair.ts';
import { drawHat } from './hat.ts';
import { placeHead } from './head.ts';
import { ellipse, shape, tube } from './ink.ts';
import type { Pen } from './ink.ts';
import { drawHeld } from './held.ts';
import { drawSleeve } from './sleeve.ts';
import { drawMark } from './mark.ts';

/** A drawn actor and the places other things of the panel have to know. */
export interface DrawnFigure {
  readonly name: string;
  readonly svg: string;
  readonly face: Circle;
  readonly mouth: Point;
}

/** Draws the actor into the frame of a panel. */
export function drawFigure(frame: Box, basePen: Pen, actor: Actor, stance: Stance): DrawnFigure {
  const unit = stance.size * frame.height;
  const pen = { ...basePen, line: penFor(basePen.line, unit) };
  const centre: Point = [frame.x + stance.x * frame.width, frame.y + stance.y * frame.height];
  const body = placeBody(actor, stance, centre, unit);
  const head = placeHead(actor, stance, centre, unit);
  const near = drawArm(pen, body, 0);
  const parts = [
    stance.back ? '' : drawArm(pen, body, 1),
    stance.back ? '' : drawBackHair(pen, head),
    drawLegs(pen, body),
    drawNeck(pen, body),
    dressTorso(pen, body),
    stance.back ? drawArm(pen, body, 1) + near : '',
    drawSkull(pen, head),
    stance.back ? drawNape(pen, head) : drawFace(pen, head) + drawFeatures(pen, head) + drawFrontHair(pen, head),
    drawHat(pen, head),
    actor.features?.includes('headband') ? headband(pen, head.at, actor.wear.collarPaint ?? '#ffffff') : '',
    stance.back ? '' : near,
    ...(stance.extras ?? []).map((extra) => drawMark(pen, head, extra)),
  ];
  return { name: actor.name, svg: parts.join(''), face: head.circle, mouth: mouthOf(head) };
}

/** Lines grow with the figure, but slower, as when an artist draws a close-up with the same pen. */
const penFor = (line: number, unit: number): number => line * Math.min(1.5, Math.max(0.62, (unit / 90) ** 0.45));

function drawNeck(pen: Pen, { at, unit, actor }: Body): string {
  const width = actor.build === 'child' ? 0.42 : 0.5;
  return tube(pen, [at([0.06, -0.42]), at([0, 0.22])], [width * unit, width * unit * 1.1], { fill: actor.skin, line: 0.9, shade: 0.9 });
}

function drawArm(pen: Pen, body: Body, index: 0 | 1): string {
  const { at, unit, size, actor, stance } = body;
  const pose = (stance.arms ?? ['down', 'down'])[index];
  const shoulder = leaning(body, [(index === 0 ? -1 : 1) * size.shoulder * 0.86, 0.34]);
  const target = handAt(pose, index, size);
  const { middle, end } = lowerElbow(shoulder, target, size.arm, index === 0 ? -1 : 1);
  const joints = [shoulder, middle, end];
  const wide = size.limb * unit;
  const bare =
    actor.wear.sleeve === 'none' || actor.wear.sleeve === 'short' ? joints : [between(middle, end, 0.4), between(middle, end, 0.7), end];
  const skin = tube(pen, bare.map(at), [wide * 0.86, wide * 0.74, wide * 0.6], { fill: actor.skin, shade: 0.45 });
  const held = index === 0 && stance.holds ? drawHeld(pen, stance.holds, at(end), unit, stance.flip ? -1 : 1) : '';
  return skin + hand(pen, body, middle, end) + drawSleeve(pen, body, joints) + held;
}

/** Of the two ways an elbow can bend, the one that hangs lower and farther from the chest. */
function lowerElbow(shoulder: Point, target: Point, length: number, side: 1 | -1): ReturnType<typeof joint> {
  const ways = [joint(shoulder, target, length, 1), joint(shoulder, target, length, -1)] as const;
  const ease = ({ middle }: ReturnType<typeof joint>): number => middle[1] + middle[0] * side * 0.9;
  return ease(ways[0]) > ease(ways[1]) ? ways[0] : ways[1];
}

function hand(pen: Pen, { at, unit, size, actor, stance }: Body, elbow: Point, wrist: Point): string {
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const s = size.limb * 0.92;
  const flip = stance.flip ? -1 : 1;
  const local = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => at(turned([wrist[0] + x * s, wrist[1] + y * s], angle, wrist)));
  const palm = local(trace('-0.14,-0.3 0.24,-0.38 0.66,-0.34 0.86,-0.12 0.84,0.16 0.6,0.36 0.2,0.36 -0.14,0.28'));
  const thumb = local(trace('0.14,-0.28 0.4,-0.62 0.56,-0.6 0.54,-0.34 0.36,-0.16'));
  const fingers = [-0.1, 0.12].map((y) =>
    tube(
      { ...pen, line: pen.line * 0.55 },
      local([
        [0.5, y],
        [0.82, y * 1.1],
      ]),
      [0.6, 0.6],
      { fill: pen.ink, line: 0.6 },
    ),
  );
  const style = { fill: actor.skin, line: 0.85, shade: unit * 0.04 * Math.abs(flip) };
  return shape(pen, thumb, style) + shape(pen, palm, style) + fingers.join('');
}

function drawLegs(pen: Pen, body: Body): string {
  const { at, unit, size, actor, stance, hips } = body;
  const pose = legsOf(stance.legs ?? 'stand');
  const { wear } = actor;
  const one = (foot: Point, across: number): string => {
    const from: Point = [hips[0] + across * size.hip * 0.48, hips[1] - 0.1];
    const { middle, end } = joint(
      from,
      [hips[0] + foot[0] * size.leg + across * size.hip * 0.4, hips[1] + foot[1] * size.leg],
      size.leg,
      pose.knee,
    );
    const wide = size.limb * unit * 1.12;
    const bare = tube(pen, [from, middle, end].map(at), [wide, wide * 0.86, wide * 0.62], { fill: actor.skin, shade: 0.45 });
    return bare + shoe(pen, body, end) + trouserLeg(pen, body, [from, middle, end], wide);
  };
  const legs = one(pose.far, 1) + one(pose.near, -1);
  return (
    legs +
    (wear.skirt ? drawSkirt(pen, body, wear.skirt) : '') +
    (stance.legs === 'kneel' ? ellipse(...at([hips[0], hips[1] + 0.5]), 0, 0, 'none') : '')
  );
}

function trouserLeg(pen: Pen, { at, actor }: Body, [from = [0, 0], knee = [0, 0], foot = [0, 0]]: readonly Point[], wide: number): string {
  const { trousers } = actor.wear;
  if (!trousers) return '';
  const style = { fill: trousers.paint, shade: 0.45 };
  if (trousers.length <= 0.55)
    return tube(pen, [from, between(from, knee, trousers.length * 2)].map(at), [wide * 1.25, wide * 1.3], style, true);
  return tube(
    pen,
    [from, knee, between(knee, foot, trousers.length * 2 - 1.02)].map(at),
    [wide * 1.22, wide * 1.08, wide * 1.02],
    style,
    true,
  );
}

function shoe(pen: Pen, { at, unit, size, actor }: Body, [x, y]: Point): string {
  const s = size.limb;
  const sole = [
    [x - 0.42 * s, y - 0.3 * s],
    [x + 0.3 * s, y - 0.34 * s],
    [x + 1.0 * s, y + 0.06 * s],
    [x + 1.08 * s, y + 0.34 * s],
    [x - 0.44 * s, y + 0.36 * s],
  ] as const;
  return shape(
    pen,
    sole.map((point) => at(point)),
    { fill: actor.wear.shoes, line: 0.9, shade: unit * 0.05 },
  );
}

function headband(pen: Pen, at: (x: number, y: number) => Point, paint: string): string {
  const knot: Point[] = [at(-1.0, -0.42), at(-1.5, -0.3), at(-1.9, 0.2), at(-1.62, 0.16), at(-1.4, 0.5), at(-1.2, -0.1)];
  return (
    shape(pen, knot, { fill: paint, line: 0.8 }) +
    shape(pen, [at(-1.08, -0.52), at(-0.2, -0.74), at(0.9, -0.62), at(1.04, -0.36), at(0.2, -0.44), at(-0.6, -0.38), at(-1.06, -0.22)], {
      fill: paint,
      line: 0.8,
    })
  );
}
