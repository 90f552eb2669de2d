import type { ArchiveReader } from '../archives/archive-reader.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { readRegularFile } from './folder-reader.ts';

/** A file on disk that is known by another name than its path's. */
export interface NamedFile {
  readonly path: string;
  /** As its owner knows it, perhaps with folders; never becomes a path. */
  readonly name: string;
}

/** Files read the way an archive is, by their owner's names. Of equal names the first counts. */
export class NamedFiles implements ArchiveReader {
  readonly #paths = new Map<string, string>();

  constructor(files: readonly NamedFile[]) {
    for (const { path, name } of files) if (!this.#paths.has(name)) this.#paths.set(name, path);
  }

  names(): readonly string[] {
    return [...this.#paths.keys()];
  }

  async read(name: string, limit: number): Promise<Buffer> {
    const path = this.#paths.get(name);
    if (path === undefined) throw new RefusedFile(name, 'damaged', 'is missing');
    try {
      return await readRegularFile(path, limit);
    } catch (error) {
      throw error instanceof RefusedFile ? error.renamed(name) : error;
    }
  }
}
