import { trace } from './geometry.ts';
import type { Point } from './geometry.ts';
import { ellipse } from './ink.ts';
import { line, patch, slab } from './place.ts';
import type { Painter, Place } from './place.ts';
import { bookRow } from './town.ts';

function shell(place: Place): string {
  const { palette } = place;
  const floor = 0.78;
  const boards = Array.from({ length: 6 }, (_, index) =>
    line(place, [0.5 + (index - 2.5) * 0.14, floor], [0.5 + (index - 2.5) * 0.5, 1.02], 0.35),
  );
  return (
    slab(place, -0.02, -0.02, 1.04, 1.04, palette.wall, 0) +
    slab(place, -0.02, floor, 1.04, 1.04 - floor, palette.ground, 0) +
    boards.join('') +
    slab(place, -0.02, floor - 0.035, 1.04, 0.035, palette.wood, 0.5)
  );
}

/** Shelves to the ceiling, a ladder and a hanging lamp. */
export function library(options: { rows?: number; ladder?: boolean; lamp?: boolean } = {}): Painter {
  const { rows = 4, ladder = true, lamp = true } = options;
  return (place) => {
    const { palette, at, tall } = place;
    const height = 0.84 / rows;
    const parts = [slab(place, -0.02, -0.02, 1.04, 1.04, palette.dark, 0), slab(place, -0.02, 0.86, 1.04, 0.18, palette.ground, 0.5)];
    for (let row = 0; row < rows; row += 1) {
      const foot = 0.02 + (row + 1) * height;
      for (const bay of [0, 1, 2])
        parts.push(
          slab(place, bay * 0.345 - 0.02, foot - height, 0.345, height, palette.wood, 0.5),
          slab(place, bay * 0.345, foot - height + 0.012, 0.31, height - 0.02, palette.dark, 0.4),
          bookRow(place, bay * 0.345 + 0.004, foot - 0.008, 0.3, height - 0.02),
        );
    }
    if (ladder)
      parts.push(
        ...[0.72, 0.82].map((x) => line(place, [x, -0.02], [x + 0.06, 0.92], 1.8, palette.wood)),
        ...Array.from({ length: 7 }, (_, step) =>
          line(place, [0.727 + step * 0.009, 0.1 + step * 0.12], [0.827 + step * 0.009, 0.1 + step * 0.12], 1.3, palette.wood),
        ),
      );
    if (lamp)
      parts.push(
        line(place, [0.3, -0.02], [0.3, 0.1], 0.6),
        [0.2, 0.15, 0.1].map((r) => ellipse(...at(0.3, 0.17), tall(r), tall(r), palette.glow, 0.14)).join(''),
        patch(place, trace('0.26,0.16 0.28,0.1 0.32,0.1 0.34,0.16'), { fill: palette.red, corners: true, line: 0.7 }),
        ellipse(...at(0.3, 0.165), tall(0.022), tall(0.018), palette.light),
      );
    return parts.join('');
  };
}

/** A plain room with a window onto the weather. */
export function room(options: { window?: number; picture?: boolean; shelf?: boolean } = {}): Painter {
  const { window = 0.62, picture = true, shelf = false } = options;
  return (place) => {
    const { palette } = place;
    const pane = [
      slab(place, window, 0.12, 0.28, 0.4, palette.wood),
      slab(place, window + 0.015, 0.14, 0.25, 0.36, palette.sky, 0.6),
      slab(place, window + 0.015, 0.36, 0.25, 0.14, palette.far, 0.4),
      line(place, [window + 0.14, 0.14], [window + 0.14, 0.5], 0.9),
      line(place, [window + 0.015, 0.3], [window + 0.265, 0.3], 0.9),
      slab(place, window - 0.02, 0.52, 0.32, 0.025, palette.wood),
    ];
    const frame = picture
      ? [
          slab(place, 0.14, 0.16, 0.15, 0.24, palette.wood),
          slab(place, 0.155, 0.18, 0.12, 0.2, palette.light, 0.5),
          patch(place, trace('0.17,0.36 0.2,0.27 0.225,0.32 0.245,0.26 0.265,0.36'), { fill: palette.indigo, corners: true, line: 0.4 }),
        ]
      : [];
    const board = shelf ? [slab(place, 0.06, 0.46, 0.34, 0.02, palette.wood), bookRow(place, 0.08, 0.46, 0.3, 0.13)] : [];
    return shell(place) + pane.join('') + frame.join('') + board.join('');
  };
}

