import { mix, trace } from './geometry.ts';
import type { Point } from './geometry.ts';
import { ellipse } from './ink.ts';
import { sky } from './nature.ts';
import { all, line, patch, slab } from './place.ts';
import type { Painter, Place } from './place.ts';

/** Shophouses on both sides of a street that runs to a vanishing point. */
export function street(options: { x?: number; y?: number; lamps?: boolean } = {}): Painter {
  const { x: vx = 0.55, y: vy = 0.5, lamps = false } = options;
  return (place) => {
    const { palette } = place;
    const parts = [
      sky({ horizon: vy, clouds: 2 })(place),
      patch(
        place,
        [
          [-0.6, 1.1],
          [vx, vy],
          [1.6, 1.1],
        ],
        { fill: palette.ground, corners: true, line: 0 },
      ),
    ];
    for (const side of [0, 1] as const) for (let step = 4; step >= 0; step -= 1) parts.push(house(place, side, step, vx, vy, lamps));
    return parts.join('');
  };
}

const DEPTHS = [0, 0.34, 0.56, 0.7, 0.8, 0.88] as const;

function house(place: Place, side: 0 | 1, step: number, vx: number, vy: number, lit: boolean): string {
  const { palette, random } = place;
  const edge = side === 0 ? -0.06 : 1.06;
  const at = (depth: number, height: number): Point => [mix(edge, vx, depth), mix(height, vy, depth)];
  const near = DEPTHS[step] ?? 0;
  const far = DEPTHS[step + 1] ?? 0.9;
  const eaves = -0.1 + random() * 0.16;
  const paints = [palette.wall, palette.mid, palette.wall, palette.near, palette.mid];
  const body = patch(place, [at(near, eaves), at(far, eaves), at(far, 1.02), at(near, 1.02)], {
    fill: paints[(step + side * 2) % 5] ?? palette.wall,
    corners: true,
    line: 0.7,
  });
  const part = (a: number, b: number, top: number, low: number, fill: string): string =>
    patch(place, [at(mix(near, far, a), top), at(mix(near, far, b), top), at(mix(near, far, b), low), at(mix(near, far, a), low)], {
      fill,
      corners: true,
      line: 0.55,
    });
  const pane = lit ? palette.glow : palette.dark;
  const windows = part(0.14, 0.42, 0.14, 0.36, pane) + part(0.56, 0.86, 0.14, 0.36, step % 2 ? palette.haze : pane);
  const blind = patch(place, [at(near, 0.5), at(far, 0.5), at(far + 0.015, 0.6), at(near + 0.03, 0.6)], {
    fill: step % 2 === side ? palette.red : palette.indigo,
    corners: true,
    line: 0.6,
  });
  return body + windows + part(0.1, 0.9, 0.62, 1.0, lit ? palette.glow : palette.dark) + blind + part(0.2, 0.5, 0.44, 0.5, palette.light);
}

/** One shop seen straight on: door, window, awning and a board for its sign. */
export function shopFront(options: { lit?: boolean; door?: number; goods?: 'books' | 'plain'; board?: boolean } = {}): Painter {
  const { lit = true, door = 0.62, goods = 'books', board = true } = options;
  return (place) => {
    const { palette } = place;
    const glass = lit ? palette.glow : palette.dark;
    return [
      slab(place, -0.02, -0.02, 1.04, 1.04, palette.wall, 0),
      ...Array.from({ length: 9 }, (_, row) => line(place, [-0.02, row * 0.1], [1.02, row * 0.1], 0.25)),
      slab(place, -0.02, 0.88, 1.04, 0.16, palette.ground, 0.6),
      slab(place, 0.06, 0.3, 0.46, 0.44, palette.wood),
      slab(place, 0.08, 0.32, 0.42, 0.4, glass, 0.6),
      goods === 'books' ? bookRow(place, 0.09, 0.72, 0.4, 0.16) + bookRow(place, 0.09, 0.54, 0.4, 0.12) : '',
      line(place, [0.29, 0.32], [0.29, 0.72], 0.9),
      slab(place, 0.06, 0.74, 0.46, 0.14, palette.wood),
      slab(place, door, 0.26, 0.28, 0.64, palette.wood),
      slab(place, door + 0.03, 0.3, 0.22, 0.34, glass, 0.6),
      line(place, [door + 0.14, 0.3], [door + 0.14, 0.64], 0.7),
      ellipse(...place.at(door + 0.245, 0.7), place.tall(0.014), place.tall(0.014), palette.glow),
      ...awning(place, 0.02, 0.96, 0.18, 0.1),
      board ? slab(place, 0.1, 0.02, 0.8, 0.13, palette.indigo, 1) : '',
    ].join('');
  };
}

function awning(place: Place, x: number, width: number, y: number, drop: number): string[] {
  const count = 12;
  return Array.from({ length: count }, (_, index) => {
    const left = x + (width / count) * index;
    const right = left + width / count;
    return patch(
      place,
      [
        [left, y],
        [right, y],
        [right, y + drop * 0.8],
        [(left + right) / 2, y + drop],
        [left, y + drop * 0.8],
      ],
      { fill: index % 2 ? place.palette.light : place.palette.red, corners: true, line: 0.6 },
    );
  });
}

