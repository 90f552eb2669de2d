import { throttle } from './throttle.ts';

/** A picture is loaded when it comes within this many viewports, by the specification. */
export const PRELOAD_FACTOR = 1.3;
/** Milliseconds between two looks at what came near, by the specification. */
export const LOOK_THROTTLE = 200;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;

const release = throttle(LOOK_THROTTLE, () => {
  for (const element of near) {
    waiting.get(element)?.();
    stopWatching(element);
  }
});

/** Calls back once, when the element comes within 1.3 viewports; the function returned gives the waiting up. */
export function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(collect, { rootMargin: preloadMargin(PRELOAD_FACTOR) });
  waiting.set(element, callback);
  observer.observe(element);
  return () => stopWatching(element);
}

/** What lies behind (above, or before) is not loaded ahead; what comes (below, or after) is, by the factor's surplus. */
export function preloadMargin(factor: number): string {
  const ahead = `${Math.round((factor - 1) * 100)}%`;
  return `0% ${ahead} ${ahead} 0%`;
}

function collect(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) if (entry.isIntersecting) near.add(entry.target);
  if (near.size > 0) release();
}

function stopWatching(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
  near.delete(element);
}
