import type { Wear } from './actor.ts';
import { leaning, legsOf } from './body.ts';
import type { Body } from './body.ts';
import type { Point } from './geometry.ts';
import { shape, stroke } from './ink.ts';
import type { Pen } from './ink.ts';

/** The upper garment from the shoulders to the hips, with its collar, belt and apron. */
export function dressTorso(pen: Pen, body: Body): string {
  const { size, actor, unit } = body;
  const { wear } = actor;
  const put = (x: number, y: number): Point => body.at(leaning(body, [x, y]));
  const { shoulder: s, torso: t, hip: h } = size;
  const outline = [
    put(-0.3, 0.02),
    put(-s * 0.7, 0.14),
    put(-s, 0.44),
    put(-s * 0.94, t * 0.5),
    put(-h, t * 0.94),
    put(-h * 0.9, t + 0.14),
    put(0, t + 0.2),
    put(h * 0.9, t + 0.14),
    put(h, t * 0.94),
    put(s * 0.94, t * 0.5),
    put(s, 0.44),
    put(s * 0.7, 0.14),
    put(0.3, 0.02),
  ];
  const parts = [shape(pen, outline, { fill: wear.top, shade: unit * 0.2 })];
  if (wear.stripes)
    for (const share of [0.34, 0.54, 0.74])
      parts.push(stroke(pen, [put(-s * 0.88, t * share), put(0, t * share + 0.1), put(s * 0.88, t * share)], 2.6, wear.stripes));
  if (wear.apron && !body.stance.back) parts.push(apron(pen, put, size, wear.apron, unit));
  if (wear.belt) parts.push(belt(pen, put, size, wear.belt, unit));
  if (!body.stance.back) parts.push(collar(pen, put, body, wear));
  return parts.join('');
}

function belt(pen: Pen, put: (x: number, y: number) => Point, { torso: t, hip: h }: Body['size'], paint: string, unit: number): string {
  const upper = [put(-h * 1.02, t * 0.72), put(0, t * 0.78), put(h * 1.02, t * 0.72)];
  const lower = [put(h * 1.04, t * 0.98), put(0, t * 1.05), put(-h * 1.04, t * 0.98)];
  return shape(pen, [...upper, ...lower], { fill: paint, line: 0.9, shade: unit * 0.08 });
}

function apron(
  pen: Pen,
  put: (x: number, y: number) => Point,
  { torso: t, hip: h, leg }: Body['size'],
  paint: string,
  unit: number,
): string {
  const bib = [
    put(-h * 0.5, t * 0.34),
    put(h * 0.62, t * 0.34),
    put(h * 0.78, t * 0.72),
    put(h * 1.0, t + leg * 0.34),
    put(-h * 0.86, t + leg * 0.34),
    put(-h * 0.74, t * 0.72),
  ];
  const straps = [
    stroke(pen, [put(-h * 0.46, t * 0.36), put(-0.3, 0.1)], 1.6),
    stroke(pen, [put(h * 0.58, t * 0.36), put(0.32, 0.1)], 1.6),
  ];
  return (
    straps.join('') +
    shape(pen, bib, { fill: paint, shade: unit * 0.12 }) +
    stroke(pen, [put(-h * 0.3, t * 1.02), put(-h * 0.26, t * 1.2), put(h * 0.4, t * 1.2), put(h * 0.44, t * 1.02)], 0.8)
  );
}

function collar(pen: Pen, put: (x: number, y: number) => Point, { size, actor }: Body, wear: Wear): string {
  const paint = wear.collarPaint ?? '#ffffff';
  const t = size.torso;
  switch (wear.collar) {
    case 'cross':
      return (
        shape(pen, [put(-0.34, 0.0), put(0, 0.62), put(0.34, 0.0), put(0, 0.22)], { fill: actor.skin, line: 0 }) +
        shape(pen, [put(0.34, -0.08), put(0.5, 0.1), put(-0.34, t * 0.74), put(-0.6, t * 0.72), put(-0.1, 0.5)], {
          fill: paint,
          line: 0.8,
          corners: true,
        }) +
        shape(pen, [put(-0.36, -0.08), put(-0.54, 0.1), put(0.36, t * 0.74), put(0.6, t * 0.72), put(0.08, 0.52)], {
          fill: paint,
          line: 0.8,
          corners: true,
        })
      );
    case 'shirt':
      return (
        shape(pen, [put(-0.34, -0.1), put(-0.56, 0.3), put(-0.1, 0.5), put(0.04, 0.2)], { fill: paint, line: 0.8 }) +
        shape(pen, [put(0.36, -0.1), put(0.56, 0.3), put(0.16, 0.5), put(0.04, 0.2)], { fill: paint, line: 0.8 }) +
        stroke(pen, [put(0.07, 0.5), put(0.1, t * 0.95)], 0.7)
      );
    case 'stand':
      return (
        shape(pen, [put(-0.34, -0.2), put(0, -0.1), put(0.36, -0.2), put(0.38, 0.1), put(0.02, 0.24), put(-0.38, 0.1)], {
          fill: paint,
          line: 0.9,
        }) + stroke(pen, [put(0.1, 0.2), put(0.34, 0.5), put(0.6, t * 0.5)], 0.8)
      );
    case 'round':
      return stroke(pen, [put(-0.38, 0.0), put(-0.18, 0.2), put(0.1, 0.24), put(0.38, 0.0)], 1.6, paint === '#ffffff' ? pen.ink : paint);
    default:
      return '';
  }
}

/** Skirts, robes and kimono skirts hang from the hips and follow the feet. */
export function drawSkirt(pen: Pen, body: Body, { paint, length, flare }: NonNullable<Wear['skirt']>): string {
  const { at, size, hips, stance, unit } = body;
  const pose = legsOf(stance.legs ?? 'stand');
  const low = Math.max(pose.near[1], pose.far[1]) * size.leg * length;
  const left = Math.min(pose.near[0], pose.far[0], -0.1) * size.leg * length;
  const right = Math.max(pose.near[0], pose.far[0], 0.1) * size.leg * length;
  const h = size.hip;
  const [x, y] = hips;
  const outline: Point[] = [
    [x - h * 0.92, y - 0.24],
    [x + h * 0.92, y - 0.24],
    [x + h * 1.1 + Math.max(0, right) * 0.5, y + low * 0.42],
    [x + h * (0.8 + flare) + right * 0.72, y + low * 0.96],
    [x + (left + right) / 2, y + low * 1.05],
    [x - h * (0.8 + flare) + left * 0.72, y + low * 0.96],
    [x - h * 1.1 + Math.min(0, left) * 0.5, y + low * 0.42],
  ];
  const folds = [-0.3, 0.28].map((side) =>
    stroke(pen, [at([x + side * h, y + low * 0.35]), at([x + side * h * 1.4, y + low * 0.88])], 0.7),
  );
  return shape(pen, outline.map(at), { fill: paint, shade: unit * 0.22 }) + folds.join('');
}
