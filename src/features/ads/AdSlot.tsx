import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { whenNear } from '../../ui/lazy-image/approach.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import styles from './AdSlot.module.css';

export interface AdSlotProps {
  /** Told once, when the page has loaded, nothing else is to be done, and the place comes near the window. */
  readonly onNear: () => void;
  /** The advertisement; nothing while it is on its way, and where it cannot be had. */
  readonly children?: ReactNode;
}

/** A box for an advertisement, of the same size whether it is filled or not; not there without script. */
export function AdSlot({ onNear, children }: AdSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    whenIdle(left.signal, () => {
      if (!slot.current) return;
      left.signal.addEventListener('abort', whenNear(slot.current, onNear));
    });
    return () => left.abort();
  }, [onNear]);
  return (
    <div ref={slot} className={styles.slot} data-ad="">
      <p className={styles.name}>
        <Trans>Advertisement</Trans>
      </p>
      <div className={styles.box}>{children}</div>
    </div>
  );
}
