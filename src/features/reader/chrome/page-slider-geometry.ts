/** Half the width of a slider's thumb, whose middle never comes nearer to the ends. CSS pixels. */
const THUMB = 8;

/** Position, from 0, of the page that lies under `x`, counted from the slider's left. CSS pixels. */
export function positionUnder(x: number, width: number, pageCount: number, direction: 'ltr' | 'rtl'): number {
  const part = Math.min(Math.max((x - THUMB) / Math.max(width - 2 * THUMB, 1), 0), 1);
  return Math.round((direction === 'rtl' ? 1 - part : part) * (pageCount - 1));
}

/** Where the thumb's middle stands for a position; from the slider's left, CSS pixels. */
export function thumbAt(position: number, width: number, pageCount: number, direction: 'ltr' | 'rtl'): number {
  const part = pageCount < 2 ? 0 : position / (pageCount - 1);
  return THUMB + (direction === 'rtl' ? 1 - part : part) * (width - 2 * THUMB);
}
