import type { PageLayout, ReadingDirection } from '#graphql/generated/graphql.ts';
import { COMIC_CHOICES, settingsWords, type ComicSettings } from '../reader-settings.ts';

/**
 * What the settings come to for one chapter. A strip scrolls downward, with gaps or without; whatever shows a window at a
 * time counts as paged. The direction of a strip matters only to its keys.
 */
export interface ComicView {
  readonly layout: 'strip' | 'paged';
  readonly direction: 'ltr' | 'rtl';
}

export interface WordedComicView extends ComicView {
  /** All that was chosen, as style sheets and late-modes.ts read it from `data-comic`. */
  readonly words: string;
}

/** The reader's choice wins, then the work's direction, then the shape of the pictures. */
export function comicView(settings: ComicSettings, work: ReadingDirection, pictures: PageLayout): WordedComicView {
  const { layout, direction } = settings;
  const isStrip = layout === 'auto' ? work === 'TOP_TO_BOTTOM' || pictures === 'STRIP' : layout === 'strip' || layout === 'gaps';
  return {
    layout: isStrip ? 'strip' : 'paged',
    direction: direction === 'ltr' || direction === 'rtl' ? direction : work === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr',
    words: settingsWords(settings, COMIC_CHOICES),
  };
}
