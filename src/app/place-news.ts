import type { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { isBehind } from '#src/adapters/reading/further-place.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import type { OpenedPlace } from '#src/routes/-site-context.ts';

/** A place that was just kept. */
export interface NewsOfPlace {
  readonly place: KeptPlace;
  /** The reader has gone back behind the place that was kept of the chapter before. */
  readonly isRereading: boolean;
}

interface Open {
  readonly chapterId: string;
  go: (place: KeptPlace) => void;
  /** The last rest of a chapter comes while it is left: nothing is offered any more, but what came stays. */
  isLeft: boolean;
}

/**
 * Keeps what the reader does to their places, and tells of it. A place in the open chapter that this page neither opened
 * with nor kept came from elsewhere: while the reader rests behind it nothing takes its place, until they have answered
 * whether to go there, or have come past it. Who stays where they are reads again from there.
 */
export class PlaceNews {
  readonly #places: KeptPlaces<KeptPlace>;
  readonly #unheard = new Map<string, NewsOfPlace>();
  readonly #offerees = new Set<(offered: KeptPlace | null) => void>();
  #tell = (news: NewsOfPlace): void => {
    const { chapterId } = news.place;
    this.#unheard.set(chapterId, { ...news, isRereading: news.isRereading || this.#unheard.get(chapterId)?.isRereading === true });
  };
  #open: Open | null = null;
  /** What this page knows of: its own, or what the reader was told of. */
  #known: KeptPlace | null = null;
  #offered: KeptPlace | null = null;

  constructor(places: KeptPlaces<KeptPlace>) {
    this.#places = places;
  }

  open(chapterId: string, left: AbortSignal): OpenedPlace {
    const opened: Open = { chapterId, go: () => undefined, isLeft: false };
    this.#open = opened;
    this.#known = this.#places.ofChapter(chapterId);
    left.addEventListener('abort', () => this.#leave(opened), { once: true });
    return { kept: this.#known, onGo: (listener) => (opened.go = listener) };
  }

  /** Later than any other of the work, whatever the clock said then: a device's may have been set back. */
  keep(kept: KeptPlace): void {
    const all = this.#places.all();
    const newest = all.find(({ workId }) => workId === kept.workId)?.at ?? 0;
    const place = { ...kept, at: Math.max(kept.at, newest + 1) };
    const stored = all.find(({ chapterId }) => chapterId === place.chapterId) ?? null;
    const isRereading = stored !== null && isBehind(place, stored);
    if (isRereading && this.#open?.chapterId === place.chapterId && !this.#knows(stored)) {
      if (!this.#open.isLeft) this.#offer(stored);
      return;
    }
    this.#places.keep(place);
    this.#known = place;
    this.#offer(null);
    this.#tell({ place, isRereading });
  }

  add(given: readonly KeptPlace[]): void {
    this.#places.add(given);
    for (const place of given) this.#tell({ place, isRereading: false });
  }

  /** Places may have come from elsewhere. */
  look(): void {
    const stored = this.#open?.isLeft === false ? this.#places.ofChapter(this.#open.chapterId) : null;
    if (stored === null || this.#knows(stored)) return;
    if (this.#known === null || isBehind(this.#known, stored)) this.#offer(stored);
  }

  /** Told of a place that came from elsewhere while its chapter is open, and of null once nothing is offered any more. */
  onOffered(listener: (offered: KeptPlace | null) => void): void {
    this.#offerees.add(listener);
    if (this.#offered !== null) listener(this.#offered);
  }

  answer(answer: 'go' | 'stay'): void {
    const offered = this.#offered;
    if (offered === null) return;
    this.#known = offered;
    this.#offer(null);
    if (answer === 'go') this.#open?.go(offered);
  }

  /** Those first that were kept before anybody listened. For one listener. */
  onKept(listener: (news: NewsOfPlace) => void): void {
    this.#tell = listener;
    for (const news of this.#unheard.values()) listener(news);
    this.#unheard.clear();
  }

  #leave(opened: Open): void {
    opened.isLeft = true;
    if (this.#open === opened) this.#offer(null);
  }

  #offer(offered: KeptPlace | null): void {
    if (this.#offered?.at === offered?.at) return;
    this.#offered = offered;
    for (const listener of this.#offerees) listener(offered);
  }

  #knows({ chapterId, id, at }: KeptPlace): boolean {
    return this.#known?.chapterId === chapterId && this.#known.id === id && this.#known.at === at;
  }
}
