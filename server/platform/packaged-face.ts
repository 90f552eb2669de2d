import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command, Font } from 'opentype.js';

interface Subset {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const resolver = createRequire(import.meta.url);

/** Node offers no named exports of this package's CommonJS build. */
const { parse } = resolver('opentype.js') as { readonly parse: (data: ArrayBuffer) => Font };

/**
 * A face of @fontsource, cut into files by its letters: what is drawn with it looks the same on a machine without any
 * font. Who opens its files keeps them.
 */
export class PackagedFace {
  readonly #subsets: readonly Subset[];

  /** `family` is a folder of @fontsource. Throws where that is not installed. */
  constructor(family: string, weight: number) {
    const folder = dirname(resolver.resolve(`@fontsource/${family}/package.json`));
    const fileOf = (name: string): string => join(folder, 'files', `${family}-${name}-${weight}-normal.woff`);
    const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    // Latin subsets come last in the package's list, and are asked first.
    this.#subsets = Object.entries(listed)
      .map(([name, text]) => ({ file: fileOf(name.replace(/[[\]]/g, '')), ranges: text.split(',').map(parseRange) }))
      .toReversed();
  }

  /** The file that has the letter, or null; `open` answers for the font in a file. */
  fontWith(char: string, open: (file: string) => Font): Font | null {
    const code = char.codePointAt(0) ?? 0;
    for (const { file, ranges } of this.#subsets) {
      if (!ranges.some(([from, to]) => code >= from && code <= to)) continue;
      const font = open(file);
      if (font.charToGlyph(char).index !== 0) return font;
    }
    return null;
  }
}

export function readFont(file: string): Font {
  const bytes = readFileSync(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Path data of an SVG, in tenths; the package's own writer turns very small numbers into NaN (opentype.js 2.0.0). */
export function pathData(commands: readonly Command[]): string {
  return commands.map(written).join('');
}

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

function pair(x: number, y: number): string {
  return `${tenths(x)} ${tenths(y)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function parseRange(text: string): readonly [from: number, to: number] {
  const [from = '0', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
