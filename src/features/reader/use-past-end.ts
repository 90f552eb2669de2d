import { useEffect, useEffectEvent } from 'react';

/** Where chapters follow each other without a stop: goes on by a gesture past the end, which a file loaded after the page knows. */
export function usePastEnd(isEndless: boolean, onPast: () => void): void {
  const past = useEffectEvent(onPast);
  useEffect(() => {
    if (!isEndless) return undefined;
    const left = new AbortController();
    import('./past-end.ts').then(
      ({ listenPastEnd }) => left.signal.aborted || listenPastEnd(document, left.signal, () => past()),
      () => undefined,
    );
    return () => left.abort();
  }, [isEndless]);
}
