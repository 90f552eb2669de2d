import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './PageNumber.module.css';

export interface PageNumberProps {
  readonly signal: PlaceSignal;
  readonly pageCount: number;
}

/** "3 / 20". Written straight into its text node: a turn renders nothing. */
export function PageNumber({ signal, pageCount }: PageNumberProps) {
  const { t } = useLingui();
  const number = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const write = (): void => {
      const text = number.current?.firstChild;
      const shown = pageNumberText(signal.place.position, pageCount);
      if (text !== null && text !== undefined && text.nodeValue !== shown) text.nodeValue = shown;
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

function pageNumberText(position: number, pageCount: number): string {
  return `${Math.min(position + 1, pageCount)} / ${pageCount}`;
}
