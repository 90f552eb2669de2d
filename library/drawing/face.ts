import type { Mood } from './actor.ts';
import { oval } from './geometry.ts';
import type { Point } from './geometry.ts';
import { onBall } from './head.ts';
import type { Head } from './head.ts';
import { ellipse, shape, stroke } from './ink.ts';
import type { Pen } from './ink.ts';
import { PROPORTIONS } from './actor.ts';

type Eyes = 'open' | 'happy' | 'closed' | 'wide' | 'narrow' | 'half' | 'dots' | 'glad';
type Mouth = 'line' | 'smile' | 'open' | 'grin' | 'frown' | 'round' | 'wave' | 'shout' | 'smirk' | 'small' | 'pout';

interface Expression {
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  /** Inner end up is sorrow, down is anger; -1 to 1. */
  readonly brow: number;
  readonly lift: number;
  readonly blush?: boolean;
  readonly tears?: boolean;
}

const EXPRESSIONS: Readonly<Record<Mood, Expression>> = {
  calm: { eyes: 'open', mouth: 'line', brow: 0, lift: 0 },
  smile: { eyes: 'open', mouth: 'smile', brow: 0.1, lift: 0.05, blush: true },
  laugh: { eyes: 'happy', mouth: 'open', brow: 0.1, lift: 0.12, blush: true },
  grin: { eyes: 'glad', mouth: 'grin', brow: 0, lift: 0.08, blush: true },
  sad: { eyes: 'half', mouth: 'frown', brow: 0.8, lift: 0 },
  cry: { eyes: 'closed', mouth: 'wave', brow: 0.9, lift: 0.02, tears: true, blush: true },
  angry: { eyes: 'narrow', mouth: 'frown', brow: -0.9, lift: -0.1 },
  shout: { eyes: 'wide', mouth: 'shout', brow: -0.7, lift: 0 },
  shock: { eyes: 'dots', mouth: 'round', brow: 0.4, lift: 0.2 },
  worried: { eyes: 'open', mouth: 'wave', brow: 0.7, lift: 0.06 },
  sly: { eyes: 'half', mouth: 'smirk', brow: -0.3, lift: 0 },
  sleepy: { eyes: 'closed', mouth: 'small', brow: 0.15, lift: 0.04 },
  eager: { eyes: 'wide', mouth: 'open', brow: 0.1, lift: 0.16, blush: true },
  pout: { eyes: 'half', mouth: 'pout', brow: -0.5, lift: -0.04, blush: true },
  blank: { eyes: 'dots', mouth: 'line', brow: 0.2, lift: 0.12 },
  proud: { eyes: 'closed', mouth: 'grin', brow: -0.2, lift: 0.08, blush: true },
};

/** The bare head: skull, jaw and ears; hair comes before and after it. */
export function drawSkull(pen: Pen, head: Head): string {
  const { at, unit, yaw, actor } = head;
  const push = Math.sin(yaw);
  const old = actor.build === 'elder' || actor.build === 'adult';
  const chin = old ? 1.04 : 0.96;
  const outline: Point[] = [
    at(0, -1.0),
    at(0.62, -0.82),
    at(0.94 - push * 0.04, -0.28),
    at(0.91 - push * 0.03, 0.12),
    at(0.83 + push * 0.05, 0.44),
    at(0.52 + push * 0.22, 0.83),
    at(0.02 + push * 0.36, chin),
    at(-0.46 + push * 0.26, 0.84),
    at(-0.82 + push * 0.12, 0.46),
    at(-0.95, 0.1),
    at(-0.96 - push * 0.05, -0.3),
    at(-0.64, -0.82),
  ];
  return [...ears(pen, head), shape(pen, outline, { fill: actor.skin, shade: unit * 0.13 })].join('');
}

function ears(pen: Pen, head: Head): string[] {
  const { at, unit, actor, yaw } = head;
  const near = at(-0.95 + Math.sin(yaw) * 0.28, 0.16);
  const far = at(0.94, 0.16);
  const one = ([x, y]: Point): string =>
    shape(pen, oval(x, y, unit * 0.18, unit * 0.25, 8), { fill: actor.skin, line: 0.85, shade: unit * 0.06 });
  return yaw > 0.35 ? [one(near)] : [one(near), one(far)];
}

