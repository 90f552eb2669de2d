import type { ArchiveReader } from './archive-reader.ts';
import { type ZipArchive, openZipArchive } from './zip-archive.ts';

/** A series may have more archives than a process may have open files. */
const MOST_OPEN = 8;

/** Readers over many archives of which only those that were read last are open. `close` closes all. */
export class ArchiveShelf {
  readonly #open = new Map<string, Promise<ZipArchive>>();

  /** Rejects with a RefusedFile, as opening does; so does reading from an archive that was damaged since. */
  async reader(path: string, file: string): Promise<ArchiveReader> {
    const names = (await this.#take(path, file)).names();
    return { names: () => names, read: async (name, limit) => (await this.#take(path, file)).read(name, limit) };
  }

  async close(): Promise<void> {
    for (const path of this.#open.keys()) await this.#put(path);
  }

  async #take(path: string, file: string): Promise<ZipArchive> {
    const archive = this.#open.get(path) ?? openZipArchive(path, file);
    this.#open.delete(path);
    this.#open.set(path, archive);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) await this.#put(oldest);
    return archive;
  }

  async #put(path: string): Promise<void> {
    const archive = this.#open.get(path);
    this.#open.delete(path);
    await archive?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }
}
