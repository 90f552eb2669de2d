import { createClient } from '@redis/client';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from '../logging.ts';
import { StartError } from '../start.errors.ts';
import type { Tables } from '../database/tables.ts';
import { NoticeListeners } from './notice-listeners.ts';
import type { Notice, OpenNotices, Tell, Told, Topic } from './notices.ts';

export interface RedisNoticesOptions {
  /** `redis://` or, over TLS, `rediss://`. */
  readonly url: string;
  /** Alike in all processes of one site, and in no other that uses the same Redis. */
  readonly channel: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

type Connection = ReturnType<typeof createClient>;

const CONNECT_MILLISECONDS = 5000;
const PAUSE_MILLISECONDS = 500;
/** A connection that something between has forgotten is asked in vain and then given up. */
const ASKED_AFTER_MILLISECONDS = 5000;
const SILENT_MILLISECONDS = 15_000;

/** Notices over Redis' channels. It comes back by itself when Redis was away; what was told meanwhile is lost, and said so. */
export class RedisNotices implements OpenNotices {
  readonly #options: RedisNoticesOptions;
  readonly #listeners: NoticeListeners;
  readonly #teller: Connection;
  readonly #hearer: Connection;

  private constructor(options: RedisNoticesOptions) {
    this.#options = options;
    this.#listeners = new NoticeListeners(options.log);
    this.#teller = this.#connection();
    this.#hearer = this.#connection();
  }

  /** Rejects with a StartError where no Redis answers. */
  static async open(options: RedisNoticesOptions): Promise<RedisNotices> {
    const notices = new RedisNotices(options);
    await connect(notices.#teller);
    return notices;
  }

  async tell(notice: Notice): Promise<void> {
    try {
      await this.#teller.publish(this.#options.channel, this.#listeners.write(notice));
    } catch (error) {
      this.#options.log.warn({ err: error, topic: notice.topic }, 'Other processes were not told');
    }
  }

  async transact<Result>(
    database: Kysely<Tables>,
    body: (transaction: Transaction<Tables>, tell: Tell) => Promise<Result>,
  ): Promise<Result> {
    const told: Notice[] = [];
    const result = await database.transaction().execute((transaction) => body(transaction, (notice) => void told.push(notice)));
    for (const notice of told) await this.tell(notice);
    return result;
  }

  onTold<Name extends Topic>(topic: Name, listener: (told: Told[Name]) => void): void {
    this.#listeners.onTold(topic, listener);
  }

  onMissed(listener: () => void): void {
    this.#listeners.onMissed(listener);
  }

  async listen(): Promise<void> {
    await connect(this.#hearer);
    await this.#hearer.subscribe(this.#options.channel, (text) => this.#listeners.read(text));
    this.#hearer.on('ready', () => this.#listeners.readMissed());
  }

  async close(): Promise<void> {
    if (this.#hearer.isOpen) this.#hearer.destroy();
    // What was told just before is still on its way.
    if (this.#teller.isReady) await this.#teller.close();
    else if (this.#teller.isOpen) this.#teller.destroy();
  }

  #connection(): Connection {
    const state = { wasThere: false, isAway: false };
    const connection: Connection = createClient({
      url: this.#options.url,
      disableOfflineQueue: true,
      pingInterval: ASKED_AFTER_MILLISECONDS,
      socket: {
        socketTimeout: SILENT_MILLISECONDS,
        connectTimeout: CONNECT_MILLISECONDS,
        // Who cannot be reached at the start is probably named wrongly.
        reconnectStrategy: (_tries, cause) => (state.wasThere ? PAUSE_MILLISECONDS : cause),
      },
    });
    connection.on('error', ({ message }: Error) => {
      if (state.wasThere && !state.isAway) this.#options.log.warn({ reason: message }, 'Other processes are not heard until Redis is back');
      state.isAway = true;
    });
    connection.on('ready', () => Object.assign(state, { wasThere: true, isAway: false }));
    return connection;
  }
}

async function connect(connection: Connection): Promise<void> {
  try {
    await connection.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Redis cannot be reached (${reason}): check REDIS_URL.`, { cause: error });
  }
}
