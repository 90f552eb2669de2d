import type { InspectedEvent, InspectionRecord } from '#machines/inspection/inspection.types.ts';

const CHANNEL = 'futago.inspection';
/** Older records are forgotten, so that a page watched for a day does not fill its tab. */
const MOST_RECORDS = 20_000;

type Message =
  | { readonly type: 'watch' }
  | { readonly type: 'history'; readonly page: string; readonly records: readonly InspectionRecord[] }
  | { readonly type: 'record'; readonly page: string; readonly record: InspectionRecord }
  | { readonly type: 'send'; readonly page: string; readonly actor: string; readonly event: InspectedEvent };

/** The watched page's end: tells every tab of this origin that watches, from the page's first record on. */
export class WatchedPage {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #page = crypto.randomUUID();
  readonly #records: InspectionRecord[] = [];

  constructor(send: (actor: string, event: InspectedEvent) => void) {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'watch') this.#post({ type: 'history', page: this.#page, records: this.#records });
      if (data.type === 'send' && data.page === this.#page) send(data.actor, data.event);
    });
  }

  tell(record: InspectionRecord): void {
    this.#records.push(record);
    if (this.#records.length > MOST_RECORDS) this.#records.splice(0, MOST_RECORDS / 10);
    this.#post({ type: 'record', page: this.#page, record });
  }

  close(): void {
    this.#channel.close();
  }

  #post(message: Message): void {
    post(this.#channel, message);
  }
}

/** What an inspector learns of: the page that spoke last is the one it watches. */
export interface WatchedRecords {
  /** Grows by one record at a time; another array when another page is watched. */
  readonly records: readonly InspectionRecord[];
  readonly isNewPage: boolean;
}

/** The inspector's end, in a tab of its own. */
export class PageWatcher {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listener: (watched: WatchedRecords) => void;
  #page: string | null = null;
  #records: InspectionRecord[] = [];

  constructor(listener: (watched: WatchedRecords) => void) {
    this.#listener = listener;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#take(data));
  }

  /** Asks every watched page what has happened so far. */
  start(): void {
    post(this.#channel, { type: 'watch' });
  }

  /** Reaches the watched page's actor; nothing happens when the page is gone. */
  send(actor: string, event: InspectedEvent): void {
    if (this.#page !== null) post(this.#channel, { type: 'send', page: this.#page, actor, event });
  }

  close(): void {
    this.#channel.close();
  }

  #take(message: Message): void {
    if (message.type === 'history') {
      this.#page = message.page;
      this.#records = [...message.records];
      this.#listener({ records: this.#records, isNewPage: true });
    } else if (message.type === 'record') {
      const isNewPage = message.page !== this.#page;
      if (isNewPage) [this.#page, this.#records] = [message.page, []];
      this.#records.push(message.record);
      this.#listener({ records: this.#records, isNewPage });
    }
  }
}

function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only and takes no target
  channel.postMessage(message);
}