/** Spines side by side on a board. */
export function bookRow(place: Place, x: number, foot: number, width: number, height: number): string {
  const { random, palette, frame } = place;
  const paints = [palette.red, palette.indigo, palette.leaf, palette.near, palette.light, palette.mid, palette.water];
  const parts: string[] = [];
  const thickness = Math.max(0.008, (height * frame.height * 0.17) / frame.width);
  for (let left = x; left < x + width - thickness;) {
    const wide = thickness * (0.7 + random() * 0.8);
    const tall = height * (0.72 + random() * 0.24);
    parts.push(
      slab(
        place,
        left,
        foot - tall,
        Math.min(wide, x + width - left),
        tall,
        paints[Math.floor(random() * paints.length)] ?? palette.red,
        0.45,
      ),
    );
    left += wide;
  }
  return parts.join('');
}

/** Tiled roofs below the sky, for those who run on them; `behind` is painted between the two. */
export function rooftops(options: { ridge?: number; stars?: number; behind?: Painter } = {}): Painter {
  const { ridge = 0.62, stars = 0, behind } = options;
  return (place) => {
    const { random } = place;
    const parts = [sky({ stars })(place), behind ? behind(place) : ''];
    for (let row = 0; row < 3; row += 1) {
      const y = ridge + row * 0.14;
      const shift = random() * 0.3;
      for (let index = -1; index < 4; index += 1)
        parts.push(roof(place, index * 0.42 + shift - 0.1, y + random() * 0.05, 0.36 + random() * 0.08, 0.12 + row * 0.03, row));
    }
    return parts.join('');
  };
}

function roof(place: Place, x: number, y: number, width: number, height: number, row: number): string {
  const { palette } = place;
  const fill = [palette.far, palette.mid, palette.near][row] ?? palette.near;
  const wall = slab(place, x + width * 0.1, y + height * 0.8, width * 0.8, 0.4, row === 2 ? palette.dark : palette.wall, 0.5);
  const window = slab(place, x + width * 0.36, y + height + 0.05, width * 0.2, 0.07, palette.glow, 0.4);
  const tiles = Array.from({ length: 8 }, (_, index) =>
    line(place, [x + width * (0.12 + index * 0.11), y + 0.01], [x + width * (index * 0.143), y + height * 0.96], 0.35),
  );
  return (
    wall +
    window +
    patch(
      place,
      [
        [x + width * 0.1, y],
        [x + width * 0.9, y],
        [x + width, y + height],
        [x, y + height],
      ],
      { fill, corners: true, line: 0.8 },
    ) +
    tiles.join('') +
    line(place, [x + width * 0.08, y], [x + width * 0.92, y], 1.6)
  );
}

/** A narrow passage between two walls with steps at its end. */
export const alley: Painter = all(sky({ horizon: 0.6 }), (place) => {
  const { palette } = place;
  return [
    patch(place, trace('0.3,0.62 0.7,0.62 1.2,1.05 -0.2,1.05'), { fill: palette.ground, corners: true, line: 0.5 }),
    slab(place, 0.32, 0.1, 0.36, 0.52, palette.mid),
    slab(place, 0.42, 0.34, 0.16, 0.28, palette.dark, 0.6),
    slab(place, 0.38, 0.16, 0.24, 0.1, palette.glow, 0.6),
    patch(place, trace('-0.02,-0.1 0.32,0.06 0.32,0.64 -0.02,0.92'), { fill: palette.wall, corners: true, line: 0.8 }),
    patch(place, trace('1.02,-0.1 0.68,0.06 0.68,0.64 1.02,0.92'), { fill: palette.near, corners: true, line: 0.8 }),
    patch(place, trace('0.08,0.2 0.2,0.24 0.2,0.48 0.08,0.52'), { fill: palette.indigo, corners: true, line: 0.6 }),
    patch(place, trace('0.8,0.22 0.92,0.18 0.92,0.56 0.8,0.5'), { fill: palette.wood, corners: true, line: 0.6 }),
    patch(place, trace('0.3,0.02 0.7,0.02 0.7,0.05 0.3,0.05'), { fill: palette.dark, corners: true, line: 0.5 }),
    ...[0.36, 0.45, 0.55, 0.63].map((x, index) =>
      slab(
        place,
        x,
        0.05,
        0.05,
        0.08 + (index % 2) * 0.03,
        [palette.light, palette.red, palette.indigo, palette.light][index] ?? palette.light,
        0.5,
      ),
    ),
  ].join('');
});

/** Bricks where a moment ago there was a door. */
export const brickWall: Painter = (place) => {
  const { palette, random } = place;
  const bricks = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, column) =>
      slab(
        place,
        column * 0.15 - (row % 2) * 0.075 - 0.03,
        row * 0.115 - 0.02,
        0.145,
        0.108,
        random() < 0.2 ? palette.mid : palette.wall,
        0.45,
      ),
    ).join(''),
  );
  return (
    slab(place, -0.02, -0.02, 1.04, 1.04, palette.near, 0) + bricks.join('') + slab(place, -0.02, 0.88, 1.04, 0.16, palette.ground, 0.7)
  );
};
