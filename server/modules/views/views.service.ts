import { createHash } from 'node:crypto';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Device } from '#server/platform/sessions/session-device.ts';
import type { RequestContext } from '../reader.ts';
import { TooManyViews } from './views.errors.ts';
import { dayOf, hashReader, type View, type ViewsRepository } from './views.repository.ts';

const GATHERING_MILLISECONDS = 200;
const MOST_AT_ONCE = 2000;
const MOST_WAITING = 20_000;
/** Who makes up devices is no more readers of a chapter than this. */
const SORTS_OF_DEVICES = 8;

interface Waiting {
  readonly view: View;
  readonly settle: PromiseWithResolvers<void>;
}

export interface ViewsDependencies {
  readonly views: Pick<ViewsRepository, 'count' | 'saltOf'>;
  readonly clock?: Clock;
}

/**
 * Counts that a chapter is read. Views are gathered for a moment and written together; each is acknowledged only when it
 * is committed, so that a crash loses none that was, and there are never more than a bounded number in memory.
 */
export class ViewsService {
  readonly #views: ViewsDependencies['views'];
  readonly #clock: Clock;
  #waiting: Waiting[] = [];
  #isWriting = false;
  #salt: { readonly day: string; readonly value: Promise<Buffer> } | null = null;

  constructor({ views, clock = systemClock }: ViewsDependencies) {
    this.#views = views;
    this.#clock = clock;
  }

  /** Resolves when the view is kept. Rejects with TooManyViews, or as the database does. */
  async add(chapterId: number, { reader, client }: Pick<RequestContext, 'reader' | 'client'>): Promise<void> {
    const salt = await this.#saltOfToday();
    // Whoever is signed in is one reader on all their devices; of others, the network and the kind of device stand for them.
    const who = reader.kind === 'user' ? `user ${reader.userId}` : `${client.network}\n${sortOf(client.device)}`;
    if (this.#waiting.length >= MOST_WAITING) throw new TooManyViews(MOST_WAITING);
    const settle = Promise.withResolvers<void>();
    this.#waiting.push({ view: { reader: hashReader(salt, who), chapterId }, settle });
    if (!this.#isWriting) void this.#writeAll();
    await settle.promise;
  }

  /** Never rejects: each view is told for itself. */
  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHERING_MILLISECONDS));
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      await this.#views
        .count(
          batch.map(({ view }) => view),
          this.#clock.now(),
        )
        .then(
          () => batch.forEach(({ settle }) => settle.resolve()),
          (error: unknown) => batch.forEach(({ settle }) => settle.reject(error)),
        );
    }
    this.#isWriting = false;
  }

  #saltOfToday(): Promise<Buffer> {
    const day = dayOf(this.#clock.now());
    if (this.#salt?.day !== day) {
      const value = this.#views.saltOf(day);
      value.catch(() => (this.#salt = null));
      this.#salt = { day, value };
    }
    return this.#salt.value;
  }
}

function sortOf({ kind, browser, system }: Device): number {
  const [first = 0] = createHash('sha256').update(`${kind}\n${browser}\n${system}`).digest();
  return first % SORTS_OF_DEVICES;
}
