import type { Point } from './geometry.ts';
import { oval, trace } from './geometry.ts';
import { ellipse, shape, stroke, tube } from './ink.ts';
import type { Painter } from './place.ts';
import { thing } from './spot.ts';
import type { Spot } from './spot.ts';

export function sheet(spot: Spot, turn: number): Painter {
  return thing(spot, (put, { pen }) => {
    const spin = (x: number, y: number): Point => put(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn));
    const lines = [-0.3, -0.1, 0.1, 0.3].map((y) => stroke(pen, [spin(-0.3, y), spin(0.3, y)], 0.5));
    return (
      shape(pen, [spin(-0.42, -0.56), spin(0.42, -0.5), spin(0.46, 0.56), spin(-0.4, 0.52)], {
        fill: '#fffaf0',
        corners: true,
        line: 0.8,
      }) + lines.join('')
    );
  });
}

export function openBook(spot: Spot, written: 'both' | 'left' = 'both'): Painter {
  return thing(spot, (put, { pen, palette }, unit) => {
    const lines = (from: number, to: number): string =>
      [-0.5, -0.3, -0.1, 0.1, 0.3].map((y) => stroke(pen, [put(from, y), put((from + to) / 2, y + 0.04), put(to, y)], 0.55)).join('');
    const leaf = (side: 1 | -1): string =>
      shape(
        pen,
        [put(0, -0.72), put(side * 0.5, -0.84), put(side * 1.15, -0.74), put(side * 1.15, 0.6), put(side * 0.5, 0.5), put(0, 0.62)],
        { fill: '#fffaf0', line: 0.9, shade: unit * 0.06 },
      );
    return (
      shape(pen, [put(-1.28, -0.7), put(1.28, -0.7), put(1.28, 0.74), put(-1.28, 0.74)], { fill: palette.red, corners: true }) +
      leaf(-1) +
      leaf(1) +
      lines(-0.98, -0.16) +
      (written === 'both' ? lines(0.16, 0.98) : '')
    );
  });
}

export function bookPile(spot: Spot, count: number): Painter {
  return thing(spot, (put, { pen, palette, random }) =>
    Array.from({ length: count }, (_, index) => {
      const shift = (random() - 0.5) * 0.24;
      const y = -index * 0.24;
      return shape(pen, [put(shift - 0.6, y - 0.22), put(shift + 0.6, y - 0.22), put(shift + 0.6, y), put(shift - 0.6, y)], {
        fill: [palette.red, palette.indigo, palette.light, palette.leaf, palette.near][index % 5] ?? palette.red,
        corners: true,
        line: 0.8,
      });
    }).join(''),
  );
}

export function bowl(spot: Spot, options: { steam?: boolean; onion?: boolean } = {}): Painter {
  const { steam = true, onion = false } = options;
  return thing(spot, (put, { pen, palette }, unit) => {
    const body = shape(pen, [put(-1, -0.12), put(1, -0.12), put(0.8, 0.44), put(0.36, 0.76), put(-0.36, 0.76), put(-0.8, 0.44)], {
      fill: palette.light,
      shade: unit * 0.12,
    });
    const soup = shape(pen, oval(...put(0, -0.12), unit, unit * 0.26, 14), { fill: '#d9973f', line: 0.9 });
    const noodles = [-0.5, -0.2, 0.12, 0.42].map((x) =>
      stroke(pen, [put(x - 0.2, -0.1), put(x, -0.22), put(x + 0.16, -0.06), put(x + 0.3, -0.16)], 1.3, '#fbf0d2'),
    );
    const meat = shape(pen, oval(...put(0.34, -0.18), unit * 0.3, unit * 0.1, 8), { fill: '#a8584a', line: 0.6 });
    const greens = onion
      ? trace('-0.5,-0.16 -0.2,-0.02 0.06,-0.24 0.5,-0.02 -0.36,-0.26')
          .map(([x, y]) => ellipse(...put(x, y), unit * 0.07, unit * 0.04, '#4f9a4a'))
          .join('')
      : '';
    const vapour = steam
      ? [-0.4, 0.05, 0.5]
          .map((x) => stroke(pen, [put(x, -0.5), put(x + 0.14, -0.8), put(x - 0.08, -1.1), put(x + 0.1, -1.5)], 1.2, palette.light))
          .join('')
      : '';
    return (
      body +
      soup +
      noodles.join('') +
      meat +
      greens +
      stroke(pen, [put(-0.86, 0.2), put(0, 0.42), put(0.86, 0.2)], 1.2, palette.red) +
      vapour
    );
  });
}

