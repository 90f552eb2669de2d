/** The locks of a browser, each held by whoever asked first. */
export class FakeLocks {
  readonly #queues = new Map<string, (() => Promise<unknown>)[]>();

  /** As one of its tabs has them. */
  readonly tab = { request: this.request.bind(this), query: this.query.bind(this) } as unknown as Pick<LockManager, 'request' | 'query'>;

  async request(name: string, work: () => unknown): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    queue.push(async () => {
      await work();
      queue.shift();
      void queue[0]?.();
      resolve();
    });
    if (queue.length === 1) void queue[0]?.();
    return promise;
  }

  async query(): Promise<LockManagerSnapshot> {
    const held = [...this.#queues].filter(([, queue]) => queue.length > 0).map(([name]) => ({ name }));
    return { held, pending: [] };
  }
}
