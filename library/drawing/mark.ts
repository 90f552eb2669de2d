import type { Stance } from './actor.ts';
import type { Point } from './geometry.ts';
import type { Head } from './head.ts';
import { shape, stroke } from './ink.ts';
import type { Pen } from './ink.ts';

type Mark = NonNullable<Stance['extras']>[number];

/** The small signs of manga that say what a face alone does not. */
export function drawMark(pen: Pen, { at, unit }: Head, mark: Mark): string {
  switch (mark) {
    case 'sweat':
      return shape(pen, [at(-0.98, -0.72), at(-0.82, -0.36), at(-0.98, -0.2), at(-1.14, -0.36)], { fill: '#eaf6ff', line: 0.7 });
    case 'anger':
      return [0, 1, 2, 3].map((turn) => stroke(pen, vein(at, turn), 1.6, '#b3262e')).join('');
    case 'sparkle':
      return [star(at, 1.36, -0.86, 0.26), star(at, 1.66, -0.36, 0.16), star(at, -1.46, -0.9, 0.2)]
        .map((points) => shape(pen, points, { fill: '#fff3c4', corners: true, line: 0.6 }))
        .join('');
    case 'steam':
      return [-0.3, 0.1, 0.5]
        .map((x) => stroke(pen, [at(x, -1.4), at(x + 0.12, -1.65), at(x - 0.06, -1.9), at(x + 0.08, -2.15)], 1.1))
        .join('');
    case 'shadow':
      return `<g opacity="0.5">${[-0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7].map((x) => stroke(pen, [at(x, -0.42), at(x, 0.05 + Math.abs(x) * 0.1)], 0.55 * Math.min(1.4, unit))).join('')}</g>`;
    default:
      return mark satisfies never;
  }
}

function vein(at: Head['at'], turn: number): Point[] {
  const angle = (turn * Math.PI) / 2;
  const cx = 0.86;
  const cy = -0.98;
  const put = (along: number, across: number): Point =>
    at(cx + Math.cos(angle) * along - Math.sin(angle) * across, cy + Math.sin(angle) * along + Math.cos(angle) * across);
  return [put(0.26, 0.06), put(0.1, 0.1), put(0.06, 0.26)];
}

function star(at: Head['at'], cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 8 }, (_, index) => {
    const reach = index % 2 === 0 ? r : r * 0.32;
    return at(cx + Math.cos((index * Math.PI) / 4) * reach, cy + Math.sin((index * Math.PI) / 4) * reach);
  });
}
