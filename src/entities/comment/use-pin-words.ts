import { useLingui } from '@lingui/react/macro';
import type { PinPlace } from './comment-pin.ts';

/** How places of a chapter are called. */
export function usePinWords() {
  const { t } = useLingui();
  const short = ({ kind, number }: PinPlace): string => (kind === 'page' ? t`Page ${number}` : t`Paragraph ${number}`);
  return {
    whole: t`The whole chapter`,
    short,
    long: (place: PinPlace): string => (place.excerpt === null ? short(place) : `${short(place)} · ${place.excerpt}`),
  };
}
