import { trace } from './geometry.ts';
import { ellipse } from './ink.ts';
import { line, patch, slab } from './place.ts';
import type { Painter } from './place.ts';
import type { Point } from './geometry.ts';

/** A lighthouse with its beam; `reach` is the beam's length in panel widths, negative to the left. */
export function lighthouse(x: number, foot: number, height: number, paint: string, reach: number): Painter {
  return (place) => {
    const { palette, frame, at, tall } = place;
    const w = (height * frame.height * 0.13) / frame.width;
    const top = foot - height;
    const put = (side: number, rise: number): Point => [x + side * w * (1 - 0.38 * rise), foot - height * 0.8 * rise];
    const beam = patch(
      place,
      [
        [x, top + height * 0.13],
        [x + reach, top - height * 0.02],
        [x + reach, top + height * 0.34],
      ],
      { fill: palette.glow, corners: true, line: 0 },
    );
    const bands = [0, 0.4, 0.8].map((rise) =>
      patch(place, [put(-1, rise), put(1, rise), put(1, Math.min(1, rise + 0.2)), put(-1, Math.min(1, rise + 0.2))], {
        fill: paint,
        corners: true,
        line: 0.8,
      }),
    );
    const body = patch(place, [put(-1, 0), put(1, 0), put(1, 1), put(-1, 1)], { fill: palette.light, corners: true });
    const head =
      slab(place, x - w * 0.86, top + height * 0.19, w * 1.72, height * 0.025, palette.dark) +
      slab(place, x - w * 0.5, top + height * 0.08, w, height * 0.11, palette.glow) +
      patch(
        place,
        [
          [x - w * 0.66, top + height * 0.08],
          [x, top],
          [x + w * 0.66, top + height * 0.08],
        ],
        { fill: paint, corners: true },
      );
    return `<g opacity="0.45">${beam}</g>${body}${bands.join('')}${head}${ellipse(...at(x, top + height * 0.135), tall(height * 0.04), tall(height * 0.04), palette.light)}`;
  };
}

/** The last carriage of a train seen from the side, its windows lit. */
export function carriage(y: number, height: number, paint: string): Painter {
  return (place) => {
    const { palette, at, tall } = place;
    const windows = [0.02, 0.36, 0.7].map(
      (x) =>
        slab(place, x, y + height * 0.18, 0.28, height * 0.36, palette.glow, 1) +
        line(place, [x + 0.14, y + height * 0.18], [x + 0.14, y + height * 0.54], 0.8),
    );
    const wheels = [0.12, 0.28, 0.7, 0.86].map(
      (x) =>
        ellipse(...at(x, y + height * 1.02), tall(height * 0.09), tall(height * 0.09), palette.dark) +
        ellipse(...at(x, y + height * 1.02), tall(height * 0.04), tall(height * 0.04), palette.mid),
    );
    const rails =
      slab(place, -0.02, y + height * 1.1, 1.04, 0.012, palette.dark, 0) +
      Array.from({ length: 14 }, (_, index) => slab(place, index * 0.08 - 0.03, y + height * 1.12, 0.04, 0.018, palette.wood, 0.4)).join(
        '',
      );
    return `${rails}${wheels.join('')}${slab(place, -0.1, y, 1.2, height, paint, 1.2)}${slab(place, -0.1, y - height * 0.07, 1.2, height * 0.1, palette.dark, 1)}${slab(place, -0.1, y + height * 0.66, 1.2, height * 0.07, palette.light, 0.7)}${windows.join('')}`;
  };
}

/** The carriage's near wall, to be painted over those who sit at its windows. */
export function carriageWall(y: number, height: number, paint: string): Painter {
  return (place) =>
    [
      [-0.1, y + height * 0.53, 1.2, height * 0.47],
      [-0.1, y + height * 0.02, 1.2, height * 0.16],
      [-0.1, y + height * 0.16, 0.12, height * 0.4],
      [0.3, y + height * 0.16, 0.06, height * 0.4],
      [0.64, y + height * 0.16, 0.06, height * 0.4],
      [0.98, y + height * 0.16, 0.1, height * 0.4],
    ]
      .map(([x = 0, top = 0, width = 0, tall = 0]) => slab(place, x, top, width, tall, paint, 0))
      .join('') +
    slab(place, -0.1, y + height * 0.52, 1.2, height * 0.03, place.palette.wood, 0.8) +
    slab(place, -0.1, y + height * 0.7, 1.2, height * 0.07, place.palette.light, 0.7);
}

/** Rows of small flames that grow towards the reader. */
export function candles(top: number, rows: number): Painter {
  return (place) => {
    const { at, tall, palette, random, frame } = place;
    const parts: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      const depth = (row + 1) / rows;
      const size = 0.012 + depth * 0.026;
      const y = top + (1.0 - top) * depth ** 1.3;
      const count = Math.round(13 - depth * 7);
      for (let index = 0; index < count; index += 1) {
        const x = (index + 0.5 + (random() - 0.5) * 0.5) / count;
        const w = (size * 0.32 * frame.height) / frame.width;
        const flame: Point[] = [
          [x, y - size * 3.2],
          [x + w * 0.9, y - size * 2],
          [x, y - size * 1.5],
          [x - w * 0.9, y - size * 2],
        ];
        parts.push(
          ellipse(...at(x, y - size * 2.2), tall(size * 2), tall(size * 2), palette.glow, 0.16),
          slab(place, x - w, y - size * 1.5, w * 2, size * 1.9, index % 3 === 0 ? palette.red : palette.light, 0.6),
          patch(place, flame, { fill: palette.glow, line: 0.6 }),
        );
      }
    }
    return parts.join('');
  };
}

/** Stone steps that go down into the water. */
export function waterSteps(x: number, top: number): Painter {
  return (place) =>
    Array.from({ length: 7 }, (_, step) =>
      slab(place, x - step * 0.03, top + step * 0.05, 0.62 + step * 0.06, 0.055, step % 2 ? place.palette.wall : place.palette.ground, 0.8),
    ).join('');
}

/** An old banyan with hanging roots that frames the upper edge. */
export const banyan: Painter = (place) => {
  const { palette } = place;
  const trunk: Point[] = trace('0.02,1.02 0.1,0.7 0.08,0.4 0.02,0.2 0.3,0.16 0.26,0.4 0.3,0.68 0.42,0.92 0.46,1.02');
  const crown: Point[] = trace(
    '-0.1,0.3 -0.1,-0.05 1.1,-0.05 1.1,0.14 0.92,0.22 0.78,0.17 0.62,0.26 0.48,0.2 0.34,0.29 0.16,0.26 0.04,0.34',
  );
  const roots = [0.4, 0.46, 0.58, 0.7, 0.84, 0.9].map((x, index) =>
    line(place, [x, 0.16], [x + 0.01, 0.34 + (index % 3) * 0.08], 1, palette.wood),
  );
  return (
    roots.join('') +
    patch(place, trunk, { fill: palette.wood, shade: place.tall(0.012) }) +
    patch(place, crown, { fill: palette.leaf, shade: place.tall(0.02) })
  );
};
