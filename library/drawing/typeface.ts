import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command, Font, Glyph } from 'opentype.js';
import { round } from './geometry.ts';

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
  constructor(char: string, family: string) {
    super(`The face ${family} has no letter "${char}" (U+${(char.codePointAt(0) ?? 0).toString(16)}).`);
    this.name = 'MissingLetter';
  }
}

interface Subset {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const resolver = createRequire(import.meta.url);

/** Node offers no named exports of this package's CommonJS build. */
const { parse } = resolver('opentype.js') as { readonly parse: (data: ArrayBuffer) => Font };
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
  const folder = dirname(resolver.resolve(`@fontsource/${family}/package.json`));
  const subsets = readSubsets(join(folder, 'unicode.json'));
  const fonts = new Map<string, Font>();
  const glyphs = new Map<string, PlacedGlyph>();
  const open = (name: string): Font => {
    const font = fonts.get(name) ?? readFont(join(folder, 'files', `${family}-${name}-${weight}-normal.woff`));
    fonts.set(name, font);
    return font;
  };
  return {
    glyph(char, vertical) {
      const key = `${char}${vertical ? '|' : ''}`;
      const known = glyphs.get(key);
      if (known) return known;
      const font = fontWith(char, subsets, open);
      if (!font) throw new MissingLetter(char, family);
      const placed = place(font, font.charToGlyph(char), vertical);
      glyphs.set(key, placed);
      return placed;
    },
  };
}

function fontWith(char: string, subsets: readonly Subset[], open: (name: string) => Font): Font | null {
  const code = char.codePointAt(0) ?? 0;
  for (const { name, ranges } of subsets) {
    if (!ranges.some(([from, to]) => code >= from && code <= to)) continue;
    const font = open(name);
    if (font.charToGlyph(char).index !== 0) return font;
  }
  return null;
}

function place(font: Font, upright: Glyph, vertical: boolean): PlacedGlyph {
  const swap = vertical ? verticalForms(font).get(upright.index) : undefined;
  const glyph = swap === undefined ? upright : font.glyphs.get(swap);
  return {
    advance: (upright.advanceWidth ?? font.unitsPerEm) / font.unitsPerEm,
    hasVerticalForm: swap !== undefined,
    path: (x, y, size) => glyph.getPath(x, y, size).commands.map(written).join(''),
  };
}

const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** The package's own writer turns very small numbers into NaN (opentype.js 2.0.0). */
function written(command: Command): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${pair(command.x1, command.y1)} ${pair(command.x, command.y)}`;
    case 'C':
      return `C${pair(command.x1, command.y1)} ${pair(command.x2, command.y2)} ${pair(command.x, command.y)}`;
    default:
      return command.type + pair(command.x, command.y);
  }
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

function readFont(file: string): Font {
  const bytes = readFileSync(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

function readSubsets(file: string): Subset[] {
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(listed)
    .map(([name, text]) => ({ name: name.replace(/[[\]]/g, ''), ranges: text.split(',').map(parseRange) }))
    .toReversed();
}

function parseRange(text: string): readonly [number, number] {
  const [from = '0', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
