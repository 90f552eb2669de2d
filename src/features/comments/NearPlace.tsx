import { useEffect, useRef, type ReactNode } from 'react';
import { BrokenPart } from '#src/ui/error-boundary/BrokenPart.tsx';
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
      {isLost ? <BrokenPart onRetry={onNear} /> : children}
    </div>
  );
}
