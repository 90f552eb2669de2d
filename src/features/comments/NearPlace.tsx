import { useEffect, useRef, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './NearPlace.module.css';
import { whenNear } from '#src/ui/lazy-image/approach.ts';

export interface NearPlaceProps {
  /** Told once, when the place comes near the window, and when the reader tries again what was lost. */
  readonly onNear: () => void;
  /** What belongs here could not be fetched. */
  readonly isLost?: boolean;
  readonly children: ReactNode;
}

/** A place of controls on a page: no tap within turns a page of a chapter. */
export function NearPlace({ onNear, isLost = false, children }: NearPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? whenNear(place.current, onNear) : undefined), [onNear]);
  return (
    <div ref={place} data-controls="">
      {isLost ? (
        <p role="alert" className={styles.lost}>
          <Trans>This part could not be shown</Trans>
          <Button onClick={onNear}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        children
      )}
    </div>
  );
}
