import type { ComicSettings } from '../../reader-settings.ts';
import type { ComicView } from '../comic-view.ts';
import type { Size } from '../stages/page-geometry.ts';
import type { TapAction } from './tap-zone.ts';

export type TapPreset = ComicSettings['taps'];

/** Thirds of the window, row by row, as of a work that runs to the right: forward, back, chrome. */
const ZONES: Readonly<Record<Exclude<TapPreset, 'auto'>, string>> = {
  sides: 'bcfbcfbcf',
  edges: 'fcffcffbf',
  ell: 'bbbbcffff',
  kindle: 'cccbffbff',
  off: 'ccccccccc',
};

const ACTIONS: Readonly<Record<string, TapAction>> = { f: 'forward', b: 'back' };

/**
 * What a tap means in each ninth of the window, row by row. Left and right change places with the direction of the
 * pages; 'auto' is what tap-zone.ts says.
 */
export function tapZones(preset: TapPreset, { layout, direction }: ComicView): readonly TapAction[] {
  const zones = ZONES[preset === 'auto' ? (layout === 'strip' ? 'off' : 'sides') : preset];
  const mirror = direction === 'rtl' ? 2 : 0;
  return Array.from(zones, (_, index) => ACTIONS[zones.charAt(index + mirror * (1 - (index % 3)))] ?? 'chrome');
}

/** The zone of a tap; in pixels of the area. */
export function presetAction(preset: TapPreset, { x, y }: Pick<DOMPoint, 'x' | 'y'>, area: Size, view: ComicView): TapAction {
  return tapZones(preset, view)[third(y / area.height) * 3 + third(x / area.width)] ?? 'chrome';
}

function third(part: number): number {
  return Math.min(Math.max(Math.floor(part * 3), 0), 2);
}
