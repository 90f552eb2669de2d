const MOST = 400;

interface Placed {
  readonly workId: string;
  readonly chapterId: string;
  readonly at: number;
}

/**
 * Places by chapter, kept in this browser at once: what was written is there even where the page is closed in the same
 * moment. Where storage is denied or full, places hold for the page.
 */
export class KeptPlaces<Place extends Placed> {
  readonly #parse: (kept: unknown) => Place | null;
  readonly #unkept = new Map<string, Place>();
  readonly #storage: () => Storage;
  readonly #key: string;

  constructor(parse: (kept: unknown) => Place | null, storage: () => Storage = () => localStorage, key = 'futago.places') {
    this.#parse = parse;
    this.#storage = storage;
    this.#key = key;
  }

  /** The newest first. */
  all(): readonly Place[] {
    const places = new Map(this.#stored().map((place) => [place.chapterId, place]));
    for (const [chapterId, place] of this.#unkept) places.set(chapterId, place);
    return [...places.values()].toSorted((one, other) => other.at - one.at);
  }

  ofChapter(chapterId: string): Place | null {
    return this.all().find((place) => place.chapterId === chapterId) ?? null;
  }

  /** In the chapter of the work that was read last. */
  ofWork(workId: string): Place | null {
    return this.all().find((place) => place.workId === workId) ?? null;
  }

  keep(place: Place): void {
    this.#write([place, ...this.all().filter(({ chapterId }) => chapterId !== place.chapterId)]);
  }

  /** The newer of two places in one chapter stays. */
  add(places: readonly Place[]): void {
    const merged = new Map<string, Place>();
    for (const place of [...this.all(), ...places]) {
      const known = merged.get(place.chapterId);
      if (known === undefined || known.at < place.at) merged.set(place.chapterId, place);
    }
    this.#write([...merged.values()].toSorted((one, other) => other.at - one.at));
  }

  /** Each takes the place of what is kept of its chapter, older or not. */
  replace(places: readonly Place[]): void {
    const replaced = new Set(places.map(({ chapterId }) => chapterId));
    const others = this.all().filter(({ chapterId }) => !replaced.has(chapterId));
    this.#write([...others, ...places].toSorted((one, other) => other.at - one.at));
  }

  forgetChapters(chapterIds: ReadonlySet<string>): void {
    this.#write(this.all().filter(({ chapterId }) => !chapterIds.has(chapterId)));
  }

  forgetWork(workId: string): void {
    this.#write(this.all().filter((place) => place.workId !== workId));
  }

  clear(): void {
    this.#write([]);
  }

  #stored(): readonly Place[] {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept.map(this.#parse).filter((place) => place !== null) : [];
    } catch {
      return [];
    }
  }

  /** As many of the most valuable as there is room for; whatever finds none is remembered by the page. */
  #write(places: readonly Place[]): void {
    this.#unkept.clear();
    const valued = byValue(places).slice(0, MOST);
    if (this.#store(valued)) return;
    let [stored, tooMany] = [0, valued.length];
    while (tooMany - stored > 1) {
      const most = (stored + tooMany) >> 1;
      if (this.#store(valued.slice(0, most))) stored = most;
      else tooMany = most;
    }
    // Nothing at all may find no room either: then what was stored before would come back.
    if (stored === 0) this.#store([]);
    for (const place of valued.slice(stored)) this.#unkept.set(place.chapterId, place);
  }

  #store(places: readonly Place[]): boolean {
    try {
      this.#storage().setItem(this.#key, JSON.stringify(places));
      return true;
    } catch {
      return false;
    }
  }
}

/** Where each work was read last, the newest first; then where it was read before. */
function byValue<Place extends Placed>(places: readonly Place[]): readonly Place[] {
  const works = new Set<string>();
  const [last, earlier]: [Place[], Place[]] = [[], []];
  for (const place of places) {
    (works.has(place.workId) ? earlier : last).push(place);
    works.add(place.workId);
  }
  return [...last, ...earlier];
}
