import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { minutesLeft } from '../novel/reading-time.ts';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './ReadingTime.module.css';

export interface ReadingTimeProps {
  readonly signal: PlaceSignal;
  /** What the whole chapter takes. */
  readonly minutes: number;
}

/** "còn 4 phút"; nothing once the chapter is read. Written straight into its element: scrolling renders nothing. */
export function ReadingTime({ signal, minutes }: ReadingTimeProps) {
  const { t } = useLingui();
  const time = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = (): void => {
      const left = minutesLeft(minutes, signal.place.progress);
      const shown = left === 0 ? '' : t`${left} min left`;
      if (time.current !== null && time.current.textContent !== shown) time.current.textContent = shown;
    };
    write();
    return signal.subscribe(write);
  }, [signal, minutes, t]);
  return <span ref={time} className={styles.time} />;
}
