const LATEST_MS = 4000;

/** Calls back once, when the page has loaded and has nothing else to do, at most 4 s later; never after `left` is aborted. */
export function whenIdle(left: AbortSignal, callback: () => void): void {
  const tell = (): void => {
    if (!left.aborted) callback();
  };
  // Safari has no such callback: https://caniuse.com/requestidlecallback
  const wait = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(tell, { timeout: LATEST_MS }) : setTimeout(tell));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: left });
}
