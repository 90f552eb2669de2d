import { oval } from './geometry.ts';
import type { Point } from './geometry.ts';
import { CUTS, SPIKY_NAPE } from './hair-cuts.ts';
import type { Outline } from './hair-cuts.ts';
import type { Head } from './head.ts';
import { shape, stroke } from './ink.ts';
import type { Pen } from './ink.ts';

export function drawBackHair(pen: Pen, head: Head): string {
  const { hair } = head.actor;
  return CUTS[hair.style].back
    .map((outline) => shape(pen, placed(head, outline, 0), { fill: hair.paint, shade: head.unit * 0.2 }))
    .join('');
}

export function drawFrontHair(pen: Pen, head: Head): string {
  const { hair } = head.actor;
  const slide = Math.sin(head.yaw) * 0.2;
  const cut = CUTS[hair.style];
  const locks = cut.fringe.map((outline) => shape(pen, placed(head, outline, slide), { fill: hair.paint, shade: head.unit * 0.1 }));
  const gloss = cut.gloss.map((line) => stroke(pen, placed(head, line, slide), 1.7, hair.gloss));
  return locks.join('') + gloss.join('');
}

/** The head from behind: all hair. */
export function drawNape(pen: Pen, head: Head): string {
  const { at, unit, actor } = head;
  if (actor.hair.style === 'balding' || actor.hair.style === 'none') return drawFrontHair(pen, head);
  const low = actor.hair.style === 'long' ? 2.4 : actor.hair.style === 'bob' ? 0.85 : 0.6;
  const mass: Outline =
    actor.hair.style === 'tousled'
      ? SPIKY_NAPE
      : [
          [-1.06, -0.3],
          [-0.86, -0.9],
          [-0.3, -1.2],
          [0.3, -1.2],
          [0.86, -0.9],
          [1.06, -0.3],
          [1.08, 0.3],
          [0.9, low],
          [0, low + 0.12],
          [-0.9, low],
          [-1.08, 0.3],
        ];
  const knot =
    actor.hair.style === 'bun' || actor.hair.style === 'ponytail'
      ? shape(pen, oval(...at(0, -0.5), unit * 0.46, unit * 0.4, 10), { fill: actor.hair.paint, shade: unit * 0.12 })
      : '';
  const strands = [-0.5, 0, 0.5].map((x) => stroke(pen, [at(x * 0.6, -0.7), at(x, 0), at(x * 1.1, low - 0.2)], 0.8, actor.hair.gloss));
  return (
    shape(
      pen,
      mass.map(([x, y]) => at(x, y)),
      { fill: actor.hair.paint, shade: unit * 0.2 },
    ) +
    strands.join('') +
    knot
  );
}

/** Points near the hairline slide with the face; those on the crown stay. */
function placed({ at }: Head, outline: Outline, slide: number): Point[] {
  return outline.map(([x, y]) => at(x + slide * Math.max(0, 1 - Math.hypot(x, y * 0.9) / 1.05) * 1.8, y));
}