/** Eyes, brows, nose, mouth and what a feeling adds to them. */
export function drawFace(pen: Pen, head: Head): string {
  const expression = EXPRESSIONS[head.stance.mood ?? 'calm'];
  const sides = [-0.44, 0.44].map((angle) => ({ angle, place: onBall(head, angle) }));
  const parts = [expression.blush ? blush(head) : ''];
  for (const { angle, place } of sides) {
    if (!place) continue;
    const inward = angle < 0 ? 1 : -1;
    parts.push(
      drawEye(pen, head, place.x, place.squeeze, expression.eyes),
      drawBrow(pen, head, place.x, place.squeeze, inward, expression),
    );
    if (expression.tears) parts.push(tear(pen, head, place.x));
  }
  parts.push(nose(pen, head), drawMouth(pen, head, expression.mouth));
  return parts.join('');
}

function drawEye(pen: Pen, head: Head, x: number, squeeze: number, eyes: Eyes): string {
  const { at, unit, actor, stance } = head;
  const scale = PROPORTIONS[actor.build].eye;
  const rx = 0.145 * scale * (0.55 + 0.45 * squeeze);
  const ry = 0.235 * scale;
  const y = 0.14;
  const [gx, gy] = stance.gaze ?? [0.04, 0];
  const arc = (bend: number, width: number, dy = 0): string =>
    stroke(
      pen,
      [at(x - rx * 1.35, y + dy), at(x - rx * 0.6, y + dy - bend * 0.8), at(x + rx * 0.6, y + dy - bend * 0.8), at(x + rx * 1.35, y + dy)],
      width,
    );
  if (eyes === 'happy' || eyes === 'glad') return arc(0.2, 1.7, 0.06);
  if (eyes === 'closed') return arc(-0.12, 1.6, 0.04);
  const open = { open: 1, wide: 1.22, narrow: 0.72, half: 0.66, dots: 1.25 }[eyes];
  const middle = at(x * 0.93, y);
  if (eyes === 'dots') {
    return (
      shape(pen, oval(...middle, unit * rx * 1.5, unit * ry * 1.12, 10), { fill: '#ffffff', line: 0.75 }) +
      ellipse(...at(x * 0.93 + gx, y + gy), unit * rx * 0.5, unit * rx * 0.6, pen.ink)
    );
  }
  const [px, py] = at(x + gx * 0.6, y + gy * 0.6 + (1 - open) * 0.06);
  const pupil = ellipse(px, py, unit * rx, unit * ry * open, pen.ink);
  const spark = ellipse(...at(x + gx * 0.6 - rx * 0.3, y + gy - ry * 0.42 * open), unit * rx * 0.42, unit * rx * 0.5, '#ffffff');
  const glint = ellipse(...at(x + gx * 0.6 + rx * 0.36, y + gy + ry * 0.46 * open), unit * rx * 0.2, unit * rx * 0.24, '#ffffff', 0.85);
  const lash = arc(0.13, 1.7, -ry * open * 0.82);
  return pupil + spark + glint + lash;
}

function drawBrow(pen: Pen, head: Head, x: number, squeeze: number, inward: number, { brow, lift }: Expression): string {
  const { at, actor } = head;
  const y = -0.26 - lift;
  const half = 0.2 * (0.6 + 0.4 * squeeze);
  const slope = brow * 0.16 * inward;
  const thick = actor.build === 'elder' ? 2.1 : 1.5;
  return stroke(pen, [at(x - half, y + slope), at(x, y - 0.05), at(x + half, y - slope)], thick);
}

function nose(pen: Pen, head: Head): string {
  const { at, yaw } = head;
  const x = Math.sin(yaw) * 1.0;
  return yaw > 0.25
    ? stroke(pen, [at(x - 0.02, 0.24), at(x + 0.11, 0.36), at(x - 0.02, 0.4)], 0.95)
    : stroke(pen, [at(x - 0.06, 0.37), at(x, 0.4), at(x + 0.07, 0.36)], 0.9);
}

