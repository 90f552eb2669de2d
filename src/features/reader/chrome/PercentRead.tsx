import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PlaceSignal } from '../place-signal.ts';
import styles from './PercentRead.module.css';

/** "42 %" of a chapter's text, in the page's language; written straight into its text node. */
export function PercentRead({ signal }: { readonly signal: PlaceSignal }) {
  const { t, i18n } = useLingui();
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
    const write = (): void => {
      const text = number.current?.firstChild;
      const shown = percent.format(Math.floor(signal.place.progress * 100) / 100);
      if (text !== null && text !== undefined && text.nodeValue !== shown) text.nodeValue = shown;
    };
    write();
    return signal.subscribe(write);
  }, [signal, i18n.locale]);
  return (
    <span className={styles.percent}>
      <span className={styles.hint}>{t`Read so far`}</span> <span ref={number}>0%</span>
    </span>
  );
}
