import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultConfig } from '#server/platform/config.ts';
import { createPushSdk } from '#server/realtime/push-sdk.ts';
import type { ClientsOrder, ClientsReport } from './realtime-clients.ts';
import { type RunningSite, startSite } from './running-site.ts';

const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 10_000);
const PROCESSES = 2;
/** Two descriptors a connection would do; the rest is for everything else. */
const DESCRIPTORS = 20_000;
const BROADCASTS = 5;
const APP = { id: '1', key: 'bench-key', secret: 'bench-secret' };
const SETTINGS = {
  FUTAGO_REALTIME_SOCKETS_PER_NETWORK: '100000',
  FUTAGO_REALTIME_APP_ID: APP.id,
  FUTAGO_REALTIME_KEY: APP.key,
  FUTAGO_REALTIME_SECRET: APP.secret,
};

/**
 * Idle connections of processes of their own: what each costs the server, how long a broadcast takes to reach them all,
 * and how long after a restart of the server all are back.
 */
export async function realtime(): Promise<void> {
  let site = await startSite(SETTINGS);
  const clients = new ClientFleet();
  try {
    const port = Number(new URL(site.origin).port);
    const before = await residentKilobytes(site.pid);
    const begun = performance.now();
    clients.start(port);
    await clients.untilOpen(CONNECTIONS);
    const opened = performance.now() - begun;
    const kilobytes = ((await residentKilobytes(site.pid)) - before) / CONNECTIONS;
    const broadcasts = await measureBroadcasts(clients, port);
    const stopped = performance.now();
    await site.stop();
    site = await startSite(SETTINGS);
    const ready = performance.now();
    await clients.untilOpen(CONNECTIONS);
    const back = performance.now();
    console.table({
      connections: { value: String(CONNECTIONS) },
      'all open after, s': { value: (opened / 1000).toFixed(1) },
      'of the server each, kB': { value: kilobytes.toFixed(1) },
      ...broadcasts,
      'server ready again after its stop began, s': { value: ((ready - stopped) / 1000).toFixed(1) },
      'all back after its stop began, s': { value: ((back - stopped) / 1000).toFixed(1) },
    });
  } finally {
    clients.stop();
    await site.stop();
  }
}

async function measureBroadcasts(clients: ClientFleet, port: number): Promise<Record<string, { value: string }>> {
  const sdk = createPushSdk(defaultConfig(''), APP, port);
  const all: number[] = [];
  const last: number[] = [];
  for (let count = 0; count < BROADCASTS; count += 1) {
    const reached = clients.untilReached();
    await sdk.trigger('bench', 'tick', performance.timeOrigin + performance.now());
    const delays = await reached;
    all.push(...delays);
    last.push(Math.max(...delays));
  }
  return {
    'broadcast to each, p50 ms': { value: all.toSorted((one, other) => one - other)[all.length >> 1]?.toFixed(0) ?? '' },
    'broadcast to all, median of 5, ms': { value: last.toSorted((one, other) => one - other)[last.length >> 1]?.toFixed(0) ?? '' },
    'broadcast to all, worst of 5, ms': { value: Math.max(...last).toFixed(0) },
  };
}

/** The client processes, with enough descriptors each. */
class ClientFleet {
  readonly #open = new Map<ChildProcess, number>();
  #changed = Promise.withResolvers<void>();
  #delays: number[] = [];

  start(port: number): void {
    const file = fileURLToPath(new URL('realtime-clients.ts', import.meta.url));
    for (let started = 0; started < PROCESSES; started += 1) {
      const child = spawn('sh', ['-c', `ulimit -n ${DESCRIPTORS}; exec "$0" "$1"`, process.execPath, file], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      this.#open.set(child, 0);
      child.on('message', (report: ClientsReport) => this.#take(child, report));
      child.send({ port, key: APP.key, count: CONNECTIONS / PROCESSES } satisfies ClientsOrder);
    }
  }

  async untilOpen(count: number): Promise<void> {
    while ([...this.#open.values()].reduce((sum, one) => sum + one, 0) < count) await this.#changed.promise;
  }

  /** Milliseconds until each connection was reached. */
  async untilReached(): Promise<readonly number[]> {
    this.#delays = [];
    while (this.#delays.length < CONNECTIONS) await this.#changed.promise;
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

async function residentKilobytes(pid: RunningSite['pid']): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
