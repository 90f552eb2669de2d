import { useEffect, useRef } from 'react';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './ProgressLine.module.css';

export interface ProgressLineProps {
  readonly signal: PlaceSignal;
  readonly direction: 'ltr' | 'rtl';
}

/** The thin line at the window's foot; it grows the way the pages go. */
export function ProgressLine({ signal, direction }: ProgressLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = (): void => {
      if (line.current !== null) line.current.style.inlineSize = `${signal.place.progress * 100}%`;
    };
    draw();
    return signal.subscribe(draw);
  }, [signal]);
  return (
    <div className={styles.track} data-late="" aria-hidden="true">
      <div ref={line} className={styles.line} data-direction={direction} />
    </div>
  );
}
