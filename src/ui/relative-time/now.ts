import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * The instant (milliseconds since 1970) for which the first response was rendered; the app passes it on to the
 * browser, so that hydration writes the same words. Null where nothing was rendered before.
 */
export const RenderedAtContext = createContext<number | null>(null);

const TICK = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The time, renewed every half minute for everyone at once; null on a first rendering whose instant is not known. */
export function useNow(): number | null {
  const renderedAt = useContext(RenderedAtContext);
  return useSyncExternalStore<number | null>(
    subscribe,
    () => now,
    () => renderedAt,
  );
}
