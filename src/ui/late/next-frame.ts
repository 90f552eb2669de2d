/**
 * Resolves once the next frame has begun, in a task of its own. What a screen fetches for itself asks no sooner: the task
 * that takes a page over ends with the page answering to its reader, and each request would keep that waiting.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
