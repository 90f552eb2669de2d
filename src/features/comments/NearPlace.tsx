import { useEffect, useRef, type ReactNode } from 'react';
import { whenNear } from '#src/ui/lazy-image/approach.ts';

export interface NearPlaceProps {
  /** Told once, when the place comes near the window. */
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/** A place of controls on a page: no tap within turns a page of a chapter. */
export function NearPlace({ onNear, children }: NearPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? whenNear(place.current, onNear) : undefined), [onNear]);
  return (
    <div ref={place} data-controls="">
      {children}
    </div>
  );
}
