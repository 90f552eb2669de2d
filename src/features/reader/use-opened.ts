import { useLayoutEffect } from 'react';
import type { FollowReading, PlaceSignal } from './place-signal.ts';

/** Tells that a chapter is open, and again, by the signal, when it is left: while its pages still stand. */
export function useOpened(onRead: FollowReading | undefined, signal: PlaceSignal, showPage: (position: number) => void = nowhere): void {
  useLayoutEffect(() => {
    const left = new AbortController();
    onRead?.(signal, showPage, left.signal);
    return () => left.abort();
  }, [onRead, signal, showPage]);
}

function nowhere(): void {}
