/** Thrown where no worker waits to take over: another tab has let it in, or the browser has thrown it away. */
export class NoWaitingWorkerError extends Error {
  override readonly name = 'NoWaitingWorkerError';

  constructor() {
    super('No service worker waits to take over.');
  }
}
