import type { HairStyle } from './actor.ts';
import { oval } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Head } from './head.ts';
import { shape, stroke } from './ink.ts';
import type { Pen } from './ink.ts';

type Outline = readonly (readonly [number, number])[];

interface Cut {
  /** Behind the head. */
  readonly back: readonly Outline[];
  /** Over the brow; x is moved with the turn of the face. */
  readonly fringe: readonly Outline[];
  readonly gloss: readonly Outline[];
}

const CROWN: Outline = [
  [-1.02, 0.1],
  [-1.13, -0.3],
  [-0.93, -0.83],
  [-0.4, -1.18],
  [0.2, -1.2],
  [0.78, -0.94],
  [1.06, -0.4],
  [1.0, 0.06],
];

const capOver = (hairline: Outline): Outline => [...CROWN, ...hairline];

const GLOSS: readonly Outline[] = [
  [
    [-0.72, -0.66],
    [-0.3, -0.9],
    [0.16, -0.94],
  ],
];

const CUTS: Readonly<Record<HairStyle, Cut>> = {
  none: { back: [], fringe: [], gloss: [] },
  bob: {
    back: [[[-1.08, -0.4], [-0.5, -1.16], [0.4, -1.18], [1.04, -0.5], [1.12, 0.2], [1.08, 0.78], [0.7, 0.92], [0, 0.72], [-0.78, 0.96], [-1.2, 0.8], [-1.2, 0.1]]],
    fringe: [capOver([[0.9, 0.1], [0.84, -0.2], [0.72, -0.28], [0.5, -0.2], [0.36, -0.36], [0.1, -0.2], [-0.06, -0.38], [-0.34, -0.2], [-0.5, -0.36], [-0.66, 0.0], [-0.72, 0.62], [-0.98, 0.72]])],
    gloss: GLOSS,
  },
  tousled: {
    back: [[[-1.1, -0.3], [-0.6, -1.1], [0.4, -1.15], [0.98, -0.5], [0.9, 0.1], [-0.4, 0.5], [-1.02, 0.52]]],
    fringe: [[[-0.98, 0.42], [-1.2, 0.16], [-1.06, 0.02], [-1.32, -0.3], [-1.08, -0.46], [-1.16, -0.92], [-0.78, -0.92], [-0.62, -1.34], [-0.2, -1.14], [0.14, -1.46], [0.36, -1.12], [0.8, -1.22], [0.88, -0.8], [1.2, -0.6], [1.0, -0.3], [1.02, 0.02], [0.84, -0.22], [0.66, -0.16], [0.5, -0.44], [0.24, -0.12], [0.06, -0.42], [-0.28, -0.1], [-0.44, -0.4], [-0.66, -0.04], [-0.74, 0.22]]],
    gloss: [[[-0.7, -0.6], [-0.4, -0.8], [-0.1, -0.82]], [[0.12, -0.84], [0.4, -0.8], [0.6, -0.66]]],
  },
  long: {
    back: [[[-1.08, -0.4], [-0.5, -1.16], [0.4, -1.18], [1.02, -0.5], [1.06, 0.4], [1.0, 1.6], [0.86, 2.5], [0.2, 2.72], [-0.6, 2.75], [-1.2, 2.5], [-1.26, 1.4], [-1.2, 0.3]]],
    fringe: [capOver([[0.96, 0.7], [0.86, 0.1], [0.7, -0.36], [0.3, -0.72], [0.06, -0.46], [-0.36, -0.24], [-0.68, 0.06], [-0.76, 0.8], [-1.0, 0.96]])],
    gloss: GLOSS,
  },
  ponytail: {
    back: [[[-0.7, -0.9], [-1.2, -1.12], [-1.75, -0.86], [-2.0, -0.2], [-1.86, 0.66], [-2.1, 1.3], [-1.6, 1.0], [-1.42, 0.3], [-1.3, -0.26], [-0.9, -0.5]], [[-1.06, -0.3], [-0.5, -1.1], [0.4, -1.15], [0.98, -0.5], [0.86, 0.1], [-0.4, 0.5], [-0.98, 0.4]]],
    fringe: [capOver([[0.92, 0.3], [0.84, -0.12], [0.66, -0.2], [0.5, -0.44], [0.2, -0.2], [-0.02, -0.44], [-0.3, -0.3], [-0.56, -0.36], [-0.66, 0.06], [-0.7, 0.54], [-0.84, 0.1]])],
    gloss: GLOSS,
  },
  pigtails: {
    back: [[[-0.9, 0.1], [-1.5, 0.06], [-1.86, 0.6], [-1.7, 1.3], [-1.42, 1.72], [-1.2, 1.1], [-1.0, 0.5]], [[0.9, 0.2], [1.26, 0.2], [1.5, 0.8], [1.3, 1.5], [1.12, 1.1], [0.9, 0.6]], [[-1.06, -0.3], [-0.5, -1.1], [0.4, -1.15], [0.98, -0.5], [0.9, 0.2], [-0.4, 0.5], [-1.02, 0.4]]],
    fringe: [capOver([[0.88, 0.02], [0.78, -0.26], [0.5, -0.34], [0.2, -0.6], [0.02, -0.34], [-0.34, -0.28], [-0.6, -0.2], [-0.74, 0.2]])],
    gloss: GLOSS,
  },
  bun: {
    back: [[[-0.62, -0.9], [-1.2, -1.34], [-1.66, -1.02], [-1.6, -0.5], [-1.1, -0.32], [-0.7, -0.5]], [[-1.04, -0.3], [-0.5, -1.1], [0.4, -1.12], [0.96, -0.5], [0.8, 0.1], [-0.4, 0.5], [-1.0, 0.36]]],
    fringe: [capOver([[0.92, 0.02], [0.8, -0.38], [0.5, -0.68], [0.2, -0.8], [-0.16, -0.66], [-0.5, -0.4], [-0.68, -0.06], [-0.8, 0.24]])],
    gloss: [...GLOSS, [[-1.34, -1.02], [-1.14, -1.12], [-1.0, -1.02]]],
  },
  balding: {
    back: [[[-0.7, -0.5], [-1.1, -0.3], [-1.26, 0.1], [-1.16, 0.5], [-0.8, 0.74], [-0.4, 0.5]]],
    fringe: [[[-0.6, -0.5], [-0.84, -0.58], [-1.06, -0.4], [-1.2, -0.12], [-1.12, 0.0], [-1.2, 0.2], [-1.02, 0.26], [-0.98, 0.0], [-0.84, -0.08], [-0.7, 0.14], [-0.58, -0.16]]],
    gloss: [],
  },
  crop: {
    back: [[[-1.04, -0.3], [-0.5, -1.08], [0.4, -1.1], [0.96, -0.5], [0.8, 0.1], [-0.4, 0.4], [-0.98, 0.36]]],
    fringe: [capOver([[0.9, -0.1], [0.8, -0.42], [0.46, -0.52], [0.1, -0.6], [-0.3, -0.5], [-0.6, -0.34], [-0.7, 0.1], [-0.84, 0.28]])],
    gloss: GLOSS,
  },
};

