import type { Box, Point } from './geometry.ts';
import { mix } from './geometry.ts';

/** The paper of a work: pixels, and the way its panels follow each other. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Between columns and between rows. */
  readonly gutter: readonly [column: number, row: number];
  readonly rightToLeft: boolean;
}

export interface RowShape {
  /** Weight among the rows. */
  readonly height: number;
  /** Weights of the panels in reading order. */
  readonly widths: readonly number[];
  /** How far the gutters between the panels lean, as a share of the row's height. */
  readonly slant?: number;
  /** Runs to the paper's edges. */
  readonly bleed?: boolean;
}

export interface PanelShape {
  readonly outline: readonly Point[];
  /** The largest upright rectangle that the layout promises to keep clear for words. */
  readonly safe: Box;
  readonly bounds: Box;
  readonly bleed: boolean;
}

/** Cuts a page into panels, row by row, in reading order. */
export function layPanels(sheet: Sheet, rows: readonly RowShape[]): PanelShape[] {
  const [, rowGap] = sheet.gutter;
  const sum = rows.reduce((total, { height }) => total + height, 0);
  const free = sheet.height - 2 * sheet.margin - rowGap * (rows.length - 1);
  const panels: PanelShape[] = [];
  let y = sheet.margin;
  for (const [index, row] of rows.entries()) {
    const height = (free * row.height) / sum;
    const top = row.bleed && index === 0 ? 0 : y;
    const bottom = row.bleed && index === rows.length - 1 ? sheet.height : y + height;
    panels.push(...layRow(sheet, row, top, bottom));
    y += height + rowGap;
  }
  return panels;
}

function layRow(sheet: Sheet, { widths, slant = 0, bleed = false }: RowShape, top: number, bottom: number): PanelShape[] {
  const [gap] = sheet.gutter;
  const left = bleed ? 0 : sheet.margin;
  const right = sheet.width - left;
  const total = widths.reduce((sum, width) => sum + width, 0);
  const free = right - left - gap * (widths.length - 1);
  const lean = ((bottom - top) * slant) / 2;
  let x = left;
  return widths.map((weight, index) => {
    const width = (free * weight) / total;
    const first = index === 0;
    const last = index === widths.length - 1;
    const edges = {
      a: x + (first ? 0 : lean),
      b: x + width + (last ? 0 : lean),
      c: x + width - (last ? 0 : lean),
      d: x - (first ? 0 : lean),
    };
    x += width + gap;
    return panelOf(sheet, edges, top, bottom, bleed);
  });
}

function panelOf(
  sheet: Sheet,
  { a, b, c, d }: Record<'a' | 'b' | 'c' | 'd', number>,
  top: number,
  bottom: number,
  bleed: boolean,
): PanelShape {
  const turn = (x: number): number => (sheet.rightToLeft ? sheet.width - x : x);
  const outline = (
    [
      [a, top],
      [b, top],
      [c, bottom],
      [d, bottom],
    ] as const
  ).map(([x, y]): Point => [turn(x), y]);
  const [inLeft, inRight] = [turn(Math.max(a, d)), turn(Math.min(b, c))].toSorted((one, two) => one - two) as [number, number];
  const [outLeft, outRight] = [turn(Math.min(a, d)), turn(Math.max(b, c))].toSorted((one, two) => one - two) as [number, number];
  return {
    outline,
    safe: { x: mix(inLeft, outLeft, 0.15), y: top, width: mix(inRight - inLeft, outRight - outLeft, 0.15), height: bottom - top },
    bounds: { x: outLeft, y: top, width: outRight - outLeft, height: bottom - top },
    bleed,
  };
}
