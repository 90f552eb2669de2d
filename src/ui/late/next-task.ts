/**
 * Ends the task: what follows goes on in one of its own, after the reader has been heard and the page painted where that
 * was due. Where the browser can, before anything else that waits.
 */
export function nextTask(): Promise<void> {
  // https://caniuse.com/mdn-api_scheduler_yield
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
