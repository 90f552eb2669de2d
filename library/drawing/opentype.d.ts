declare module 'opentype.js' {
  export type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };
  export interface Path {
    readonly commands: readonly Command[];
  }
  export interface Glyph {
    readonly index: number;
    readonly advanceWidth?: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly glyphs: { get(index: number): Glyph };
    readonly substitution: { getSingle(feature: string): { sub: number; by: number }[] | undefined };
    charToGlyph(char: string): Glyph;
  }
}
