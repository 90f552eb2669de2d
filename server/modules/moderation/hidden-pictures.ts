import type { HiddenPicturesRepository } from './hidden-pictures.repository.ts';

export interface HiddenPicturesDependencies {
  readonly repository: Pick<HiddenPicturesRepository, 'list' | 'isOfOwner'>;
  readonly report: (error: unknown) => void;
}

/** How old the list may become where nobody told that something was hidden. */
const LOOK_MILLISECONDS = 30_000;

/** The names of what is hidden, at hand, so that asking costs nothing where a picture is sent. */
export class HiddenPictures {
  readonly #dependencies: HiddenPicturesDependencies;
  readonly #listeners: ((pictureIds: readonly string[]) => void)[] = [];
  #pictures: ReadonlySet<string> = new Set();
  #works: ReadonlySet<number> = new Set();
  #partly: ReadonlySet<number> = new Set();
  #running: Promise<void> | null = null;
  #isStale = false;
  #first: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(dependencies: HiddenPicturesDependencies) {
    this.#dependencies = dependencies;
  }

  has(pictureId: string): boolean {
    return this.#pictures.has(pictureId);
  }

  hasWork(workId: number): boolean {
    return this.#works.has(workId);
  }

  hasChapterOf(workId: number): boolean {
    return this.#partly.has(workId);
  }

  async isOfOwner(pictureId: string, userId: number): Promise<boolean> {
    return await this.#dependencies.repository.isOfOwner(pictureId, userId);
  }

  /** Null once it is known what is hidden; before the first look has ended, what resolves with it. */
  get awaited(): Promise<void> | null {
    return this.#first;
  }

  /** Called with pictures that were not hidden at the look before. */
  onHidden(listener: (pictureIds: readonly string[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Looks now, and then again and again until it is stopped. Resolves after the first look. */
  async watch(): Promise<void> {
    this.#timer ??= setInterval(() => void this.refresh(), LOOK_MILLISECONDS).unref();
    this.#first = this.refresh().finally(() => {
      this.#first = null;
    });
    await this.#first;
  }

  /** Resolves when the last look has ended. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  /** Resolves when what was hidden before the call is known. Where the database cannot be asked, what was known stays. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    this.#running ??= this.#refresh().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #refresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      try {
        const { workIds, partlyHiddenIds, pictureIds } = await this.#dependencies.repository.list();
        const before = this.#pictures;
        this.#pictures = new Set(pictureIds);
        this.#works = new Set(workIds);
        this.#partly = new Set(partlyHiddenIds);
        const added = pictureIds.filter((id) => !before.has(id));
        if (added.length > 0) for (const listener of this.#listeners) listener(added);
      } catch (error) {
        this.#dependencies.report(error);
      }
    }
  }
}
