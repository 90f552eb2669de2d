import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ChangeEvent } from 'react';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './PageSlider.module.css';

export interface PageSliderProps {
  readonly signal: PlaceSignal;
  readonly pageCount: number;
  readonly direction: 'ltr' | 'rtl';
  readonly onPick: (position: number) => void;
}

/** Goes to any page; runs the way the pages go. Follows a turn only once that has been painted. */
export function PageSlider({ signal, pageCount, direction, onPick }: PageSliderProps) {
  const { t } = useLingui();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const { current } = slider;
      const value = String(Math.min(signal.place.position + 1, pageCount));
      if (current !== null && current.value !== value) current.value = value;
    };
    const followLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(follow, 60);
    };
    follow();
    const end = signal.subscribe(followLater);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [signal, pageCount]);
  const pick = (event: ChangeEvent<HTMLInputElement>) => onPick(event.target.valueAsNumber - 1);
  return (
    <input
      ref={slider}
      className={styles.slider}
      type="range"
      min={1}
      max={pageCount}
      defaultValue={1}
      dir={direction}
      aria-label={t`Page`}
      onChange={pick}
    />
  );
}
