import type { InspectedEvent, InspectionRecord, PageIdentity } from '#machines/inspection/inspection.types.ts';
import { type KeptRecords, RecentRecords } from './recent-records.ts';

const CHANNEL = 'futago.inspection';

type Message =
  | { readonly type: 'watch' }
  | { readonly type: 'history'; readonly page: PageIdentity; readonly kept: KeptRecords }
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
  readonly #recent = new RecentRecords();

  constructor(ports: WatchedPagePorts) {
    this.#ports = ports;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'watch') this.show();
      if (data.type === 'send' && data.page === this.#id) ports.send(data.actor, data.event);
    });
  }

  tell(record: InspectionRecord): void {
    this.#recent.add(record);
    post(this.#channel, { type: 'record', page: this.#identity(), record });
  }

  /** Tells all records that are kept; after `hide` too, when the browser brings the page back as it was. */
  show(): void {
    post(this.#channel, { type: 'history', page: this.#identity(), kept: this.#recent.kept });
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

/** What an inspector learns of: the records are those of the watched page. */
export interface WatchedRecords extends KeptRecords {
  /** All that can be watched, and the one that is. */
  readonly pages: readonly PageIdentity[];
  readonly page: string | null;
  /** Whether the records are another list than before. */
  readonly isNewPage: boolean;
}

interface KnownPage {
  readonly identity: PageIdentity;
  readonly recent: RecentRecords;
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
    if (message.type === 'history') this.#replace(message.page, new RecentRecords(message.kept));
    else if (message.type === 'record') this.#append(message.page, message.record);
    else if (message.type === 'left') this.#leave(message.page);
  }

  /** A history that says no more than is known was asked for by another inspector. */
  #replace(identity: PageIdentity, recent: RecentRecords): void {
    const known = this.#pages.get(identity.id);
    if (known && known.recent.count >= recent.count) {
      known.isOpen = true;
      return;
    }
    this.#pages.set(identity.id, { identity, recent, isOpen: true });
    if (known) this.#tell(identity.id === this.#page);
    else this.#introduce(identity);
  }

  #append(identity: PageIdentity, record: InspectionRecord): void {
    const known = this.#pages.get(identity.id);
    if (known) {
      this.#pages.set(identity.id, { ...known, identity, isOpen: true });
      known.recent.add(record);
      if (identity.id === this.#page) this.#tell(false);
    } else {
      this.#pages.set(identity.id, { identity, recent: new RecentRecords({ records: [record], forgotten: 0, first: 0 }), isOpen: true });
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
    const { kept } = this.#pages.get(this.#page ?? '')?.recent ?? new RecentRecords();
    this.#listener({ ...kept, pages, page: this.#page, isNewPage });
  }
}

function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only and takes no target
  channel.postMessage(message);
}