export function drawBackHair(pen: Pen, head: Head): string {
  const { hair } = head.actor;
  return CUTS[hair.style].back.map((outline) => shape(pen, placed(head, outline, 0), { fill: hair.paint, shade: head.unit * 0.2 })).join('');
}

export function drawFrontHair(pen: Pen, head: Head): string {
  const { hair } = head.actor;
  const slide = Math.sin(head.yaw) * 0.2;
  const cut = CUTS[hair.style];
  const locks = cut.fringe.map((outline) => shape(pen, placed(head, outline, slide), { fill: hair.paint, shade: head.unit * 0.1 }));
  const gloss = cut.gloss.map((line) => stroke(pen, placed(head, line, slide), 1.7, hair.gloss));
  return locks.join('') + gloss.join('');
}

const SPIKY_NAPE: Outline = [[-1.1, -0.3], [-1.25, -0.6], [-0.9, -0.9], [-0.7, -1.3], [-0.3, -1.15], [0.1, -1.42], [0.4, -1.15], [0.8, -1.25], [0.95, -0.85], [1.22, -0.6], [1.05, -0.2], [1.15, 0.2], [0.85, 0.4], [0.6, 0.72], [0.3, 0.5], [0, 0.8], [-0.3, 0.5], [-0.6, 0.72], [-0.85, 0.4], [-1.15, 0.2]];