function blush(head: Head): string {
  const { at, unit, actor } = head;
  return [-0.72, 0.72]
    .flatMap((angle) => {
      const place = onBall(head, angle);
      return place ? [ellipse(...at(place.x, 0.45), unit * 0.19 * (0.4 + 0.6 * place.squeeze), unit * 0.1, actor.blush, 0.75)] : [];
    })
    .join('');
}

function tear(pen: Pen, head: Head, x: number): string {
  const { at, unit } = head;
  const [cx, cy] = at(x, 0.52);
  const drop: Point[] = [
    [cx, cy - unit * 0.24],
    [cx + unit * 0.1, cy + unit * 0.05],
    [cx, cy + unit * 0.15],
    [cx - unit * 0.1, cy + unit * 0.05],
  ];
  return shape(pen, drop, { fill: '#eaf6ff', line: 0.6 });
}

/** Where words come from. */
export function mouthOf({ at, yaw }: Head): Point {
  return at(Math.sin(yaw) * 0.8, 0.62);
}

function drawMouth(pen: Pen, { at, yaw, unit, actor }: Head, mouth: Mouth): string {
  const cx = Math.sin(yaw) * 0.78;
  const squeeze = 0.65 + 0.35 * Math.cos(yaw);
  const p = (x: number, y: number): Point => at(cx + x * squeeze, 0.62 + y);
  const inside = actor.blush === '#d8d8d8' ? '#3a3a3a' : '#8c2f39';
  const open = (outline: readonly Point[], tongue: Point): string => openMouth(pen, outline, inside, tongue, unit);
  switch (mouth) {
    case 'line':
      return stroke(pen, [p(-0.13, 0), p(0, 0.02), p(0.13, 0)], 1.1);
    case 'small':
      return stroke(pen, [p(-0.07, 0), p(0, 0.03), p(0.07, 0)], 1.2);
    case 'smile':
      return stroke(pen, [p(-0.25, -0.05), p(-0.1, 0.07), p(0.1, 0.07), p(0.26, -0.07)], 1.3);
    case 'smirk':
      return stroke(pen, [p(-0.16, 0.05), p(0.06, 0.05), p(0.27, -0.1)], 1.4);
    case 'frown':
      return stroke(pen, [p(-0.19, 0.1), p(0, 0.0), p(0.19, 0.1)], 1.3);
    case 'wave':
      return stroke(pen, [p(-0.22, 0.04), p(-0.1, -0.04), p(0, 0.05), p(0.1, -0.03), p(0.22, 0.05)], 1.3);
    case 'pout':
      return stroke(pen, [p(-0.12, 0.07), p(0, -0.03), p(0.12, 0.07)], 1.5);
    case 'round':
      return shape(pen, oval(...p(0, 0.06), unit * 0.11, unit * 0.15, 8), { fill: inside, line: 0.9 });
    case 'open':
      return open([p(-0.29, -0.08), p(0, -0.04), p(0.3, -0.09), p(0.2, 0.2), p(0, 0.29), p(-0.19, 0.2)], p(0, 0.2));
    case 'grin':
      return shape(pen, [p(-0.28, -0.08), p(0, -0.02), p(0.3, -0.1), p(0.19, 0.12), p(0, 0.15), p(-0.18, 0.12)], {
        fill: '#ffffff',
        line: 1,
      });
    case 'shout':
      return open([p(-0.24, -0.12), p(0, -0.17), p(0.26, -0.12), p(0.28, 0.2), p(0, 0.32), p(-0.24, 0.2)], p(0, 0.24));
    default:
      return mouth satisfies never;
  }
}

function openMouth(pen: Pen, outline: readonly Point[], inside: string, tongue: Point, unit: number): string {
  const tint = inside === '#3a3a3a' ? '#8a8a8a' : '#e08a86';
  return (
    shape(pen, outline, { fill: inside, line: 0 }) +
    ellipse(...tongue, unit * 0.12, unit * 0.07, tint) +
    shape(pen, outline, { fill: 'none', line: 1 })
  );
}
