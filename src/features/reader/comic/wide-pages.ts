import type { ComicSettings } from '../reader-settings.ts';
import type { Size } from './page-geometry.ts';
import { isWide } from './spread-plan.ts';

/** How much larger a wide page must become, for that to be worth cutting it in two or turning it on its side. */
const WORTH_CUTTING = 1.4;
const WORTH_TURNING = 1.2;

/** What becomes of a page in a window; only a wide one that gains by it is cut or turned. */
export function treatmentOf(page: Size, window: Size, wish: ComicSettings['wide']): 'whole' | 'split' | 'rotated' {
  if (!isWide(page) || wish === 'spread') return 'whole';
  const whole = fitScale(page, window);
  const shown = wish === 'split' ? { width: page.width / 2, height: page.height } : { width: page.height, height: page.width };
  const gain = fitScale(shown, window) / whole;
  return gain >= (wish === 'split' ? WORTH_CUTTING : WORTH_TURNING) ? wish : 'whole';
}

function fitScale(page: Size, window: Size): number {
  return Math.min(window.width / page.width, window.height / page.height);
}
