import { type Kysely, sql, type Transaction } from 'kysely';
import { Client } from 'pg';
import type { Logger } from '../logging.ts';
import type { Tables } from '../database/tables.ts';
import { NoticeListeners } from './notice-listeners.ts';
import { PartReader, partsOf } from './notice-parts.ts';
import type { Notice, OpenNotices, Tell, Told, Topic } from './notices.ts';

export interface PostgresNoticesOptions {
  /** What is told goes through its pool. */
  readonly database: Kysely<Tables>;
  /** The same database: what is heard has a connection of its own. */
  readonly url: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds after which a silent connection is asked whether it stands, and in which it must answer; 5 s unless told. */
  readonly patience?: number;
}

const CHANNEL = 'futago';
const RETRY_MILLISECONDS = 1000;
const PATIENCE_MILLISECONDS = 5000;

/**
 * Notices over PostgreSQL's LISTEN and NOTIFY, which carries those of a transaction when it is committed, and only
 * then. Comes back by itself when the database was away, or something between forgot the connection.
 */
export class PostgresNotices implements OpenNotices {
  readonly #options: PostgresNoticesOptions;
  readonly #listeners: NoticeListeners;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #asking: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PostgresNoticesOptions) {
    this.#options = options;
    this.#listeners = new NoticeListeners(options.log);
  }

  async tell(notice: Notice): Promise<void> {
    try {
      await this.#send(this.#options.database, [notice]);
    } catch (error) {
      this.#options.log.warn({ err: error, topic: notice.topic }, 'Other processes were not told');
    }
  }

  async transact<Result>(
    database: Kysely<Tables>,
    body: (transaction: Transaction<Tables>, tell: Tell) => Promise<Result>,
  ): Promise<Result> {
    return await database.transaction().execute(async (transaction) => {
      const told: Notice[] = [];
      const result = await body(transaction, (notice) => void told.push(notice));
      if (told.length > 0) await this.#send(transaction, told);
      return result;
    });
  }

  onTold<Name extends Topic>(topic: Name, listener: (told: Told[Name]) => void): void {
    this.#listeners.onTold(topic, listener);
  }

  onMissed(listener: () => void): void {
    this.#listeners.onMissed(listener);
  }

  async listen(): Promise<void> {
    const { url, patience = PATIENCE_MILLISECONDS } = this.#options;
    const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
    const client = new Client({ connectionString: url, application_name: 'futago notices', keepAlive: true, ...limits });
    const parts = new PartReader();
    client.on('notification', ({ payload = '' }) => {
      const text = parts.take(payload);
      if (text !== null) this.#listeners.read(text);
    });
    client.on('error', () => this.#comeBack(client));
    client.on('end', () => this.#comeBack(client));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#askAgain(client, patience);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    clearTimeout(this.#asking);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #send(database: Kysely<Tables>, notices: readonly Notice[]): Promise<void> {
    const parts = notices.flatMap((notice) => partsOf(this.#listeners.write(notice)));
    await sql`select pg_notify(${CHANNEL}, part)
      from unnest(${parts}::text[]) with ordinality as parts (part, place) order by place`.execute(database);
  }

  #askAgain(client: Client, patience: number): void {
    this.#asking = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#askAgain(client, patience),
        () => this.#comeBack(client),
      );
    }, patience);
  }

  #comeBack(client: Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = null;
    clearTimeout(this.#asking);
    client.end().catch(() => undefined);
    this.#options.log.warn('Other processes are not heard until the database is back');
    this.#retry = setTimeout(() => {
      this.listen().then(
        () => this.#listeners.readMissed(),
        () => {
          if (this.#client !== null) this.#comeBack(this.#client);
        },
      );
    }, RETRY_MILLISECONDS);
  }
}
