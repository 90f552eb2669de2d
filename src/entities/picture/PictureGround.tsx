import { useEffect, useRef } from 'react';
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

/**
 * What stands in a picture's place until it arrives: its colour, then a hint of its shapes. No request and no inline style.
 * The hint is put in its place by hand: who scrolls through a chapter renders nothing.
 */
export function PictureGround({ width, height, dominantColor, thumbhash, className }: PictureGroundProps) {
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const hint = document.createElementNS('http://www.w3.org/2000/svg', 'image');
    let isWanted = true;
    const draw = async (): Promise<void> => {
      // Those that come near together are decoded one by one: each takes a slow phone 8 ms.
      await nextTask();
      if (isWanted) showHint(current, hint, thumbhash);
    };
    const giveUp = whenNear(current, () => void draw());
    return () => {
      isWanted = false;
      giveUp();
      hint.remove();
    };
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
    </svg>
  );
}

/** Over all of the place, whose sides the style sheet and `viewBox` decide. */
function showHint(place: SVGSVGElement, hint: SVGImageElement, thumbhash: string): void {
  const attributes = { href: thumbhashImage(thumbhash), width: '100%', height: '100%', preserveAspectRatio: 'none' };
  for (const [name, value] of Object.entries(attributes)) hint.setAttribute(name, value);
  place.append(hint);
}
