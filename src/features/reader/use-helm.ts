import { useLayoutEffect } from 'react';
import type { Hands, Helm, Steer } from './helm.ts';

/** Offers the helm of a chapter to its statechart for as long as the chapter is open. */
export function useHelm(helm: Helm, hands: Hands, onSteer: Steer | undefined): void {
  useLayoutEffect(() => {
    helm.offer(hands);
  });
  useLayoutEffect(() => {
    const left = new AbortController();
    onSteer?.(helm, left.signal);
    return () => left.abort();
  }, [onSteer, helm]);
}
