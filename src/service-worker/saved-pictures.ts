import { buildOfSaved, isHtml, pictureKey } from './cache-rules.ts';

/** Pictures of saved chapters. Their names stand in memory, so that every other picture takes its way without us. */
export class SavedPictures {
  #known: ReadonlySet<string> | null = null;
  #reading: Promise<ReadonlySet<string>> | null = null;

  /** Another chapter was saved or removed. */
  forget(): void {
    this.#known = null;
    this.#reading = null;
    void this.#read();
  }

  mayHave(address: string): boolean {
    return this.#known === null || this.#known.has(pictureKey(address) ?? '');
  }

  /**
   * Reading the names of hundreds of chapters takes a while: until they are known the network is asked beside it, and
   * whichever has the picture first answers.
   */
  async answer(request: Request): Promise<Response> {
    const saved = this.#saved(request.url);
    if (this.#known !== null) return (await saved) ?? fetch(request);
    const asking = new AbortController();
    const fetched = fetch(request, { signal: asking.signal });
    const found = saved.then((picture) => {
      if (picture) asking.abort();
      return picture ?? fetched;
    });
    return Promise.any([found, fetched.then((answer) => (answer.ok && !isHtml(answer) ? answer : found))]);
  }

  async #saved(address: string): Promise<Response | undefined> {
    const key = pictureKey(address);
    const isSaved = key !== null && (await this.#read()).has(key);
    return isSaved ? caches.match(key).catch(() => undefined) : undefined;
  }

  #read(): Promise<ReadonlySet<string>> {
    this.#reading ??= readNames().then(
      (names) => {
        this.#known = names;
        return names;
      },
      () => new Set<string>(),
    );
    return this.#reading;
  }
}

async function readNames(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => buildOfSaved(name) !== null);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(keys.flat().map(({ url }) => new URL(url).pathname));
}
