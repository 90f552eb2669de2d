import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './PageNumber.module.css';

export interface PageNumberProps {
  readonly signal: PlaceSignal;
  readonly pageCount: number;
}

/**
 * "3 / 20", "4–5 / 20"; nothing on the end page, where it would lie over comments. Written straight into its text node:
 * a turn renders nothing.
 */
export function PageNumber({ signal, pageCount }: PageNumberProps) {
  const { t } = useLingui();
  const number = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const write = (): void => {
      const { current } = number;
      if (current === null) return;
      const { position, last } = signal.place;
      current.hidden = position >= pageCount;
      const text = current.firstChild;
      const shown = pageNumberText(position, pageCount, last);
      if (text !== null && text.nodeValue !== shown) text.nodeValue = shown;
    };
    write();
    return signal.subscribe(write);
  }, [signal, pageCount]);
  return (
    <output ref={number} className={styles.number} aria-label={t`Page`}>
      {pageNumberText(0, pageCount)}
    </output>
  );
}

function pageNumberText(position: number, pageCount: number, last = position): string {
  return `${Math.min(position + 1, pageCount)}${last > position ? `–${last + 1}` : ''} / ${pageCount}`;
}
