import { useEffect, useRef, useState } from 'react';
import { positionUnder, thumbAt } from './page-slider-geometry.ts';
import styles from './PageSliderPreview.module.css';
import { Thumbnail, type ThumbnailPicture } from './Thumbnail.tsx';

export interface PageSliderPreviewProps {
  readonly slider: HTMLInputElement;
  readonly pictures: readonly ThumbnailPicture[];
  readonly direction: 'ltr' | 'rtl';
}

interface Shown {
  readonly position: number;
  /** Pixels from the left of what holds the slider. */
  readonly x: number;
}

/** The page under the mouse, or under the thumb while that is moved, with its number. Its picture is asked for only then. */
export function PageSliderPreview({ slider, pictures, direction }: PageSliderPreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => watchSlider(slider, pictures.length, direction, setShown), [slider, pictures.length, direction]);
  const picture = shown === null ? undefined : pictures[shown.position];
  if (shown === null || picture === undefined) return null;
  return (
    <div ref={card} className={styles.card} style={{ left: shown.x }} aria-hidden="true">
      <Thumbnail picture={picture} isUrgent />
      <span className={styles.number}>
        {shown.position + 1} / {pictures.length}
      </span>
    </div>
  );
}

/** Calls `show` with what the reader points at, and null once that is over; returns what ends it. */
function watchSlider(slider: HTMLInputElement, count: number, direction: 'ltr' | 'rtl', show: (shown: Shown | null) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const showAt = (position: number): void => {
    show({ position, x: slider.offsetLeft + thumbAt(position, slider.clientWidth, count, direction) });
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) showAt(positionUnder(event.offsetX, slider.clientWidth, count, direction));
  };
  const end = (): void => show(null);
  slider.addEventListener('pointermove', hover, { signal });
  slider.addEventListener('input', () => showAt(slider.valueAsNumber - 1), { signal });
  for (const type of ['pointerleave', 'pointerup', 'pointercancel', 'blur'] as const) slider.addEventListener(type, end, { signal });
  return () => watching.abort();
}
