import type { Actor, Stance } from './actor.ts';
import type { Manner } from './balloon.ts';
import type { Point } from './geometry.ts';
import type { Palette } from './palette.ts';
import type { Painter } from './place.ts';

/** The same words in each language a work is drawn in; a work of one language writes plain text. */
export type Words = string | { readonly vi: string; readonly ja: string };

export type Item =
  | { readonly kind: 'actor'; readonly actor: Actor; readonly stance: Stance }
  | { readonly kind: 'paint'; readonly paint: Painter }
  | {
      readonly kind: 'say';
      readonly by: string | null;
      readonly words: Words;
      readonly manner: Manner;
      readonly wish: Point | null;
      readonly scale: number;
    }
  | { readonly kind: 'tell'; readonly words: Words; readonly wish: Point }
  | {
      readonly kind: 'sound';
      readonly words: Words;
      readonly at: Point;
      readonly size: number;
      readonly angle: number;
      readonly paint: string;
    }
  | {
      readonly kind: 'sign';
      readonly words: Words;
      readonly at: Point;
      readonly size: number;
      readonly paint: string;
      readonly upright: boolean;
    };

export interface PanelSpec {
  readonly palette?: Palette;
  readonly items: readonly Item[];
}

export interface RowSpec {
  readonly height: number;
  readonly panels: readonly PanelSpec[];
  readonly widths?: readonly number[];
  readonly slant?: number;
  readonly bleed?: boolean;
}

export interface PageSpec {
  readonly palette: Palette;
  readonly rows: readonly RowSpec[];
  /** Pixels, where the page differs from the work's sheet: strips and spreads. */
  readonly height?: number;
  readonly width?: number;
  readonly paper?: string;
}

interface Wish {
  readonly at?: Point;
  readonly scale?: number;
}

const speak =
  (manner: Manner) =>
  (by: Actor | null, words: Words, wish: Wish = {}): Item => ({
    kind: 'say',
    by: by?.name ?? null,
    words,
    manner,
    wish: wish.at ?? null,
    scale: wish.scale ?? 1,
  });

export const say = speak('talk');
export const shout = speak('shout');
export const think = speak('think');
export const whisper = speak('whisper');

export const who = (actor: Actor, stance: Stance): Item => ({ kind: 'actor', actor, stance });
export const paint = (painter: Painter): Item => ({ kind: 'paint', paint: painter });
export const tell = (words: Words, wish: Point = [0, 0]): Item => ({ kind: 'tell', words, wish });

export const sound = (words: Words, at: Point, size = 0.16, angle = -8, ink = '#b3262e'): Item => ({
  kind: 'sound',
  words,
  at,
  size,
  angle,
  paint: ink,
});

/** Words that belong to the picture: a shop's board, a book's title. Size as a share of the panel's height. */
export const sign = (words: Words, at: Point, size: number, ink = '#fff8e8', upright = false): Item => ({
  kind: 'sign',
  words,
  at,
  size,
  paint: ink,
  upright,
});

export function panel(...items: readonly (Item | Painter)[]): PanelSpec {
  return { items: items.map((item) => (typeof item === 'function' ? paint(item) : item)) };
}

export function lit(palette: Palette, spec: PanelSpec): PanelSpec {
  return { ...spec, palette };
}

export function row(height: number, panels: readonly PanelSpec[], more: Omit<RowSpec, 'height' | 'panels'> = {}): RowSpec {
  return { height, panels, ...more };
}
