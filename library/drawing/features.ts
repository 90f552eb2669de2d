import type { Feature } from './actor.ts';
import { oval, trace } from './geometry.ts';
import type { Point } from './geometry.ts';
import { onBall } from './head.ts';
import type { Head } from './head.ts';
import { ellipse, shape, stroke, tube } from './ink.ts';
import type { Pen } from './ink.ts';

type DrawFeature = (pen: Pen, head: Head) => string;

/** In the order they are laid on the face; the headband comes after the hair. */
const FEATURES: Readonly<Partial<Record<Feature, DrawFeature>>> = { freckles, wrinkles, moustache, beard, mask, glasses, earrings };

/** Glasses, beards, masks and the marks of age. */
export function drawFeatures(pen: Pen, head: Head): string {
  const worn = new Set<string>(head.actor.features ?? []);
  return Object.entries(FEATURES)
    .map(([name, draw]) => (worn.has(name) ? draw(pen, head) : ''))
    .join('');
}

/** Points about an upright line of the face that turns with it by `pull` of the nose's way. */
function around({ at, yaw }: Head, pull: number, text: string): Point[] {
  return trace(text).map(([x, y]) => at(Math.sin(yaw) * pull + x, y));
}

function freckles(pen: Pen, head: Head): string {
  const r = head.unit * 0.028;
  return around(head, 0.75, '-0.42,0.4 -0.3,0.47 0.22,0.47 0.34,0.4')
    .map(([x, y]) => ellipse(x, y, r, r, pen.ink, 0.55))
    .join('');
}

function wrinkles(pen: Pen, head: Head): string {
  return (
    stroke(pen, around(head, 1, '-0.34,0.52 -0.42,0.64 -0.38,0.76'), 0.7) +
    stroke(pen, around(head, 0.7, '-0.25,-0.5 0,-0.54 0.3,-0.5'), 0.6)
  );
}

function moustache(pen: Pen, head: Head): string {
  const outline = around(head, 0.9, '-0.36,0.56 -0.12,0.44 0.04,0.47 0.2,0.44 0.38,0.55 0.04,0.56');
  return shape(pen, outline, { fill: head.actor.hair.paint, line: 0.75 });
}

function beard(pen: Pen, head: Head): string {
  const outline = around(head, 0.62, '-0.42,0.8 0.1,0.88 0.44,0.78 0.26,1.25 -0.04,1.62 -0.24,1.25');
  return shape(pen, outline, { fill: head.actor.hair.paint, line: 0.85, shade: head.unit * 0.1 });
}

function mask(pen: Pen, { at, unit, actor, yaw }: Head): string {
  const push = Math.sin(yaw);
  const outline = [
    at(-0.9, 0.26),
    at(push * 0.8, 0.22),
    at(0.9, 0.24),
    at(0.62 + push * 0.2, 0.84),
    at(push * 0.36, 1.02),
    at(-0.54 + push * 0.2, 0.84),
  ];
  return shape(pen, outline, { fill: actor.wear.top, line: 0.9, shade: unit * 0.1 });
}

function earrings(pen: Pen, { at, unit, yaw }: Head): string {
  return shape(pen, oval(...at(-0.95 + Math.sin(yaw) * 0.28, 0.5), unit * 0.07, unit * 0.09, 8), { fill: '#f2c46b', line: 0.6 });
}

function glasses(pen: Pen, head: Head): string {
  const { at, unit } = head;
  const rims = [-0.44, 0.44].flatMap((angle) => {
    const place = onBall(head, angle);
    return place ? [{ x: place.x, rx: 0.27 * (0.55 + 0.45 * place.squeeze) }] : [];
  });
  const circles = rims.map(({ x, rx }) =>
    shape(pen, oval(...at(x, 0.15), unit * rx, unit * 0.29, 12), { fill: 'rgba(255,255,255,0.12)', line: 0.75 }),
  );
  const [near, far] = rims;
  const bridge =
    near && far
      ? tube({ ...pen, line: pen.line * 0.7 }, [at(near.x + near.rx, 0.12), at(far.x - far.rx, 0.12)], [1, 1], { fill: pen.ink })
      : '';
  const arm = near ? stroke(pen, [at(near.x - near.rx, 0.12), at(-0.9, 0.06)], 0.8) : '';
  return circles.join('') + bridge + arm;
}
