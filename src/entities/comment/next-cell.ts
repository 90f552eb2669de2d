interface Cell {
  readonly offsetTop: number;
  readonly offsetLeft: number;
}

/** Which cell of a wrapped row of cells a key leads to; null where it leads nowhere. Up and down keep the column. */
export function nextCell(key: string, cells: readonly Cell[], current: number): number | null {
  const here = cells[current];
  if (here === undefined) return null;
  const inColumn = (index: number): boolean => cells[index]?.offsetLeft === here.offsetLeft && index !== current;
  const found = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: cells.length - 1,
    ArrowDown: cells.findIndex((cell, index) => cell.offsetTop > here.offsetTop && inColumn(index)),
    ArrowUp: cells.findLastIndex((cell, index) => cell.offsetTop < here.offsetTop && inColumn(index)),
  }[key];
  return found === undefined || found < 0 || found >= cells.length ? null : found;
}
