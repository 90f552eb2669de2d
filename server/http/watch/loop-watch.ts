import type { WorkQueue } from '../work-queue.ts';

const TICK_MILLISECONDS = 50;

/** Tells the queue how late the event loop is, twenty times a second, until it is stopped. Holds no process up. */
export function watchLoop(queue: Pick<WorkQueue, 'adapt'>): { readonly stop: () => void } {
  let due = performance.now() + TICK_MILLISECONDS;
  const timer = setInterval(() => {
    const now = performance.now();
    queue.adapt(Math.max(0, now - due));
    due = now + TICK_MILLISECONDS;
  }, TICK_MILLISECONDS).unref();
  return { stop: () => clearInterval(timer) };
}
