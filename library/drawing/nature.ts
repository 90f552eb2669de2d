import { mix, round, trace } from './geometry.ts';
import type { Point } from './geometry.ts';
import { ellipse, stroke } from './ink.ts';
import { all, dotFade, isInColour, line, patch, slab } from './place.ts';
import type { Painter } from './place.ts';

/** Sky down to the horizon with a paler band above it. */
export function sky(options: { horizon?: number; clouds?: number; stars?: number } = {}): Painter {
  const { horizon = 1, clouds = 0, stars = 0 } = options;
  return (place) => {
    const { palette, random, at, frame } = place;
    const bands =
      slab(place, -0.02, -0.02, 1.04, horizon + 0.04, palette.sky, 0) +
      slab(place, -0.02, horizon * 0.62, 1.04, horizon * 0.4, palette.haze, 0) +
      (isInColour(place)
        ? dotFade(
            { x: frame.x, y: frame.y + frame.height * horizon * 0.5, width: frame.width, height: frame.height * horizon * 0.12 },
            palette.haze,
            1,
          )
        : '');
    const twinkles = Array.from({ length: stars }, () =>
      ellipse(...at(random(), random() * horizon * 0.7), ...square(frame.height * (0.002 + random() * 0.004)), palette.light),
    ).join('');
    const drifting = Array.from({ length: clouds }, (_, index) =>
      cloud((index + 0.2 + random() * 0.6) / clouds, horizon * (0.12 + random() * 0.4), 0.05 + random() * 0.05)(place),
    ).join('');
    return bands + twinkles + drifting;
  };
}

const square = (r: number): [number, number] => [r, r];

function cloud(x: number, y: number, size: number): Painter {
  return (place) => {
    const ratio = place.frame.height / place.frame.width;
    const puffs: Point[] = trace('-2.2,0.3 -1.9,-0.3 -1.1,-0.5 -0.6,-1.1 0.4,-1.15 0.9,-0.5 1.7,-0.5 2.2,0.1 1.8,0.45 0,0.42 -1.8,0.48');
    return patch(
      place,
      puffs.map(([px, py]) => [x + px * size * ratio, y + py * size]),
      { fill: place.palette.light, line: 0.55 },
    );
  };
}

/** A range of hills; lower `base` is nearer. */
export function hills(base: number, rise: number, tint: 'far' | 'mid' | 'near' | 'leaf', peaks = 4): Painter {
  return (place) => {
    const { random, palette } = place;
    const ridge = Array.from({ length: peaks * 2 + 1 }, (_, index): Point => [
      mix(-0.1, 1.1, index / (peaks * 2)),
      base - (index % 2 === 1 ? rise * (0.55 + random() * 0.5) : rise * random() * 0.35),
    ]);
    return patch(place, [...ridge, [1.2, 1.2], [-0.2, 1.2]], { fill: palette[tint], line: 0.7 });
  };
}

export function moon(x: number, y: number, size: number): Painter {
  return (place) => {
    const { at, tall, palette } = place;
    return (
      ellipse(...at(x, y), tall(size * 1.5), tall(size * 1.5), palette.light, 0.18) +
      ellipse(...at(x, y), tall(size), tall(size), palette.light)
    );
  };
}

export function sun(x: number, y: number, size: number): Painter {
  return (place) =>
    ellipse(...place.at(x, y), place.tall(size * 1.6), place.tall(size * 1.6), place.palette.glow, 0.35) +
    ellipse(...place.at(x, y), place.tall(size), place.tall(size), place.palette.red, 0.92);
}

/** Water from a level down, with rows of scale-like waves. */
export function water(level: number, rows: number): Painter {
  return (place) => {
    const { palette, random, at, pen, frame } = place;
    const parts = [slab(place, -0.02, level, 1.04, 1.04 - level, palette.water, 0), line(place, [-0.02, level], [1.02, level], 0.6)];
    for (let row = 0; row < rows; row += 1) {
      const depth = (row + 0.5) / rows;
      const y = level + (1 - level) * depth ** 1.4;
      const length = 0.05 + depth * 0.1;
      for (let count = 0; count < 4; count += 1) {
        const x = random() * 1.1 - 0.05;
        const lift = length * 0.12 * (frame.width / frame.height);
        parts.push(
          stroke(
            pen,
            [at(x, y), at(x + length * 0.3, y - lift), at(x + length * 0.6, y), at(x + length, y - lift * 0.5)],
            0.55 + depth * 0.4,
            count % 2 ? palette.light : pen.ink,
          ),
        );
      }
    }
    return parts.join('');
  };
}

/** Light on water below a moon or a lamp. */
export function glitter(x: number, level: number, paint: string): Painter {
  return ({ at, tall, random }) =>
    Array.from({ length: 9 }, (_, row) =>
      ellipse(...at(x + (random() - 0.5) * 0.05, level + 0.02 + row * 0.05), tall(0.05 + random() * 0.05), tall(0.006), paint, 0.75),
    ).join('');
}

export function rain(count: number): Painter {
  return ({ frame, random, palette, pen }) => {
    const drops = Array.from({ length: count }, () => {
      const x = frame.x + random() * frame.width * 1.2 - frame.width * 0.1;
      const y = frame.y + random() * frame.height;
      const length = frame.height * (0.05 + random() * 0.08);
      return `M${round(x)} ${round(y)}l${round(-length * 0.16)} ${round(length)}`;
    });
    return `<path d="${drops.join('')}" stroke="${palette.light}" stroke-width="${round(pen.line * 0.5)}" stroke-linecap="round" opacity="0.55" fill="none"/>`;
  };
}

/** Rings where drops meet a wet ground. */
export function puddles(level: number, count: number): Painter {
  return ({ at, tall, random, palette }) =>
    Array.from({ length: count }, () => {
      const depth = random();
      const [x, y] = at(random(), level + (1 - level) * depth);
      const r = tall(0.012 + depth * 0.02);
      return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 2.4)}" ry="${round(r * 0.7)}" fill="none" stroke="${palette.light}" stroke-width="${round(r * 0.22)}" opacity="0.7"/>`;
    }).join('');
}

/** Reeds or grass along a foot line. */
export function reeds(foot: number, height: number, count: number): Painter {
  return ({ at, random, pen, palette }) =>
    Array.from({ length: count }, () => {
      const x = random();
      const top = height * (0.5 + random() * 0.6);
      const sway = (random() - 0.3) * 0.06;
      return stroke(pen, [at(x, foot + 0.03), at(x + sway * 0.3, foot - top * 0.6), at(x + sway, foot - top)], 1.6, palette.near);
    }).join('');
}

export function petals(count: number, paint?: string): Painter {
  return (place) =>
    Array.from({ length: count }, () => {
      const x = place.random();
      const y = place.random();
      const s = 0.012 + place.random() * 0.012;
      const turn = place.random() * 6;
      const ratio = place.frame.height / place.frame.width;
      const put = (a: number, r: number): Point => [x + Math.cos(a + turn) * r * s * ratio, y + Math.sin(a + turn) * r * s];
      return patch(place, [put(0, 1.4), put(1.5, 0.6), put(3.1, 1.2), put(4.7, 0.6)], { fill: paint ?? place.palette.red, line: 0.4 });
    }).join('');
}

export const riverside: Painter = all(
  sky({ horizon: 0.5, clouds: 2 }),
  hills(0.5, 0.16, 'far'),
  hills(0.52, 0.07, 'mid', 6),
  water(0.52, 6),
);