export function bicycle(spot: Spot): Painter {
  return thing(spot, (put, { pen, palette }, unit) => {
    const wheel = (x: number): string =>
      shape(pen, oval(...put(x, 0.4), unit * 0.62, unit * 0.62, 16), { fill: 'none', line: 1.6 }) +
      [0, 1, 2, 3]
        .map((step) =>
          stroke(
            pen,
            [
              put(x - Math.cos(step * 0.79) * 0.56, 0.4 - Math.sin(step * 0.79) * 0.56),
              put(x + Math.cos(step * 0.79) * 0.56, 0.4 + Math.sin(step * 0.79) * 0.56),
            ],
            0.3,
          ),
        )
        .join('');
    const bar = (from: Point, to: Point): string =>
      tube(pen, [put(...from), put(...to)], [unit * 0.1, unit * 0.1], { fill: palette.red, line: 0.8 });
    return (
      wheel(-1) +
      wheel(1) +
      bar([-1, 0.4], [-0.4, -0.36]) +
      bar([-0.4, -0.36], [0.56, -0.36]) +
      bar([-0.1, 0.4], [0.6, -0.4]) +
      bar([-1, 0.4], [-0.1, 0.4]) +
      bar([-0.4, -0.4], [-0.1, 0.4]) +
      bar([0.5, -0.74], [1, 0.4]) +
      stroke(pen, [put(0.26, -0.8), put(0.5, -0.78), put(0.72, -0.92)], 2) +
      shape(pen, [put(-0.7, -0.5), put(-0.2, -0.54), put(-0.14, -0.4), put(-0.64, -0.4)], { fill: palette.dark }) +
      shape(pen, [put(-1.5, -0.6), put(-0.86, -0.6), put(-0.86, -0.2), put(-1.5, -0.2)], { fill: palette.wood, corners: true })
    );
  });
}

export function boat(spot: Spot, lamp = false): Painter {
  return thing(spot, (put, { pen, palette }, unit) => {
    const hull = shape(
      pen,
      [put(-2.2, -0.3), put(-1.6, 0.1), put(1.6, 0.1), put(2.3, -0.42), put(1.7, 0.5), put(0.8, 0.66), put(-1, 0.66), put(-1.7, 0.44)],
      { fill: palette.wood, shade: unit * 0.16 },
    );
    const boards = stroke(pen, [put(-1.8, 0.24), put(0, 0.4), put(1.8, 0.2)], 0.7);
    const light = lamp
      ? ellipse(...put(1.9, -1.1), unit * 0.9, unit * 0.9, palette.glow, 0.28) +
        stroke(pen, [put(1.8, 0), put(1.86, -1.5)], 1.4) +
        shape(pen, [put(1.72, -1.4), put(2.08, -1.4), put(2.18, -1.1), put(2.06, -0.8), put(1.74, -0.8), put(1.64, -1.1)], {
          fill: palette.glow,
          line: 0.9,
        })
      : '';
    return light + hull + boards;
  });
}

export function table(spot: Spot): Painter {
  return thing(
    spot,
    (put, { pen, palette }) =>
      [-1.1, 1.0]
        .map((x) =>
          shape(pen, [put(x, 0.1), put(x + 0.14, 0.1), put(x + 0.14, 1.3), put(x, 1.3)], { fill: palette.wood, corners: true, line: 0.8 }),
        )
        .join('') + shape(pen, [put(-1.4, -0.06), put(1.4, -0.06), put(1.5, 0.16), put(-1.5, 0.16)], { fill: palette.wood, corners: true }),
  );
}

export function plate(spot: Spot, what: 'dango' | 'onion'): Painter {
  return thing(spot, (put, { pen, palette }, unit) => {
    const dish = shape(pen, oval(...put(0, 0), unit, unit * 0.3, 14), { fill: palette.light, shade: unit * 0.06 });
    if (what === 'onion')
      return (
        dish +
        [-0.4, -0.15, 0.1, 0.35].map((x) => stroke(pen, [put(x, 0.1), put(x + 0.1, -0.2), put(x + 0.3, -0.5)], 2.2, '#4f9a4a')).join('')
      );
    const skewer = (y: number): string =>
      stroke(pen, [put(-0.8, y), put(0.9, y - 0.14)], 1) +
      [-0.5, -0.16, 0.18]
        .map((x, index) =>
          shape(pen, oval(...put(x, y - 0.06 - index * 0.03), unit * 0.18, unit * 0.18, 8), {
            fill: index === 1 ? '#ffffff' : '#e9e9e9',
            line: 0.9,
          }),
        )
        .join('');
    return dish + skewer(-0.12) + skewer(0.06);
  });
}
