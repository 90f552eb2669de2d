import type { PageLayout, ReadingDirection } from '#graphql/generated/graphql.ts';
import type { ComicSettings } from '../reader-settings.ts';

/** What the settings come to for one chapter. The direction of a strip matters only to its keys. */
export interface ComicView {
  readonly layout: 'strip' | 'paged';
  readonly direction: 'ltr' | 'rtl';
}

/** The reader's choice wins, then the work's direction, then the shape of the pictures. */
export function comicView(settings: ComicSettings, work: ReadingDirection, pictures: PageLayout): ComicView {
  const isStrip = work === 'TOP_TO_BOTTOM' || pictures === 'STRIP';
  return {
    layout: settings.layout === 'auto' ? (isStrip ? 'strip' : 'paged') : settings.layout,
    direction: settings.direction === 'auto' ? (work === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr') : settings.direction,
  };
}
