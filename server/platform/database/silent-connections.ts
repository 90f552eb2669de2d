import { Client, type Pool } from 'pg';
import { PreparingClient } from './prepared-statement.ts';

export interface SilentConnectionsOptions {
  readonly url: string;
  /** Between two looks; a connection is given up at the third that finds it silent. */
  readonly lookMilliseconds: number;
}

/** How long a connection that asks after the others may take to be made, and to answer. */
const PATIENCE_MILLISECONDS = 5000;
/** Sessions that work on nothing we asked for, or cannot get rid of their answer. */
const NOT_AT_WORK = `select pid from pg_stat_activity where pid = any($1) and (state like 'idle%' or wait_event = 'ClientWrite')`;
const THERE = 'select pid from pg_stat_activity where pid = any($1)';

/**
 * Gives up connections that something between us and the server has forgotten: nobody says so, and what was asked over them would wait
 * until the system gives up, a quarter of an hour later. A new connection tells whether the server is at work on it; while none can be
 * made, nothing is known and nothing is given up. Behind a pooler nobody can tell.
 */
export function giveUpSilentConnections(pool: Pool, options: SilentConnectionsOptions): void {
  const watch = new SilenceWatch(options.url);
  pool.on('connect', (client) => client instanceof PreparingClient && watch.clients.add(client));
  pool.on('remove', (client) => client instanceof PreparingClient && watch.clients.delete(client));
  const timer = setInterval(() => {
    if (pool.ended) clearInterval(timer);
    else void watch.look();
  }, options.lookMilliseconds).unref();
}

class SilenceWatch {
  readonly clients = new Set<PreparingClient>();
  readonly #url: string;
  /** How much each busy connection had heard at the last look, and how often it had heard nothing more. */
  #heard = new Map<PreparingClient, { readonly bytes: number; readonly times: number }>();
  #isLooking = false;

  constructor(url: string) {
    this.#url = url;
  }

  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const before = this.#heard;
    this.#heard = new Map();
    for (const client of this.clients) {
      if (client.readyForQuery !== false || !client.isSessionOurs) continue;
      const bytes = client.bytesRead;
      const last = before.get(client);
      this.#heard.set(client, { bytes, times: last?.bytes === bytes ? last.times + 1 : 0 });
    }
    const silent = [...this.#heard].filter(([, { times }]) => times >= 2);
    // Who asks in vain learns nothing.
    if (silent.length > 0) await this.#giveUp(silent.map(([client]) => client)).catch(() => undefined);
    this.#isLooking = false;
  }

  async #giveUp(silent: readonly PreparingClient[]): Promise<void> {
    const idle = await this.#forgotten(silent.flatMap(({ processID }) => processID ?? []));
    for (const client of silent) {
      const isAsBefore = client.readyForQuery === false && this.#heard.get(client)?.bytes === client.bytesRead;
      if (isAsBefore && client.processID !== null && idle.has(client.processID)) client.giveUp();
    }
  }

  /** Of those sessions the ones that do nothing for us, or are gone. */
  async #forgotten(pids: readonly number[]): Promise<ReadonlySet<number>> {
    const limits = { connectionTimeoutMillis: PATIENCE_MILLISECONDS, query_timeout: PATIENCE_MILLISECONDS };
    const client = new Client({ connectionString: this.#url, application_name: 'futago', ...limits });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const idle = await client.query<{ pid: number }>(NOT_AT_WORK, [pids]);
      const there = new Set((await client.query<{ pid: number }>(THERE, [pids])).rows.map(({ pid }) => pid));
      return new Set([...idle.rows.map(({ pid }) => pid), ...pids.filter((pid) => !there.has(pid))]);
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