/** The head from behind: all hair. */
export function drawNape(pen: Pen, head: Head): string {
  const { at, unit, actor } = head;
  if (actor.hair.style === 'balding' || actor.hair.style === 'none') return drawFrontHair(pen, head);
  const low = actor.hair.style === 'long' ? 2.4 : actor.hair.style === 'bob' ? 0.85 : 0.6;
  const mass: Outline = actor.hair.style === 'tousled' ? SPIKY_NAPE : [[-1.06, -0.3], [-0.86, -0.9], [-0.3, -1.2], [0.3, -1.2], [0.86, -0.9], [1.06, -0.3], [1.08, 0.3], [0.9, low], [0, low + 0.12], [-0.9, low], [-1.08, 0.3]];
  const knot = actor.hair.style === 'bun' || actor.hair.style === 'ponytail' ? shape(pen, oval(...at(0, -0.5), unit * 0.46, unit * 0.4, 10), { fill: actor.hair.paint, shade: unit * 0.12 }) : '';
  const strands = [-0.5, 0, 0.5].map((x) => stroke(pen, [at(x * 0.6, -0.7), at(x, 0), at(x * 1.1, low - 0.2)], 0.8, actor.hair.gloss));
  return shape(pen, mass.map(([x, y]) => at(x, y)), { fill: actor.hair.paint, shade: unit * 0.2 }) + strands.join('') + knot;
}

/** Points near the hairline slide with the face; those on the crown stay. */
function placed({ at }: Head, outline: Outline, slide: number): Point[] {
  return outline.map(([x, y]) => at(x + slide * Math.max(0, 1 - Math.hypot(x, y * 0.9) / 1.05) * 1.8, y));
}

export function drawHat(pen: Pen, head: Head): string {
  const { at, unit, actor } = head;
  const { hat } = actor;
  if (!hat) return '';
  const style = { fill: hat.paint, shade: unit * 0.16 };
  const over = (points: Outline): string => shape(pen, points.map(([x, y]) => at(x, y)), style);
  switch (hat.kind) {
    case 'conical':
      return (
        shape(pen, [at(-1.95, -0.22), at(0.05, -1.95), at(2.0, -0.28), at(1.1, -0.02), at(0, 0.02), at(-1.1, 0.0)], { ...style, corners: true }) +
        [-1.0, -0.35, 0.35, 1.0].map((x) => stroke(pen, [at(0.05, -1.86), at(x * 0.62, -0.9), at(x * 1.1, -0.06)], 0.5)).join('')
      );
    case 'cap':
      return over([[-1.06, -0.28], [-0.92, -0.92], [-0.3, -1.26], [0.4, -1.22], [0.98, -0.76], [1.1, -0.4], [0, -0.5]]) + over([[0.1, -0.52], [1.0, -0.52], [1.7, -0.3], [1.1, -0.26], [0.3, -0.36]]);
    case 'hood':
      return over([[-1.2, 0.7], [-1.34, -0.1], [-1.1, -0.9], [-0.3, -1.4], [0.5, -1.3], [1.1, -0.7], [1.12, 0.1], [0.96, 0.5], [0.9, -0.1], [0.74, -0.5], [0.2, -0.78], [-0.4, -0.66], [-0.74, -0.2], [-0.8, 0.7], [-0.9, 1.0]]);
    case 'turban':
      return over([[-1.12, -0.2], [-1.14, -0.7], [-0.6, -1.3], [0.3, -1.36], [1.0, -0.86], [1.1, -0.36], [0.5, -0.56], [-0.4, -0.52]]) + stroke(pen, [at(-1.0, -0.44), at(-0.2, -0.94), at(0.9, -0.86)], 0.8);
  }
}
