import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './PercentRead.module.css';

/**
 * "42%" of a chapter's text, written straight into its text node. Both languages write it so; to be told that by Intl
 * costs a slow phone 60 ms while the page is taken over.
 */
export function PercentRead({ signal }: { readonly signal: PlaceSignal }) {
  const { t } = useLingui();
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = (): void => {
      const text = number.current?.firstChild;
      const shown = `${Math.floor(signal.place.progress * 100)}%`;
      if (text !== null && text !== undefined && text.nodeValue !== shown) text.nodeValue = shown;
    };
    write();
    return signal.subscribe(write);
  }, [signal]);
  return (
    <span className={styles.percent}>
      <span className={styles.hint}>{t`Read so far`}</span> <span ref={number}>0%</span>
    </span>
  );
}
