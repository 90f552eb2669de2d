import { curve, round, seeded, toPath, trace } from './geometry.ts';
import type { Box, Circle, Point } from './geometry.ts';
import type { LetteredBlock } from './lettering.ts';
import type { Pen } from './ink.ts';

export type Manner = 'talk' | 'shout' | 'think' | 'whisper';

/** A balloon in place: its text lies wholly in the rectangle that its oval encloses. */
export interface Balloon {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly manner: Manner;
  readonly block: LetteredBlock;
  /** Null leaves the tail out. */
  readonly speaker: { readonly mouth: Point; readonly face: Circle } | null;
}

/** The balloons' outline is |x/rx|^n + |y/ry|^n = 1. */
const SQUARENESS = 2.7;

/** Half axes of the smallest balloon around a block with air on all sides. */
export function axesFor(block: LetteredBlock, manner: Manner): { rx: number; ry: number } {
  const air = block.size * (manner === 'shout' ? 0.62 : 0.42);
  const grow = 2 ** (1 / SQUARENESS);
  return { rx: (block.width / 2 + air) * grow, ry: (block.height / 2 + air) * grow };
}

/** Whether every corner of the text lies inside the outline. */
export function holdsItsText({ rx, ry, block }: Balloon): boolean {
  return (block.width / 2 / rx) ** SQUARENESS + (block.height / 2 / ry) ** SQUARENESS <= 1;
}

export function boxOf({ centre, rx, ry }: Pick<Balloon, 'centre' | 'rx' | 'ry'>, margin = 0): Box {
  return { x: centre[0] - rx - margin, y: centre[1] - ry - margin, width: (rx + margin) * 2, height: (ry + margin) * 2 };
}

export function drawBalloon(pen: Pen, balloon: Balloon): string {
  const { centre, manner, block } = balloon;
  const outline = outlineOf(balloon);
  const tail = tailOf(balloon);
  const width = round(pen.line * 0.8 * 2);
  const dashes = manner === 'whisper' ? ` stroke-dasharray="${round(pen.line * 2.4)} ${round(pen.line * 1.9)}"` : '';
  const edge = `<path d="${outline}${tail}" fill="${pen.ink}" stroke="${pen.ink}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>`;
  const paper = `<path d="${outline}" fill="#fffefa"/>${tail ? `<path d="${tail}" fill="#fffefa"/>` : ''}`;
  const words = `<path transform="translate(${round(centre[0])} ${round(centre[1])})" d="${block.d}" fill="${pen.ink}" stroke="${pen.ink}" stroke-width="${round(block.size * 0.016)}"/>`;
  return (
    (manner === 'whisper' ? edge.replace(`fill="${pen.ink}" stroke=`, 'fill="none" stroke=') : edge) +
    paper +
    (manner === 'think' ? bubbles(pen, balloon) : '') +
    words
  );
}

function outlineOf({ centre: [cx, cy], rx, ry, manner, block }: Balloon): string {
  if (manner === 'shout') return burstOutline(cx, cy, rx, ry, block.lines.join(''));
  if (manner === 'think') return cloudOutline(cx, cy, rx, ry);
  const points = Array.from({ length: 44 }, (_, index): Point => onOutline(cx, cy, rx, ry, (index / 44) * Math.PI * 2));
  return toPath(points);
}

const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);

function onOutline(cx: number, cy: number, rx: number, ry: number, angle: number): Point {
  return [cx + bend(Math.cos(angle)) * rx, cy + bend(Math.sin(angle)) * ry];
}

function burstOutline(cx: number, cy: number, rx: number, ry: number, seed: string): string {
  const random = seeded(seed);
  const points = Array.from({ length: 36 }, (_, index): Point => {
    const reach = index % 2 === 0 ? 1.12 + random() * 0.14 : 1;
    const [x, y] = onOutline(0, 0, rx, ry, ((index + random() * 0.3) / 36) * Math.PI * 2);
    return [cx + x * reach, cy + y * reach];
  });
  return toPath(points);
}

function cloudOutline(cx: number, cy: number, rx: number, ry: number): string {
  const lobes = 13;
  const points: Point[] = [];
  for (let lobe = 0; lobe < lobes; lobe += 1)
    for (const [share, reach] of trace('0,1 0.25,1.07 0.5,1.1 0.75,1.07')) {
      const [x, y] = onOutline(0, 0, rx, ry, ((lobe + share) / lobes) * Math.PI * 2);
      points.push([cx + x * reach, cy + y * reach]);
    }
  return toPath(points);
}

/** A curved tail that stops short of the speaker's face. */
function tailOf({ centre, rx, ry, speaker, manner, block }: Balloon): string {
  if (!speaker || manner === 'think') return '';
  const { mouth, face } = speaker;
  const dx = mouth[0] - centre[0];
  const dy = mouth[1] - centre[1];
  const span = Math.hypot(dx, dy) || 1;
  const edge = 1 / ((Math.abs(dx / span) / rx) ** SQUARENESS + (Math.abs(dy / span) / ry) ** SQUARENESS) ** (1 / SQUARENESS);
  const clear = hitsCircle(centre, [dx / span, dy / span], face) - edge - block.size * 0.12;
  const length = Math.min(clear, Math.max(block.size * 1.1, clear * 0.75), block.size * 3.6);
  if (length < block.size * 0.3) return '';
  const along: Point = [dx / span, dy / span];
  const across: Point = [-along[1], along[0]];
  const half = Math.min(block.size * 0.42, rx * 0.3, ry * 0.3);
  const root = edge - Math.min(rx, ry) * 0.22;
  const put = (reach: number, side: number): Point => [
    centre[0] + along[0] * reach + across[0] * side,
    centre[1] + along[1] * reach + across[1] * side,
  ];
  const bow = half * (dx > 0 ? -0.8 : 0.8);
  const tip = put(edge + length, 0);
  return toPath([
    ...curve([put(root, half), put(edge + length * 0.45, half * 0.5 + bow * 0.5), tip], false, 6),
    ...curve([tip, put(edge + length * 0.45, -half * 0.5 + bow * 0.5), put(root, -half)], false, 6),
  ]);
}

/** How far from a point one meets the head when walking towards its mouth. */
function hitsCircle([x, y]: Point, [ax, ay]: Point, { x: cx, y: cy, r }: Circle): number {
  const reach = r * 1.12;
  const along = (cx - x) * ax + (cy - y) * ay;
  const off = (cx - x) ** 2 + (cy - y) ** 2 - along ** 2;
  return off >= reach ** 2 ? along : along - Math.sqrt(reach ** 2 - off);
}

function bubbles(pen: Pen, { centre, rx, ry, speaker, block }: Balloon): string {
  if (!speaker) return '';
  const { mouth, face } = speaker;
  const dx = mouth[0] - centre[0];
  const dy = mouth[1] - centre[1];
  const span = Math.hypot(dx, dy) || 1;
  const edge = 1 / Math.hypot(dx / span / rx, dy / span / ry);
  const free = Math.max(block.size * 0.6, hitsCircle(centre, [dx / span, dy / span], face) - edge);
  return [0.28, 0.6, 0.86]
    .map((share, index) => {
      const reach = edge + Math.min(free, block.size * 3) * share + block.size * 0.1;
      return `<circle cx="${round(centre[0] + (dx / span) * reach)}" cy="${round(centre[1] + (dy / span) * reach)}" r="${round(block.size * (0.34 - index * 0.08))}" fill="#fffefa" stroke="${pen.ink}" stroke-width="${round(pen.line * 0.8)}"/>`;
    })
    .join('');
}
