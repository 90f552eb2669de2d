import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClientsOrder, ClientsReport } from './realtime-clients.ts';

const PROCESSES = 2;
/** Two descriptors a connection would do; the rest is for everything else. */
const DESCRIPTORS = 20_000;

export const PUSH_APP = { id: '1', key: 'bench-key', secret: 'bench-secret' };
/** Of a server that lets all of them in. */
export const PUSH_SETTINGS = {
  FUTAGO_REALTIME_SOCKETS_PER_NETWORK: '100000',
  FUTAGO_REALTIME_APP_ID: PUSH_APP.id,
  FUTAGO_REALTIME_KEY: PUSH_APP.key,
  FUTAGO_REALTIME_SECRET: PUSH_APP.secret,
};

/** The client processes, with enough descriptors each. */
export class ClientFleet {
  readonly #count: number;
  readonly #open = new Map<ChildProcess, number>();
  #changed = Promise.withResolvers<void>();
  #delays: number[] = [];

  /** Of so many connections. */
  constructor(count: number) {
    this.#count = count;
  }

  start(port: number): void {
    const file = fileURLToPath(new URL('realtime-clients.ts', import.meta.url));
    for (let started = 0; started < PROCESSES; started += 1) {
      const child = spawn('sh', ['-c', `ulimit -n ${DESCRIPTORS}; exec "$0" "$1"`, process.execPath, file], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      this.#open.set(child, 0);
      child.on('message', (report: ClientsReport) => this.#take(child, report));
      child.send({ port, key: PUSH_APP.key, count: this.#count / PROCESSES } satisfies ClientsOrder);
    }
  }

  async untilOpen(): Promise<void> {
    while ([...this.#open.values()].reduce((sum, one) => sum + one, 0) < this.#count) await this.#changed.promise;
  }

  /** Milliseconds until each connection was reached. */
  async untilReached(): Promise<readonly number[]> {
    this.#delays = [];
    while (this.#delays.length < this.#count) await this.#changed.promise;
    return this.#delays;
  }

  stop(): void {
    for (const child of this.#open.keys()) child.kill();
  }

  #take(child: ChildProcess, report: ClientsReport): void {
    if (report.kind === 'open') this.#open.set(child, report.count);
    else this.#delays.push(...report.delays);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
