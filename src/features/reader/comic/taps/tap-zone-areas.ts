import type { TapAction } from './tap-zone.ts';

/** A rectangle of ninths that mean the same. Columns and rows from 0, the end not included. */
export interface TapArea {
  readonly action: TapAction;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As few rectangles as rows allow, in the order of reading. `zones` are nine, row by row. */
export function tapAreas(zones: readonly TapAction[]): readonly TapArea[] {
  const areas: TapArea[] = [];
  for (const [index, action] of zones.entries()) {
    const [left, top] = [index % 3, Math.floor(index / 3)];
    const cell = { action, left, top, right: left + 1, bottom: top + 1 };
    const before = areas.at(-1);
    const grown = before && joins(before, cell, 'row') ? { ...cell, left: before.left } : cell;
    if (grown !== cell) areas.pop();
    areas.push(grown);
    if (left === 2) growDownward(areas, top);
  }
  return areas;
}

function growDownward(areas: TapArea[], row: number): void {
  for (const under of areas.filter(({ top }) => top === row)) {
    const over = areas.findIndex((area) => joins(area, under, 'column'));
    const above = areas[over];
    if (above === undefined) continue;
    areas[over] = { ...above, bottom: under.bottom };
    areas.splice(areas.indexOf(under), 1);
  }
}

function joins(one: TapArea, next: TapArea, along: 'row' | 'column'): boolean {
  if (one.action !== next.action) return false;
  if (along === 'row') return one.top === next.top && one.bottom === next.bottom && one.right === next.left;
  return one.left === next.left && one.right === next.right && one.bottom === next.top;
}
