import type { Point } from './geometry.ts';
import { shape, stroke, tube } from './ink.ts';
import type { Pen } from './ink.ts';

type Draw = (pen: Pen, put: (x: number, y: number) => Point, unit: number) => string;

const PAPER = '#fffaf0';
const RED = '#b3262e';

/** What a hand can hold; places are in head radii from the hand. */
const HELD: Readonly<Record<string, Draw>> = {
  book: (pen, put, unit) =>
    shape(pen, [put(-0.9, -0.5), put(0.02, -0.34), put(0.02, 0.5), put(-0.9, 0.34)], { fill: RED, corners: true }) +
    shape(pen, [put(0.02, -0.34), put(0.94, -0.5), put(0.94, 0.34), put(0.02, 0.5)], { fill: RED, corners: true }) +
    shape(pen, [put(-0.8, -0.58), put(0.02, -0.42), put(0.84, -0.58), put(0.84, 0.24), put(0.02, 0.4), put(-0.8, 0.24)], {
      fill: PAPER,
      corners: true,
      line: 0.7,
    }) +
    stroke(pen, [put(0.02, -0.4), put(0.02, 0.4)], 0.7 * Math.min(1, unit)),
  closedBook: (pen, put) =>
    shape(pen, [put(-0.42, -0.6), put(0.42, -0.5), put(0.42, 0.6), put(-0.42, 0.5)], { fill: RED, corners: true }) +
    shape(pen, [put(-0.24, -0.34), put(0.22, -0.28), put(0.22, -0.02), put(-0.24, -0.08)], { fill: PAPER, corners: true, line: 0.6 }),
  page: (pen, put) =>
    shape(pen, [put(-0.4, -0.56), put(0.36, -0.66), put(0.44, 0.36), put(-0.34, 0.46)], { fill: PAPER, corners: true, line: 0.8 }) +
    [-0.3, -0.1, 0.1].map((y) => stroke(pen, [put(-0.22, y), put(0.28, y - 0.06)], 0.5)).join(''),
  umbrella: (pen, put, unit) => umbrella(pen, put, unit, RED),
  indigoUmbrella: (pen, put, unit) => umbrella(pen, put, unit, '#2b3a7a'),
  lantern: (pen, put, unit) =>
    stroke(pen, [put(0, 0), put(0.02, 0.5)], 1) +
    shape(pen, [put(-0.34, 0.56), put(0.34, 0.56), put(0.52, 1.0), put(0.34, 1.46), put(-0.34, 1.46), put(-0.52, 1.0)], {
      fill: '#f2b544',
      shade: unit * 0.12,
    }) +
    [0.8, 1.02, 1.24].map((y) => stroke(pen, [put(-0.46, y), put(0.46, y)], 0.5)).join(''),
  bowl: (pen, put, unit) =>
    shape(pen, [put(-0.62, -0.36), put(0.72, -0.36), put(0.5, 0.12), put(0.2, 0.28), put(-0.12, 0.28), put(-0.42, 0.12)], {
      fill: PAPER,
      shade: unit * 0.1,
    }) +
    shape(pen, [put(-0.62, -0.36), put(0.05, -0.52), put(0.72, -0.36), put(0.05, -0.2)], { fill: '#d98b3a', line: 0.8 }) +
    stroke(pen, [put(-0.44, -0.04), put(0.06, 0.06), put(0.56, -0.04)], 1, RED),
  tray: (pen, put) => shape(pen, [put(-1.0, 0.0), put(1.0, 0.0), put(0.9, 0.16), put(-0.9, 0.16)], { fill: '#7a4a2b', corners: true }),
  ladle: (pen, put) =>
    stroke(pen, [put(0, 0.1), put(0.5, -0.9)], 2.2) +
    shape(pen, [put(0.3, -1.0), put(0.7, -1.02), put(0.64, -0.74), put(0.42, -0.72)], { fill: '#b9bec6' }),
  dango: (pen, put) =>
    stroke(pen, [put(-0.2, 0.24), put(1.0, -0.84)], 1.4) +
    [0, 1, 2]
      .map((step) =>
        shape(pen, ring(put, 0.22 + step * 0.29, -0.14 - step * 0.27, 0.22), {
          fill: step === 1 ? '#ffffff' : step === 0 ? '#cfcfcf' : '#f4f4f4',
          line: 0.9,
        }),
      )
      .join(''),
  broom: (pen, put) =>
    tube(pen, [put(0.3, -1.6), put(-0.3, 1.5)], [4, 4], { fill: '#8a5a34' }) +
    shape(pen, [put(-0.28, 1.3), put(-0.02, 1.42), put(-0.14, 2.3), put(-0.9, 2.2)], { fill: '#d9b36a' }),
  oar: (pen, put) =>
    tube({ ...pen }, [put(0.5, -1.8), put(-1.2, 3.2)], [7, 7], { fill: '#7a4a2b' }) +
    shape(pen, [put(-1.05, 2.9), put(-0.9, 3.1), put(-1.5, 4.6), put(-1.9, 4.5)], { fill: '#7a4a2b' }),
  pen: (pen, put) => stroke(pen, [put(-0.1, 0.26), put(0.34, -0.66)], 2.4) + stroke(pen, [put(-0.1, 0.26), put(-0.16, 0.42)], 1.2),
  bag: (pen, put, unit) =>
    stroke(pen, [put(-0.2, 0), put(0, -0.1), put(0.2, 0)], 1.2) +
    shape(pen, [put(-0.5, 0.12), put(0.5, 0.12), put(0.6, 1.0), put(-0.6, 1.0)], { fill: '#d9b36a', shade: unit * 0.1 }),
  coin: (pen, put) => shape(pen, ring(put, 0.3, -0.2, 0.2), { fill: '#f2b544', line: 0.8 }),
  leaf: (pen, put) => shape(pen, [put(0.1, 0.0), put(0.3, -0.5), put(0.7, -0.7), put(0.6, -0.2)], { fill: '#5f8f4e', line: 0.8 }),
  onion: (pen, put) =>
    [0, 1, 2]
      .map((step) => stroke(pen, [put(0, 0.2), put(0.1 + step * 0.12, -0.5), put(-0.2 + step * 0.36, -1.2)], 2.4, '#4f9a4a'))
      .join('') + stroke(pen, [put(0, 0.1), put(-0.05, 0.5)], 3, '#f4f1e2'),
  scroll: (pen, put) =>
    shape(pen, [put(-0.2, -0.5), put(0.2, -0.5), put(0.24, 0.5), put(-0.24, 0.5)], { fill: PAPER }) +
    stroke(pen, [put(-0.22, 0), put(0.22, 0)], 1.6, RED),
  sign: (pen, put) => shape(pen, [put(-1.5, -0.5), put(1.5, -0.6), put(1.5, 0.3), put(-1.5, 0.4)], { fill: '#d8d8d8', corners: true }),
};

