import type { Font, Glyph } from 'opentype.js';
import { PackagedFace, pathData, readFont } from '../../platform/packaged-face.ts';

/** One face of a packaged font: a folder of @fontsource and a weight. */
export interface Face {
  readonly family: string;
  readonly weight: number;
}

/** A set line; lengths in pixels, y of its baseline. */
export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Letter {
  readonly font: Font;
  readonly glyph: Glyph;
}

const MOST_FONTS = 80;

/**
 * Sets text as outlines of packaged fonts, so that a card looks the same on a machine without any font. A letter that no
 * face has is left out. At most 80 files of fonts are held.
 */
export class Lettering {
  readonly #faces: readonly PackagedFace[];
  readonly #fonts = new Map<string, Font>();

  /** The first face that has a letter shows it. */
  constructor(faces: readonly Face[]) {
    this.#faces = faces.map(({ family, weight }) => new PackagedFace(family, weight));
  }

  /** In pixels. */
  widthOf(text: string, size: number): number {
    let width = 0;
    for (const letter of this.#lettersOf(text)) width += advanceOf(letter, size);
    return width;
  }

  /** Path data of an SVG. */
  outline({ text, x, y, size }: SetLine): string {
    let [at, data] = [x, ''];
    for (const letter of this.#lettersOf(text)) {
      data += pathData(letter.glyph.getPath(at, y, size).commands);
      at += advanceOf(letter, size);
    }
    return data;
  }

  *#lettersOf(text: string): Generator<Letter> {
    for (const char of text) {
      const letter = this.#letter(char);
      if (letter !== null) yield letter;
    }
  }

  #letter(char: string): Letter | null {
    for (const face of this.#faces) {
      const font = face.fontWith(char, (file) => this.#open(file));
      if (font !== null) return { font, glyph: font.charToGlyph(char) };
    }
    return null;
  }

  #open(file: string): Font {
    const known = this.#fonts.get(file);
    this.#fonts.delete(file);
    const font = known ?? readFont(file);
    this.#fonts.set(file, font);
    const [oldest] = this.#fonts.keys();
    if (this.#fonts.size > MOST_FONTS && oldest !== undefined) this.#fonts.delete(oldest);
    return font;
  }
}

function advanceOf({ font, glyph }: Letter, size: number): number {
  return ((glyph.advanceWidth ?? font.unitsPerEm) / font.unitsPerEm) * size;
}
