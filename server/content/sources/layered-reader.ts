import type { ArchiveReader } from '../archives/archive-reader.ts';
import { RefusedFile } from '../refused-file.error.ts';

/** Several readers as one; of equal names the first reader's counts. Our own library's texts and its drawn pictures lie in two folders. */
export class LayeredReader implements ArchiveReader {
  readonly #layers: ReadonlyMap<string, ArchiveReader>;

  constructor(readers: readonly ArchiveReader[]) {
    const layers = new Map<string, ArchiveReader>();
    for (const reader of readers) for (const name of reader.names()) if (!layers.has(name)) layers.set(name, reader);
    this.#layers = layers;
  }

  names(): readonly string[] {
    return [...this.#layers.keys()];
  }

  async read(name: string, limit: number): Promise<Buffer> {
    const reader = this.#layers.get(name);
    if (!reader) throw new RefusedFile(name, 'damaged', 'is missing');
    return reader.read(name, limit);
  }
}
