import { readFile } from 'node:fs/promises';
import { defaultConfig } from '#server/platform/config/config.ts';
import { createPushSdk } from '#server/realtime/push-sdk.ts';
import { ClientFleet, PUSH_APP, PUSH_SETTINGS } from './client-fleet.ts';
import { type RunningSite, startSite } from './running-site.ts';

const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 10_000);
const BROADCASTS = 5;
/**
 * Idle connections of processes of their own: what each costs the server, how long a broadcast takes to reach them all,
 * and how long after a restart of the server all are back.
 */
export async function realtime(): Promise<void> {
  let site = await startSite(PUSH_SETTINGS);
  const clients = new ClientFleet(CONNECTIONS);
  try {
    const port = Number(new URL(site.origin).port);
    const before = await residentKilobytes(site.pid);
    const begun = performance.now();
    clients.start(port);
    await clients.untilOpen();
    const opened = performance.now() - begun;
    const kilobytes = ((await residentKilobytes(site.pid)) - before) / CONNECTIONS;
    const broadcasts = await measureBroadcasts(clients, port);
    const stopped = performance.now();
    await site.stop();
    site = await startSite(PUSH_SETTINGS);
    const ready = performance.now();
    await clients.untilOpen();
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
  const sdk = createPushSdk(defaultConfig(''), PUSH_APP, port);
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

async function residentKilobytes(pid: RunningSite['pid']): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
