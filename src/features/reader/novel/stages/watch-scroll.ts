import type { Place } from '../../place-signal.ts';

/** Tells how much of `text` has passed the window's foot, once a frame while it is scrolled; returns what stops it. */
export function watchScroll(text: HTMLElement, onPlace: (place: Place) => void): () => void {
  const listening = new AbortController();
  let frame = 0;
  let last = -1;
  const tell = (): void => {
    frame = 0;
    const { top, height } = text.getBoundingClientRect();
    const progress = height === 0 ? 1 : Math.min(Math.max((innerHeight - top) / height, 0), 1);
    const motion = last === -1 ? 0 : progress < last ? -1 : 1;
    if (progress === last) return;
    last = progress;
    onPlace({ position: 0, progress, motion });
  };
  const look = (): void => {
    if (frame === 0) frame = requestAnimationFrame(tell);
  };
  addEventListener('scroll', look, { passive: true, signal: listening.signal });
  addEventListener('resize', look, { signal: listening.signal });
  look();
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}