/** Stove, pots and bowls of a noodle or dumpling kitchen. */
export function kitchen(options: { steam?: boolean } = {}): Painter {
  const { steam = true } = options;
  return (place) => {
    const { palette } = place;
    return [
      slab(place, -0.02, -0.02, 1.04, 1.04, palette.wall, 0),
      ...Array.from({ length: 5 }, (_, row) => line(place, [-0.02, 0.1 + row * 0.1], [1.02, 0.1 + row * 0.1], 0.25)),
      ...Array.from({ length: 10 }, (_, column) => line(place, [column * 0.11, 0], [column * 0.11, 0.56], 0.25)),
      bowlShelf(place),
      slab(place, -0.02, 0.62, 1.04, 0.42, palette.wood, 0.8),
      slab(place, -0.02, 0.6, 1.04, 0.05, palette.light, 0.7),
      pot(place),
      steam ? cloudOfSteam(place) : '',
    ].join('');
  };
}

function bowlShelf(place: Place): string {
  const { palette } = place;
  const bowls = [0.08, 0.17, 0.26, 0.36, 0.45].map((x, index) => {
    const outline = trace('0,0.18 0.07,0.18 0.055,0.235 0.015,0.235').map(([dx, y]): Point => [x + dx, y]);
    return patch(place, outline, { fill: index % 2 ? palette.light : palette.indigo, line: 0.6 });
  });
  return slab(place, 0.05, 0.24, 0.5, 0.02, palette.wood) + bowls.join('');
}

function pot(place: Place): string {
  const { palette } = place;
  const belly = patch(place, trace('0.62,0.42 0.94,0.42 0.93,0.64 0.63,0.64'), { fill: palette.far, corners: true, line: 0.9 });
  const handles = [0.57, 0.94].map((x) => slab(place, x, 0.47, 0.05, 0.02, palette.dark));
  return belly + slab(place, 0.6, 0.4, 0.36, 0.03, palette.mid) + handles.join('');
}

function cloudOfSteam({ at, tall, random, palette }: Place): string {
  const puff = (): string =>
    ellipse(
      ...at(0.66 + random() * 0.26, 0.36 - random() * 0.3),
      tall(0.03 + random() * 0.05),
      tall(0.03 + random() * 0.04),
      palette.light,
      0.55,
    );
  return Array.from({ length: 8 }, puff).join('');
}

/** A Japanese room: paper doors, mats and an alcove. */
export const tatami: Painter = (place) => {
  const { palette } = place;
  const floor = patch(place, trace('-0.02,0.72 1.02,0.72 1.02,1.02 -0.02,1.02'), { fill: palette.ground, corners: true, line: 0.6 });
  const mats = [
    line(place, [0.3, 0.72], [0.06, 1.02], 0.5),
    line(place, [0.7, 0.72], [0.94, 1.02], 0.5),
    line(place, [0.16, 0.84], [0.84, 0.84], 0.5),
  ];
  const doors = [0.04, 0.27, 0.5, 0.73].flatMap((x) => [
    slab(place, x, 0.12, 0.22, 0.6, palette.light, 0.8),
    ...[1, 2, 3].map((row) => line(place, [x, 0.12 + row * 0.12], [x + 0.22, 0.12 + row * 0.12], 0.4)),
    ...[1, 2].map((column) => line(place, [x + column * 0.073, 0.12], [x + column * 0.073, 0.56], 0.4)),
    slab(place, x, 0.58, 0.22, 0.14, palette.wood, 0.5),
  ]);
  return (
    slab(place, -0.02, -0.02, 1.04, 1.04, palette.wall, 0) +
    slab(place, -0.02, 0.06, 1.04, 0.05, palette.wood, 0.6) +
    doors.join('') +
    floor +
    mats.join('')
  );
};

/** Stairs that climb to the right. */
export const stairs: Painter = (place) => {
  const { palette } = place;
  const steps = Array.from({ length: 9 }, (_, index) =>
    slab(place, 0.04 + index * 0.11, 0.92 - index * 0.1, 1, 0.11, index % 2 ? palette.mid : palette.ground, 0.6),
  );
  return (
    slab(place, -0.02, -0.02, 1.04, 1.04, palette.wall, 0) +
    slab(place, 0.1, 0.1, 0.2, 0.26, palette.glow, 0.8) +
    line(place, [0.2, 0.1], [0.2, 0.36], 0.7) +
    steps.join('') +
    line(place, [0.0, 0.62], [0.9, -0.2], 1.8, palette.wood)
  );
};

/** Close to a counter of wood; what stands on it is up to the panel. */
export function counter(level: number): Painter {
  return (place) =>
    slab(place, -0.02, level, 1.04, 0.06, place.palette.wood, 0.9) +
    slab(place, -0.02, level + 0.06, 1.04, 1, place.palette.near, 0.7) +
    [0.2, 0.5, 0.8].map((x) => line(place, [x, level + 0.1], [x, 1.02], 0.4)).join('');
}
