import { Client } from 'pg';
import type { Logger } from './logging.ts';
import type { SessionEnded } from './session-events.ts';
import { SESSION_CHANNEL, type Sessions } from './sessions.ts';

const RETRY_MILLISECONDS = 1000;

type Written = Omit<SessionEnded, 'by'> & {
  readonly origin: string;
  readonly by: (Omit<NonNullable<SessionEnded['by']>, 'at'> & { readonly at: string }) | null;
};

/**
 * Tells `sessions.events` of sessions that other processes on the same database ended: another server, or a command of
 * the operator. Comes back by itself when the database went away; whoever asks for a session sees its end meanwhile too.
 */
export class SessionNotices {
  readonly #url: string;
  readonly #sessions: Sessions;
  readonly #log: Pick<Logger, 'warn'>;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(url: string, sessions: Sessions, log: Pick<Logger, 'warn'>) {
    this.#url = url;
    this.#sessions = sessions;
    this.#log = log;
  }

  /** Resolves when the first notice could be heard; rejects where the database is not there at all. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.#url, application_name: 'futago sessions' });
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => this.#comeBack(client));
    client.on('end', () => this.#comeBack(client));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${SESSION_CHANNEL}`);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #hear(payload: string): void {
    const { origin, by, ...ended } = JSON.parse(payload) as Written;
    if (origin === this.#sessions.origin) return;
    this.#sessions.events.emitEnded({ ...ended, by: by === null ? null : { ...by, at: new Date(by.at) } });
  }

  #comeBack(client: Client): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#client = null;
    this.#log.warn('The ends of sessions in other processes are not heard until the database is back');
    this.#retry = setTimeout(() => {
      this.start().catch(() => {
        if (this.#client !== null) this.#comeBack(this.#client);
      });
    }, RETRY_MILLISECONDS);
  }
}
