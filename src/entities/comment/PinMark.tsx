import { useMemo } from 'react';
import type { ChapterPins } from './comment-pin.ts';
import styles from './PinMark.module.css';
import { usePinWords } from './use-pin-words.ts';

export interface PinMarkProps {
  readonly pinId: string;
  readonly pins: ChapterPins;
}

/** Says what place of the chapter a comment is about, and leads there. Nothing where the chapter has that place no more. */
export function PinMark({ pinId, pins }: PinMarkProps) {
  const words = usePinWords();
  const place = useMemo(() => pins.places().find(({ id }) => id === pinId), [pins, pinId]);
  if (place === undefined) return null;
  return (
    <button type="button" className={styles.mark} title={place.excerpt ?? undefined} onClick={() => pins.show(pinId)}>
      {words.short(place)}
    </button>
  );
}
