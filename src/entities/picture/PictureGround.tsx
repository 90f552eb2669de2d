import { useEffect, useRef, useState } from 'react';
import { nextTask } from '../../ui/late/next-task.ts';
import { whenNear } from '../../ui/lazy-image/approach.ts';
import { thumbhashImage } from './thumbhash-image.ts';

export interface PictureGroundProps {
  /** Units of the place; only their proportion counts. */
  readonly width: number;
  readonly height: number;
  /** As #rrggbb; shown from the first response on. */
  readonly dominantColor: string;
  /** Base64; drawn over the colour when the place comes near, since only script can. */
  readonly thumbhash: string;
  readonly className?: string | undefined;
}

/** What stands in a picture's place until it arrives: its colour, then a hint of its shapes. No request and no inline style. */
export function PictureGround({ width, height, dominantColor, thumbhash, className }: PictureGroundProps) {
  const place = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    // Those that come near together are decoded one by one: each takes a slow phone 8 ms.
    return whenNear(current, () => void nextTask().then(() => setDrawn(thumbhashImage(thumbhash))));
  }, [thumbhash]);
  return (
    <svg
      ref={place}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill={dominantColor} />
      {drawn && <image href={drawn} width={width} height={height} preserveAspectRatio="none" />}
    </svg>
  );
}
