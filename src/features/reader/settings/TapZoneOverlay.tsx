import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { tapAreas } from '../comic/taps/tap-zone-areas.ts';
import type { TapAction } from '../comic/taps/tap-zone.ts';
import styles from './TapZoneOverlay.module.css';

/** Milliseconds. */
const SHOWN_FOR = 2000;

/** What a tap does where, drawn over the whole window, sheets included, for two seconds. Taps go through it. */
export function TapZoneOverlay({ zones }: { readonly zones: readonly TapAction[] }) {
  const { t } = useLingui();
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = overlay;
    current?.showPopover();
    const timer = setTimeout(() => current?.hidePopover(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  const words: Readonly<Record<TapAction, string>> = { forward: t`Onward`, back: t`Back`, chrome: t`Bars` };
  return (
    <div ref={overlay} popover="manual" className={styles.overlay} aria-hidden="true">
      {tapAreas(zones).map(({ action, left, top, right, bottom }) => (
        <div
          key={`${left} ${top}`}
          className={styles.area}
          data-tap={action}
          style={{ gridColumn: `${left + 1} / ${right + 1}`, gridRow: `${top + 1} / ${bottom + 1}` }}
        >
          <span className={styles.word}>{words[action]}</span>
        </div>
      ))}
    </div>
  );
}
