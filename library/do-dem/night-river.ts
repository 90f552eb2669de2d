import { hills, sky, water } from '../drawing/nature.ts';
import { all, slab } from '../drawing/place.ts';
import type { Painter } from '../drawing/place.ts';
import { flat } from '../drawing/tone.ts';

export const RED = '#a3202b';
export const nightRiver: Painter = all(
  sky({ horizon: 0.48, stars: 14 }),
  hills(0.48, 0.14, 'far', 3),
  hills(0.5, 0.05, 'near', 7),
  water(0.5, 6),
);
export const deepWater: Painter = all(flat('#141a30', 'up'), water(0.02, 9));
export const mist: Painter = (place) =>
  [0.3, 0.52, 0.74].map((y) => slab(place, -0.02, y, 1.04, 0.07, 'rgba(217,211,189,0.07)', 0)).join('');

/** Shapes of passengers: heads and shoulders without faces. */
export function shades(count: number, x: number, step: number, y: number, size: number): Painter {
  return (place) =>
    Array.from({ length: count }, (_, index) => {
      const [cx, cy] = place.at(x + index * step, y + (index % 2) * 0.012);
      const r = place.tall(size);
      return `<path d="M${Math.round(cx - r * 2)} ${Math.round(cy + r * 4)}q${Math.round(r * 0.2)} ${Math.round(-r * 2.6)} ${Math.round(r * 1.4)} ${Math.round(-r * 3)}a${Math.round(r)} ${Math.round(r)} 0 1 1 ${Math.round(r * 1.2)} 0q${Math.round(r * 1.3)} ${Math.round(r * 0.4)} ${Math.round(r * 1.4)} ${Math.round(r * 3)}z" fill="#0b0d18" stroke="#4a5a7a" stroke-width="3"/>`;
    }).join('');
}