function umbrella(pen: Pen, put: (x: number, y: number) => Point, unit: number, paint: string): string {
  const top = (x: number, y: number): Point => put(x, y - 1.1);
  const handle = stroke(pen, [put(0.02, 0.5), put(0, -1), put(0, -4.2)], 1.6);
  const canopy = [
    top(-2.2, -1.9),
    top(-1.7, -2.7),
    top(-0.7, -3.2),
    top(0.5, -3.25),
    top(1.6, -2.8),
    top(2.2, -1.9),
    top(1.5, -2.12),
    top(0.75, -1.9),
    top(0, -2.1),
    top(-0.75, -1.9),
    top(-1.5, -2.12),
  ];
  const ribs = [-0.75, 0.75].map((x) => stroke(pen, [top(0, -3.24), top(x * 0.9, -2.6), top(x, -1.94)], 0.7));
  return handle + shape(pen, canopy, { fill: paint, shade: unit * 0.25 }) + ribs.join('');
}

function ring(put: (x: number, y: number) => Point, cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 8 }, (_, index) =>
    put(cx + Math.cos((index / 8) * Math.PI * 2) * r, cy + Math.sin((index / 8) * Math.PI * 2) * r),
  );
}

/** Thrown when a stance asks a hand to hold what nobody has drawn. */
class UnknownThing extends Error {
  override readonly name = 'UnknownThing';

  constructor(name: string) {
    super(`Nobody has drawn "${name}"; the drawn things are ${Object.keys(HELD).join(', ')}.`);
  }
}

export function drawHeld(pen: Pen, name: string, [x, y]: Point, unit: number, side: 1 | -1): string {
  const draw = HELD[name];
  if (!draw) throw new UnknownThing(name);
  return draw(pen, (dx, dy) => [x + dx * unit * side, y + dy * unit], unit);
}
