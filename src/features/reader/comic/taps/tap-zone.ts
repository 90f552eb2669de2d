import type { ComicView } from '../comic-view.ts';
import type { Size } from '../stages/page-geometry.ts';

export type TapAction = 'forward' | 'back' | 'chrome';

/**
 * The outer thirds turn, by direction; the middle, and any place of a strip, shows or hides the chrome. tap-presets.ts
 * knows other ways.
 */
export function tapAction(x: number, area: Size, view: ComicView): TapAction {
  if (view.layout === 'strip') return 'chrome';
  const third = Math.floor((x / area.width) * 3);
  if (third === 1) return 'chrome';
  return third < 1 === (view.direction === 'ltr') ? 'back' : 'forward';
}
