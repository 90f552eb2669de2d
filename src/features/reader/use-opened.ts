import { useLayoutEffect } from 'react';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { ShowPage } from './place/page-edge.ts';
import type { FollowReading, PlaceSignal } from './place-signal.ts';

/** Tells that a chapter is open, and again, by the signal, when it is left: while its pages still stand. */
export function useOpened(onRead: FollowReading | undefined, signal: PlaceSignal, showPage: ShowPage = nowhere): void {
  useLayoutEffect(() => {
    const left = new AbortController();
    const tell = async (): Promise<void> => {
      await nextFrame();
      if (!left.signal.aborted) onRead?.(signal, showPage, left.signal);
    };
    void tell();
    return () => left.abort();
  }, [onRead, signal, showPage]);
}

function nowhere(): void {}
