import type { InspectedEvent, InspectionRecord, PageIdentity, StateRecord } from '#machines/inspection/inspection.types.ts';

const CHANNEL = 'futago.inspection';
/** Older records are forgotten, so that a page watched for a day does not fill its tab. */
const MOST_RECORDS = 20_000;

type Message =
  | { readonly type: 'watch' }
  | { readonly type: 'history'; readonly page: PageIdentity; readonly records: readonly InspectionRecord[] }
  | { readonly type: 'record'; readonly page: PageIdentity; readonly record: InspectionRecord }
  | { readonly type: 'left'; readonly page: string }
  | { readonly type: 'send'; readonly page: string; readonly actor: string; readonly event: InspectedEvent };

/** What a watched page is told and asked. */
export interface WatchedPagePorts {
  readonly send: (actor: string, event: InspectedEvent) => void;
  /** Where the page is now. */
  readonly address: () => string;
}

/** The watched page's end: tells every tab of this origin that watches, from the page's first record on. */
export class WatchedPage {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #ports: WatchedPagePorts;
  readonly #id = crypto.randomUUID();
  readonly #since = Date.now();
  #records: InspectionRecord[] = [];

  constructor(ports: WatchedPagePorts) {
    this.#ports = ports;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'watch') this.show();
      if (data.type === 'send' && data.page === this.#id) ports.send(data.actor, data.event);
    });
  }

  tell(record: InspectionRecord): void {
    this.#records.push(record);
    if (this.#records.length > MOST_RECORDS) this.#records = withoutOldest(this.#records, MOST_RECORDS / 10);
    post(this.#channel, { type: 'record', page: this.#identity(), record });
  }

  /** Tells all from the first record on; after `hide` too, when the browser brings the page back as it was. */
  show(): void {
    post(this.#channel, { type: 'history', page: this.#identity(), records: this.#records });
  }

  hide(): void {
    post(this.#channel, { type: 'left', page: this.#id });
  }

  close(): void {
    this.#channel.close();
  }

  #identity(): PageIdentity {
    return { id: this.#id, since: this.#since, address: this.#ports.address() };
  }
}

/** What an inspector learns of. */
export interface WatchedRecords {
  /** All that can be watched, and the one that is. */
  readonly pages: readonly PageIdentity[];
  readonly page: string | null;
  /** Of the watched page; grows by one record at a time. */
  readonly records: readonly InspectionRecord[];
  /** Whether the records are another list than before. */
  readonly isNewPage: boolean;
}

interface KnownPage {
  readonly identity: PageIdentity;
  readonly records: InspectionRecord[];
  isOpen: boolean;
}

/** The inspector's end, in a tab of its own. Watches the page that was loaded last until it is told to watch another. */
export class PageWatcher {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listener: (watched: WatchedRecords) => void;
  readonly #pages = new Map<string, KnownPage>();
  #page: string | null = null;

  constructor(listener: (watched: WatchedRecords) => void) {
    this.#listener = listener;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#take(data));
  }

  /** Asks every watched page what has happened so far. */
  start(): void {
    post(this.#channel, { type: 'watch' });
  }

  /** Nothing happens when the page is not known. */
  watch(page: string): void {
    if (page === this.#page || !this.#pages.has(page)) return;
    this.#page = page;
    for (const [id, { isOpen }] of this.#pages) if (!isOpen && id !== page) this.#pages.delete(id);
    this.#tell(true);
  }

  /** Reaches the watched page's actor; nothing happens when the page is gone. */
  send(actor: string, event: InspectedEvent): void {
    if (this.#page !== null) post(this.#channel, { type: 'send', page: this.#page, actor, event });
  }

  close(): void {
    this.#channel.close();
  }

  #take(message: Message): void {
    if (message.type === 'history') this.#replace(message.page, message.records);
    else if (message.type === 'record') this.#append(message.page, message.record);
    else if (message.type === 'left') this.#leave(message.page);
  }

  /** A history that says no more than is known was asked for by another inspector. */
  #replace(identity: PageIdentity, records: readonly InspectionRecord[]): void {
    const known = this.#pages.get(identity.id);
    if (known && known.records.length >= records.length) {
      known.isOpen = true;
      return;
    }
    this.#pages.set(identity.id, { identity, records: [...records], isOpen: true });
    if (known) this.#tell(identity.id === this.#page);
    else this.#introduce(identity);
  }

  #append(identity: PageIdentity, record: InspectionRecord): void {
    const known = this.#pages.get(identity.id);
    if (known) {
      this.#pages.set(identity.id, { ...known, identity, isOpen: true });
      known.records.push(record);
      if (identity.id === this.#page) this.#tell(false);
    } else {
      this.#pages.set(identity.id, { identity, records: [record], isOpen: true });
      this.#introduce(identity);
    }
  }

  #introduce(identity: PageIdentity): void {
    if (this.#isNewer(identity)) this.watch(identity.id);
    else this.#tell(false);
  }

  #leave(page: string): void {
    const known = this.#pages.get(page);
    if (known === undefined) return;
    if (page === this.#page) known.isOpen = false;
    else this.#pages.delete(page);
    this.#tell(false);
  }

  #isNewer({ since }: PageIdentity): boolean {
    const watched = this.#pages.get(this.#page ?? '');
    return watched === undefined || !watched.isOpen || since > watched.identity.since;
  }

  #tell(isNewPage: boolean): void {
    const pages = [...this.#pages.values()].map(({ identity }) => identity);
    this.#listener({ pages, page: this.#page, records: this.#pages.get(this.#page ?? '')?.records ?? [], isNewPage });
  }
}

/** Actors that still live keep their names and the state they are in, however long ago they came there. */
function withoutOldest(records: readonly InspectionRecord[], count: number): InspectionRecord[] {
  const states = new Map<string, StateRecord>();
  for (const record of records.slice(0, count)) if (record.kind === 'state') states.set(record.actor, record);
  return records.filter((record, index) => {
    if (index >= count) return true;
    const state = states.get(record.actor);
    const isLiving = state === undefined || state.status === 'active';
    return isLiving && (record.kind === 'actor' || record === state);
  });
}

function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only and takes no target
  channel.postMessage(message);
}
