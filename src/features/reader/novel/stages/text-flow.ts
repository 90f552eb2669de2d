import type { Language } from '#graphql/generated/graphql.ts';
import type { Place } from '../../place-signal.ts';
import type { NovelSettings } from '../../reader-settings.ts';

/** How the text of a chapter runs before the reader. */
export interface TextFlow {
  readonly isVertical: boolean;
  readonly isPaged: boolean;
  /** Where the next words lie. */
  readonly direction: 'ltr' | 'rtl';
}

export interface LaidTextOptions extends TextFlow {
  /** Holds the text and, after it, the end page. */
  readonly book: HTMLElement;
  readonly text: HTMLElement;
  readonly onPlace: (place: Place) => void;
  readonly onTurn: (motion: 1 | -1) => void;
  readonly onPullOut: (motion: 1 | -1) => void;
}

/** Only Japanese is set vertically, whatever was chosen on the twin site. */
export function textFlow({ writing, flow }: NovelSettings, language: Language): TextFlow {
  const isVertical = writing === 'vertical' && language === 'ja';
  return { isVertical, isPaged: flow === 'pages', direction: isVertical ? 'rtl' : 'ltr' };
}
