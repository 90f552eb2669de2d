import { asRefusal } from './as-refusal.ts';
import { findSources } from './import-paths.ts';
import type { ImportedWork } from './imported-work.ts';
import type { RefusedFile } from './refused-file.error.ts';
import { joinGiven } from './sources/given-files.ts';
import type { ImportOptions, ImportSource, OpenedSource } from './sources/import-source.ts';
import type { SavedWork, WorkStore } from './work-store.ts';

export interface ImportReport {
  readonly works: readonly SavedWork[];
  readonly refused: readonly RefusedFile[];
}

/** Told of what happens while it happens. Sources are counted when all paths were looked at. */
export interface ImportListener {
  counted?(sources: number): void;
  began?(file: string): void;
  saved?(work: SavedWork): void;
  refused?(refusal: RefusedFile): void;
  finished?(file: string): void;
}

/**
 * Imports everything that the paths hold, one source after the other. What is refused is reported and the others go on; only errors of
 * the database and of the data folder end the run. After the signal no further work is begun.
 */
export async function importPaths(
  paths: readonly string[],
  options: ImportOptions,
  store: WorkStore,
  listener: ImportListener = {},
  signal?: AbortSignal,
): Promise<ImportReport> {
  const run = new ImportRun(store, listener, signal);
  const found: ImportSource[] = [];
  for (const path of paths) await run.settle(path, async () => void found.push(...(await findSources(path, options))));
  const sources = joinGiven(found, options);
  listener.counted?.(sources.length);
  for (const source of sources) {
    if (signal?.aborted) break;
    listener.began?.(source.file);
    await run.settle(source.file, () => run.take(source));
    listener.finished?.(source.file);
  }
  return run.report();
}

class ImportRun {
  readonly #store: WorkStore;
  readonly #listener: ImportListener;
  readonly #signal: AbortSignal | undefined;
  readonly #works: SavedWork[] = [];
  readonly #refused: RefusedFile[] = [];

  constructor(store: WorkStore, listener: ImportListener, signal: AbortSignal | undefined) {
    this.#store = store;
    this.#listener = listener;
    this.#signal = signal;
  }

  report(): ImportReport {
    return { works: this.#works, refused: this.#refused };
  }

  async take(source: ImportSource): Promise<void> {
    const opened = await source.open();
    try {
      for (const refusal of opened.refused) this.#refuse(refusal);
      await this.#saveAll(source, opened);
    } finally {
      await opened.close();
    }
  }

  async settle(file: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#refuse(asRefusal(error, file));
    }
  }

  async #saveAll(source: ImportSource, opened: OpenedSource): Promise<void> {
    for (const work of opened.works) {
      if (this.#signal?.aborted) return;
      await this.settle(source.file, () => this.#save(work));
    }
  }

  async #save(work: ImportedWork): Promise<void> {
    const saved = await this.#store.save(work);
    this.#works.push(saved);
    this.#listener.saved?.(saved);
  }

  #refuse(refusal: RefusedFile): void {
    this.#refused.push(refusal);
    this.#listener.refused?.(refusal);
  }
}
