import { round } from './geometry.ts';
import type { Place, Painter } from './place.ts';
import { dotFade, isInColour } from './place.ts';
import { clamp, toPath } from './geometry.ts';
import type { Point } from './geometry.ts';

const DOTS = [10, 20, 30, 40, 60] as const;
const PITCH = 9;

/** Screentone and paper as patterns that a page's paints name by `url(#dots-30)`. */
export function toneDefinitions(ink: string): string {
  const dots = DOTS.map((share) => {
    const r = round(Math.sqrt(((share / 100) * PITCH * PITCH * 0.5) / Math.PI) * 10) / 10;
    const half = PITCH / 2;
    return `<pattern id="dots-${share}" width="${PITCH}" height="${PITCH}" patternUnits="userSpaceOnUse"><rect width="${PITCH}" height="${PITCH}" fill="#fff"/><circle cx="${half / 2}" cy="${half / 2}" r="${r}" fill="${ink}"/><circle cx="${half * 1.5}" cy="${half * 1.5}" r="${r}" fill="${ink}"/></pattern>`;
  });
  const grain = `<pattern id="grain" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5" r="1.5" fill="${ink}"/><circle cx="10.5" cy="10.5" r="1.5" fill="${ink}"/></pattern>`;
  return dots.join('') + grain;
}

/** Lines that run towards a point, as when everything stops for one face. */
export function focusLines(options: { x?: number; y?: number; hole?: number; count?: number; paint?: string } = {}): Painter {
  const { x = 0.5, y = 0.5, hole = 0.34, count = 90, paint } = options;
  return ({ frame, at, random, palette }: Place) => {
    const [cx, cy] = at(x, y);
    const far = Math.hypot(frame.width, frame.height);
    const near = Math.min(frame.width, frame.height) * hole * 1.5;
    const lines = Array.from({ length: count }, (_, index) => {
      const angle = ((index + random() * 0.7) / count) * Math.PI * 2;
      const start = near * (0.85 + random() * 0.5);
      const half = 0.004 + random() * 0.014;
      const ray = (turn: number, reach: number): Point => [
        cx + Math.cos(angle + turn) * reach,
        cy + Math.sin(angle + turn) * reach * clamp(frame.height / frame.width + 0.25, 0.5, 1.4),
      ];
      return toPath([ray(0, start), ray(-half, far), ray(half, far)]);
    });
    return `<path d="${lines.join('')}" fill="${paint ?? palette.ink}"/>`;
  };
}

/** Lines along the way something flies; `angle` in degrees. */
export function speedLines(options: { angle?: number; count?: number; paint?: string; spare?: number } = {}): Painter {
  const { angle = 0, count = 46, paint, spare = 0.2 } = options;
  return ({ frame, random, palette }: Place) => {
    const far = frame.width + frame.height;
    const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const lines = Array.from({ length: count }, () => {
      const across = (random() - 0.5) * 2;
      const offset = Math.sign(across) * (spare + Math.abs(across) * (1 - spare)) * far * 0.5;
      const start = (random() - 0.8) * far * 0.8;
      const thick = 1 + random() * 5;
      return `M${round(start)} ${round(offset)}L${round(start + far * (0.3 + random() * 0.6))} ${round(offset - thick / 2)}L${round(start + far * 0.6)} ${round(offset + thick)}Z`;
    });
    return `<path transform="translate(${round(cx)} ${round(cy)}) rotate(${angle})" d="${lines.join('')}" fill="${paint ?? palette.ink}"/>`;
  };
}

/** A star-shaped flash behind someone. */
export function burst(options: { x?: number; y?: number; size?: number; paint?: string } = {}): Painter {
  const { x = 0.5, y = 0.5, size = 0.5, paint } = options;
  return ({ frame, at, random, palette, pen }: Place) => {
    const [cx, cy] = at(x, y);
    const reach = Math.max(frame.width, frame.height) * size;
    const points = Array.from({ length: 44 }, (_, index): Point => {
      const angle = (index / 44) * Math.PI * 2;
      const r = reach * (index % 2 === 0 ? 0.95 + random() * 0.35 : 0.68 + random() * 0.08);
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
    return `<path d="${toPath(points)}" fill="${paint ?? palette.light}" stroke="${palette.ink}" stroke-width="${round(pen.line * 0.7)}" stroke-linejoin="round"/>`;
  };
}

/** A plain ground with an optional fall of tone from one edge. */
export function flat(paint: string, tone?: 'up' | 'down'): Painter {
  return (place: Place) => {
    const { frame, id, palette } = place;
    const ground = `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="${paint}"/>`;
    if (!tone)
      return isInColour(place)
        ? ground + dotFade({ ...frame, y: frame.y + frame.height * 0.62, height: frame.height * 0.4 }, palette.ink, 0.13)
        : ground;
    const [from, to] = tone === 'down' ? [0, 0.5] : [0.5, 0];
    return `${ground}<linearGradient id="${id}-fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="${from}"/><stop offset="1" stop-color="#000" stop-opacity="${to}"/></linearGradient><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="url(#${id}-fall)" opacity="0.55"/>`;
  };
}

/** Soft discs of light, for what is dear. */
export function shimmer(paint: string, count: number): Painter {
  return ({ frame, random }: Place) =>
    Array.from({ length: count }, () => {
      const r = (0.02 + random() * 0.06) * frame.height;
      return `<circle cx="${round(frame.x + random() * frame.width)}" cy="${round(frame.y + random() * frame.height)}" r="${round(r)}" fill="${paint}" opacity="${round(0.3 + random() * 0.5)}"/>`;
    }).join('');
}
