import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** One process of idle connections. Told how many, it says how many are open and, of each broadcast, when each was reached. */
export interface ClientsOrder {
  readonly port: number;
  readonly key: string;
  readonly count: number;
}

export type ClientsReport =
  | { readonly kind: 'open'; readonly count: number }
  /** Milliseconds from the moment in the message to its arrival, one for each connection. */
  | { readonly kind: 'reached'; readonly delays: readonly number[] };

const CHANNEL = 'bench';
const AT_ONCE = 100;
const BACKOFF_MILLISECONDS = 1000;
const REPORT_MILLISECONDS = 100;

process.on('message', (order: ClientsOrder) => void new Clients(order).start());

class Clients {
  readonly #order: ClientsOrder;
  #open = 0;
  #reported = -1;
  #delays: number[] = [];

  constructor(order: ClientsOrder) {
    this.#order = order;
  }

  async start(): Promise<void> {
    setInterval(() => this.#report(), REPORT_MILLISECONDS);
    for (let begun = 0; begun < this.#order.count; begun += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, this.#order.count - begun) }, () => this.#connect()));
    }
  }

  /** Resolves when subscribed, or when it failed and will be tried again. */
  #connect(): Promise<void> {
    const { port, key } = this.#order;
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`, {
        perMessageDeflate: false,
        headers: { host: `vi.localhost:${port}` },
      });
      let isSubscribed = false;
      socket.on('error', () => {});
      socket.on('open', () => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: CHANNEL } })));
      socket.on('message', (bytes: Buffer) => {
        const { event, data } = JSON.parse(String(bytes)) as { event: string; data: string };
        if (event === 'tick') this.#delays.push(performance.timeOrigin + performance.now() - Number(data));
        if (event !== 'pusher_internal:subscription_succeeded') return;
        isSubscribed = true;
        this.#open += 1;
        resolve();
      });
      socket.on('close', () => {
        if (isSubscribed) this.#open -= 1;
        resolve();
        void this.#comeBack();
      });
    });
  }

  /** As pusher-js does, with the jitter that keeps thousands of pages from coming at once. */
  async #comeBack(): Promise<void> {
    await wait(BACKOFF_MILLISECONDS + Math.random() * BACKOFF_MILLISECONDS);
    await this.#connect();
  }

  #report(): void {
    if (this.#open !== this.#reported) this.#send({ kind: 'open', count: this.#open });
    this.#reported = this.#open;
    if (this.#delays.length < this.#order.count) return;
    this.#send({ kind: 'reached', delays: this.#delays });
    this.#delays = [];
  }

  #send(report: ClientsReport): void {
    process.send?.(report);
  }
}
