import type { ComicSettings } from '../../reader-settings.ts';
import { isWide, type Size } from './page-geometry.ts';

/** Two pages lie side by side in a window as wide as high, or at least this wide. CSS pixels; comic-modes.css repeats all three. */
const WIDE_ENOUGH = 600;
/** Width of a window to its height, up to which cutting a wide page in two, or turning it, makes it larger. */
const CUT_TO = 1;
const TURNED_TO = 5 / 6;

/** What becomes of a page in a window; only a wide one that gains by it is cut or turned. */
export function treatmentOf(page: Size, window: Size, wish: ComicSettings['wide']): 'whole' | 'split' | 'rotated' {
  if (!isWide(page) || wish === 'spread') return 'whole';
  return window.width <= window.height * (wish === 'split' ? CUT_TO : TURNED_TO) ? wish : 'whole';
}

/** Whether a window holds two pages. */
export function holdsTwo({ width, height }: Size): boolean {
  return width >= height || width >= WIDE_ENOUGH;
}
