import { savings, type savingMachine } from '#machines/saving/index.ts';
import type { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import type { SavedRecord } from '#src/adapters/saved-chapters/saved-record.ts';
import type { WaitingChapters } from '#src/adapters/saved-chapters/waiting-chapters.ts';
import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import { parseKeptCover } from '#src/features/history/kept-cover.ts';
import type { ShelfChapter, ShelfIntent, ShelfView } from '#src/features/shelf/shelf-view.ts';
import type { ShelfPort } from '#src/routes/-site-context.ts';
import type { ActorRefFrom } from 'xstate';

type SavingActor = ActorRefFrom<typeof savingMachine>;

/** Joins the saving statechart to the page: what it saved, to the routes, the worker and other tabs; the network, to it. */
export function startSaving(actor: SavingActor, chapters: SavedChapters, waiting: WaitingChapters, worker: PageWorker): ShelfPort {
  const shelf = new Shelf(actor, chapters);
  let { queue } = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    waiting.change(queue, context.queue);
    ({ queue } = context);
  });
  const tabs = openTabs();
  tabs?.addEventListener('message', () => void shelf.renew());
  actor.on('shelf.changed', () => {
    worker.savedChanged();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tabs?.postMessage('changed');
    void shelf.renew();
  });
  actor.subscribe(() => shelf.look());
  addEventListener('online', () => actor.send({ type: 'network.returned' }));
  void shelf.renew();
  return shelf;
}

/** Null where the browser lets a site keep nothing: Firefox with its cookies blocked. */
function openTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('futago-shelf');
  } catch {
    return null;
  }
}

class Shelf implements ShelfPort {
  readonly #actor: SavingActor;
  readonly #chapters: SavedChapters;
  readonly #listeners = new Set<() => void>();
  #stored: Pick<ShelfView, 'chapters' | 'room'> | null = null;
  #view: ShelfView | null = null;
  #reads = 0;
  #isReading = false;

  constructor(actor: SavingActor, chapters: SavedChapters) {
    this.#actor = actor;
    this.#chapters = chapters;
  }

  readonly read = (): ShelfView | null => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (intent: ShelfIntent): void => {
    if (intent.type === 'clear') this.#actor.send({ type: 'shelf.clear' });
    else this.#actor.send({ type: `chapter.${intent.type}`, key: intent.key });
  };

  /** Reads what is stored; the last read that was begun counts. */
  async renew(): Promise<void> {
    this.#reads += 1;
    this.#isReading = true;
    const read = this.#reads;
    const [records, room] = await Promise.all([this.#chapters.list(), this.#chapters.room()]);
    if (read !== this.#reads) return;
    this.#isReading = false;
    this.#stored = { chapters: records.map(shelfChapter), room };
    this.look();
  }

  /** What is no longer being saved is shown together with the shelf it now stands on. */
  look(): void {
    if (this.#stored === null) return;
    const stored = this.#stored.chapters.map(({ key }) => key);
    const current = savings(this.#actor.getSnapshot(), stored);
    if (this.#isReading && [...(this.#view?.savings.keys() ?? [])].some((key) => !current.has(key))) return;
    this.#view = { ...this.#stored, savings: current };
    for (const listener of this.#listeners) listener();
  }
}

function shelfChapter({ work, chapter, format, isWhole, bytes, files }: SavedRecord): ShelfChapter {
  const [{ id, title }, cover] = [work, parseKeptCover(work.cover)];
  const isCover = (address: string): boolean => cover?.sources.some(({ url }) => url === address) ?? false;
  const picture = files.find(({ url, key }) => url !== key && (format === 'comic' || !isCover(url)));
  return {
    key: `${id}/${chapter.id}`,
    work: { id, title, cover },
    number: chapter.number,
    title: chapter.title,
    isWhole,
    contentHash: chapter.contentHash ?? null,
    bytes,
    pictureUrl: picture?.url ?? null,
  };
}
