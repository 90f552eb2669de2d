/** Milliseconds after which a part that did not come is asked for again. */
const PAUSES = [1000, 4000, 16_000];

const MISSED = 'part-missed';

export interface LatePartOptions {
  /** Nobody waits any more. */
  readonly signal?: AbortSignal;
  /** Told when it did not come at once. */
  readonly onDelay?: () => void;
}

/**
 * Fetches a part of the site without which a page can be used: asked for again after a while, then whenever the network or
 * the reader is back. Never rejects; a part for which nobody waits any more does not come.
 */
export function latePart<Part>(fetchPart: () => Promise<Part>, { signal, onDelay }: LatePartOptions = {}): Promise<Part> {
  return new Promise((resolve) => {
    const ask = (tries: number): void => {
      if (signal?.aborted === true) return;
      fetchPart().then(resolve, () => {
        if (tries === 0) onDelay?.();
        dispatchEvent(new Event(MISSED));
        askLater(() => ask(tries + 1), PAUSES[tries]);
      });
    };
    ask(0);
  });
}

/** Told each time that a part did not come. */
export function onPartMissed(listener: () => void): void {
  addEventListener(MISSED, listener);
}

function askLater(ask: () => void, pause: number | undefined): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => {
    waiting.abort();
    clearTimeout(timer);
    ask();
  };
  const timer = pause === undefined ? undefined : setTimeout(end, pause);
  addEventListener('online', end, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), { signal });
}
