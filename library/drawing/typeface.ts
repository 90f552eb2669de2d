import type { Font, Glyph } from 'opentype.js';
import { PackagedFace, pathData, readFont } from '#server/platform/packaged-face.ts';

/** Lettering is set as outlines of packaged fonts, so that a page looks the same on a machine with no fonts at all. */
export interface Typeface {
  /** Throws a MissingLetter for a character none of the face's files holds. */
  glyph(char: string, vertical: boolean): PlacedGlyph;
}

export interface PlacedGlyph {
  /** In em. */
  readonly advance: number;
  readonly hasVerticalForm: boolean;
  /** SVG path data with the baseline's start at x, y; size in pixels. */
  path(x: number, y: number, size: number): string;
}

/** Thrown when a word of a story holds a character that the chosen face cannot show. */
export class MissingLetter extends Error {
  override readonly name = 'MissingLetter';

  constructor(char: string, family: string) {
    super(`The face ${family} has no letter "${char}" (U+${(char.codePointAt(0) ?? 0).toString(16)}).`);
  }
}

const faces = new Map<string, Typeface>();

/** `family` is a folder of @fontsource; its files are read only when one of their letters is asked for. */
export function typeface(family: string, weight = 400): Typeface {
  const key = `${family}-${weight}`;
  const known = faces.get(key);
  if (known) return known;
  const made = openFace(family, weight);
  faces.set(key, made);
  return made;
}

function openFace(family: string, weight: number): Typeface {
  const face = new PackagedFace(family, weight);
  const fonts = new Map<string, Font>();
  const glyphs = new Map<string, PlacedGlyph>();
  const open = (file: string): Font => {
    const font = fonts.get(file) ?? readFont(file);
    fonts.set(file, font);
    return font;
  };
  return {
    glyph(char, vertical) {
      const key = `${char}${vertical ? '|' : ''}`;
      const known = glyphs.get(key);
      if (known) return known;
      const font = face.fontWith(char, open);
      if (!font) throw new MissingLetter(char, family);
      const placed = place(font, font.charToGlyph(char), vertical);
      glyphs.set(key, placed);
      return placed;
    },
  };
}

function place(font: Font, upright: Glyph, vertical: boolean): PlacedGlyph {
  const swap = vertical ? verticalForms(font).get(upright.index) : undefined;
  const glyph = swap === undefined ? upright : font.glyphs.get(swap);
  return {
    advance: (upright.advanceWidth ?? font.unitsPerEm) / font.unitsPerEm,
    hasVerticalForm: swap !== undefined,
    path: (x, y, size) => pathData(glyph.getPath(x, y, size).commands),
  };
}

const verticalTables = new WeakMap<Font, Map<number, number>>();

function verticalForms(font: Font): Map<number, number> {
  const known = verticalTables.get(font);
  if (known) return known;
  const pairs = font.substitution.getSingle('vert') ?? [];
  const table = new Map(pairs.map(({ sub, by }) => [sub, by]));
  verticalTables.set(font, table);
  return table;
}
