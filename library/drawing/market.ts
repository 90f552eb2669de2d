import type { Point } from './geometry.ts';
import { ellipse } from './ink.ts';
import { sky } from './nature.ts';
import { line, patch, slab } from './place.ts';
import type { Painter, Place } from './place.ts';

/** A night market: stalls in two rows under strings of lamps. */
export const market: Painter = (place) => {
  const { palette } = place;
  const parts = [sky({ stars: 26 })(place), slab(place, -0.02, 0.72, 1.04, 0.32, palette.ground, 0)];
  for (let index = 0; index < 5; index += 1) parts.push(stall(place, index * 0.22 - 0.04, 0.44, 0.19, 0.3, index));
  parts.push(lampString(place, 0.12, 7), lampString(place, 0.27, 6));
  return parts.join('');
};

function stall(place: Place, x: number, y: number, width: number, height: number, index: number): string {
  const { palette } = place;
  const goods = Array.from({ length: 5 }, (_, item) =>
    ellipse(
      ...place.at(x + width * (0.16 + item * 0.17), y + height * 0.62),
      place.tall(0.016),
      place.tall(0.016),
      [palette.red, palette.glow, palette.leaf][(item + index) % 3] ?? palette.red,
    ),
  );
  const poles =
    line(place, [x + width * 0.06, y], [x + width * 0.06, y + height], 1) +
    line(place, [x + width * 0.94, y], [x + width * 0.94, y + height], 1);
  const inside = slab(place, x + width * 0.06, y + height * 0.16, width * 0.88, height * 0.5, palette.glow, 0);
  const counter = slab(place, x, y + height * 0.66, width, height * 0.36, index % 2 ? palette.wood : palette.near);
  const strips = Array.from({ length: 6 }, (_, strip) =>
    patch(
      place,
      [
        [x + (width / 6) * strip, y],
        [x + (width / 6) * (strip + 1), y],
        [x + (width / 6) * (strip + 1), y + height * 0.2],
        [x + (width / 6) * (strip + 0.5), y + height * 0.25],
        [x + (width / 6) * strip, y + height * 0.2],
      ],
      { fill: strip % 2 ? palette.light : index % 2 ? palette.indigo : palette.red, corners: true, line: 0.5 },
    ),
  );
  return inside + poles + goods.join('') + counter + strips.join('');
}

function lampString(place: Place, y: number, count: number): string {
  const { palette, at, tall } = place;
  const sag = (t: number): Point => [t * 1.1 - 0.05, y + Math.sin(t * Math.PI) * 0.07];
  const rope = Array.from({ length: 12 }, (_, index) => line(place, sag(index / 12), sag((index + 1) / 12), 0.5));
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, ly] = sag((index + 0.5) / count);
    const [cx, cy] = at(x, ly + 0.03);
    return (
      ellipse(cx, cy, tall(0.06), tall(0.06), palette.glow, 0.22) +
      patch(place, lampShape(place, x, ly), { fill: index % 2 ? palette.red : palette.glow, line: 0.6 })
    );
  });
  return rope.join('') + lamps.join('');
}

function lampShape({ frame }: Place, x: number, y: number): Point[] {
  const w = (0.024 * frame.height) / frame.width;
  return [
    [x - w * 0.6, y + 0.004],
    [x + w * 0.6, y + 0.004],
    [x + w, y + 0.03],
    [x + w * 0.6, y + 0.056],
    [x - w * 0.6, y + 0.056],
    [x - w, y + 0.03],
  ];
}
