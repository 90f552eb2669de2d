import { trace } from './geometry.ts';
import type { Outline } from './hair-cuts.ts';
import type { Head } from './head.ts';
import { shape, stroke } from './ink.ts';
import type { Pen } from './ink.ts';

export function drawHat(pen: Pen, head: Head): string {
  const { at, unit, actor } = head;
  const { hat } = actor;
  if (!hat) return '';
  const style = { fill: hat.paint, shade: unit * 0.16 };
  const over = (points: Outline): string =>
    shape(
      pen,
      points.map(([x, y]) => at(x, y)),
      style,
    );
  switch (hat.kind) {
    case 'conical':
      return (
        shape(pen, [at(-1.95, -0.22), at(0.05, -1.95), at(2.0, -0.28), at(1.1, -0.02), at(0, 0.02), at(-1.1, 0.0)], {
          ...style,
          corners: true,
        }) + [-1.0, -0.35, 0.35, 1.0].map((x) => stroke(pen, [at(0.05, -1.86), at(x * 0.62, -0.9), at(x * 1.1, -0.06)], 0.5)).join('')
      );
    case 'cap':
      return (
        over(trace('-1.06,-0.28 -0.92,-0.92 -0.3,-1.26 0.4,-1.22 0.98,-0.76 1.1,-0.4 0,-0.5')) +
        over(trace('0.1,-0.52 1.0,-0.52 1.7,-0.3 1.1,-0.26 0.3,-0.36'))
      );
    case 'hood':
      return over(
        trace(
          '-1.2,0.7 -1.34,-0.1 -1.1,-0.9 -0.3,-1.4 0.5,-1.3 1.1,-0.7 1.12,0.1 0.96,0.5 0.9,-0.1 0.74,-0.5 0.2,-0.78 -0.4,-0.66 -0.74,-0.2 -0.8,0.7 -0.9,1.0',
        ),
      );
    case 'turban':
      return (
        over(trace('-1.12,-0.2 -1.14,-0.7 -0.6,-1.3 0.3,-1.36 1.0,-0.86 1.1,-0.36 0.5,-0.56 -0.4,-0.52')) +
        stroke(pen, [at(-1.0, -0.44), at(-0.2, -0.94), at(0.9, -0.86)], 0.8)
      );
    default:
      return hat.kind satisfies never;
  }
}
