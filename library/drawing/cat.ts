import { oval, trace } from './geometry.ts';
import type { Point } from './geometry.ts';
import { ellipse, shape, stroke, tube } from './ink.ts';
import type { Painter, Place } from './place.ts';
import { thing } from './spot.ts';
import type { Put, Spot } from './spot.ts';

export interface CatLook {
  readonly paint?: string;
  readonly eyes?: 'open' | 'closed' | 'wide';
  readonly pose?: 'sit' | 'walk' | 'leap' | 'loaf';
  readonly carries?: boolean;
}

const CAT_BODIES: Readonly<
  Record<NonNullable<CatLook['pose']>, { body: readonly Point[]; tail: readonly Point[]; legs: readonly (readonly Point[])[]; head: Point }>
> = {
  sit: {
    head: [0.1, -0.62],
    body: trace('-0.1,-0.5 -0.42,-0.1 -0.56,0.4 -0.5,0.72 0,0.8 0.44,0.74 0.46,0.3 0.34,-0.3'),
    tail: trace('-0.45,0.66 -0.9,0.7 -1.1,0.3 -0.95,0.02'),
    legs: [
      [
        [0.14, 0.2],
        [0.16, 0.76],
      ],
      [
        [0.36, 0.2],
        [0.38, 0.76],
      ],
    ],
  },
  walk: {
    head: [0.86, -0.42],
    body: trace('-0.8,-0.1 -0.3,-0.26 0.4,-0.22 0.84,-0.1 0.86,0.24 0.3,0.34 -0.5,0.32 -0.88,0.2'),
    tail: trace('-0.78,0 -1.2,-0.2 -1.3,-0.7 -1.1,-0.9'),
    legs: [
      [
        [-0.66, 0.2],
        [-0.82, 0.78],
      ],
      [
        [-0.42, 0.24],
        [-0.3, 0.78],
      ],
      [
        [0.46, 0.24],
        [0.34, 0.78],
      ],
      [
        [0.7, 0.2],
        [0.84, 0.78],
      ],
    ],
  },
  leap: {
    head: [1.0, -0.56],
    body: trace('-0.9,0.1 -0.4,-0.26 0.4,-0.4 0.9,-0.3 0.96,0.02 0.3,0.16 -0.5,0.36 -0.96,0.36'),
    tail: trace('-0.9,0.2 -1.4,0.1 -1.7,-0.3 -1.6,-0.6'),
    legs: [
      [
        [-0.8, 0.2],
        [-1.3, 0.62],
      ],
      [
        [-0.6, 0.24],
        [-1.0, 0.74],
      ],
      [
        [0.7, -0.1],
        [1.2, 0.2],
      ],
      [
        [0.6, 0],
        [1.06, 0.38],
      ],
    ],
  },
  loaf: {
    head: [0.5, -0.3],
    body: trace('-0.8,0.2 -0.5,-0.2 0.2,-0.24 0.74,-0.02 0.8,0.4 0,0.5 -0.76,0.46'),
    tail: [
      [-0.7, 0.4],
      [-0.2, 0.56],
      [0.4, 0.54],
    ],
    legs: [],
  },
};

const CAT_HEAD = trace('-0.44,0 -0.46,-0.34 -0.4,-0.66 -0.16,-0.4 0.14,-0.42 0.4,-0.68 0.46,-0.32 0.46,0.02 0.26,0.28 0,0.34 -0.26,0.28');
const CARRIED_PAGE = trace('-0.1,0.16 0.5,0.06 0.66,0.6 0.06,0.7');

export function cat(spot: Spot, look: CatLook = {}): Painter {
  const { paint = '#2b2633', eyes = 'open', pose = 'sit', carries = false } = look;
  return thing(spot, (put, { pen }, unit) => {
    const { body, tail, legs, head } = CAT_BODIES[pose];
    const style = { fill: paint, shade: unit * 0.08 };
    const here = (outline: readonly Point[]): Point[] => outline.map(([x, y]) => put(x, y));
    const at: Put = (x, y) => put(head[0] + x, head[1] + y);
    const onHead = (outline: readonly Point[]): Point[] => outline.map(([x, y]) => at(x, y));
    const tailWidths = tail.map(() => unit * 0.2);
    return [
      tube(pen, here(tail), tailWidths, style, true),
      ...legs.map((leg) => tube(pen, here(leg), [unit * 0.24, unit * 0.2], style, true)),
      shape(pen, here(body), style),
      shape(pen, onHead(CAT_HEAD), style),
      catFace(pen, at, unit, eyes, paint),
      carries ? shape(pen, onHead(CARRIED_PAGE), { fill: '#fffaf0', corners: true, line: 0.8 }) : '',
    ].join('');
  });
}

function catFace(pen: Place['pen'], at: Put, unit: number, eyes: NonNullable<CatLook['eyes']>, paint: string): string {
  const pale = paint.startsWith('#2') || paint.startsWith('#1');
  const mark = { ...pen, ink: pale ? '#f7e9bd' : pen.ink };
  const one = (x: number): string => {
    if (eyes === 'closed') return stroke(mark, [at(x - 0.1, -0.04), at(x, 0.02), at(x + 0.1, -0.04)], 1);
    const [cx, cy] = at(x, -0.06);
    return (
      shape(mark, oval(cx, cy, unit * (eyes === 'wide' ? 0.13 : 0.1), unit * 0.12, 8), { fill: '#f2c84b', line: 0.4 }) +
      ellipse(cx, cy, unit * 0.035, unit * 0.09, '#1f1a24')
    );
  };
  const whiskers = [-1, 1].flatMap((side) => [0.06, 0.14].map((y) => stroke(mark, [at(side * 0.24, y), at(side * 0.62, y - 0.03)], 0.4)));
  return (
    one(-0.19) +
    one(0.2) +
    shape(mark, [at(-0.05, 0.08), at(0.06, 0.08), at(0, 0.14)], { fill: '#d98a8a', line: 0.3 }) +
    stroke(mark, [at(-0.1, 0.2), at(0, 0.15), at(0.1, 0.2)], 0.6) +
    whiskers.join('')
  );
}
