import { LONGEST_ICON_URL } from '#graphql/document/limits.ts';
import { fetchIcons, type FetchIcons } from './fetch-icons.ts';

/**
 * Icons whose names come with data, such as 'lucide:heart', each fetched once and together with those that are wanted
 * in the same moment. One that cannot be had stays away: the words beside it say what it means.
 */
export class IconLibrary {
  readonly #fetch: FetchIcons;
  /** Addresses of the drawings, by name; null while one is on the way, and for good where there is none. */
  readonly #icons = new Map<string, string | null>();
  readonly #listeners = new Set<() => void>();
  #wanted: string[] = [];

  constructor(fetch: FetchIcons = fetchIcons) {
    this.#fetch = fetch;
  }

  readonly read = (name: string): string | null => this.#icons.get(name) ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly want = (name: string): void => {
    if (this.#icons.has(name)) return;
    this.#icons.set(name, null);
    this.#wanted.push(name);
    if (this.#wanted.length === 1) queueMicrotask(() => this.#fetchWanted());
  };

  #fetchWanted(): void {
    const collections = Map.groupBy(this.#wanted.splice(0), (name) => name.split(':')[0] ?? '');
    for (const [collection, names] of collections) {
      const icons = names.map((name) => name.slice(collection.length + 1));
      for (const some of requestsOf(icons)) void this.#fetch(collection, some).then((drawings) => this.#keep(collection, drawings));
    }
  }

  #keep(collection: string, drawings: ReadonlyMap<string, string>): void {
    for (const [name, svg] of drawings) this.#icons.set(`${collection}:${name}`, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    for (const listener of this.#listeners) listener();
  }
}

/** Icons in as many requests as the longest address allows; their order is always the same, so that answers can be kept. */
function requestsOf(icons: readonly string[]): readonly (readonly string[])[] {
  const requests: string[][] = [];
  const room = LONGEST_ICON_URL - 120;
  for (const icon of icons.toSorted()) {
    const last = requests.at(-1);
    if (last && last.join(',').length + 1 + icon.length <= room) last.push(icon);
    else requests.push([icon]);
  }
  return requests;
}
