import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sumOf } from './read-backup.ts';

/**
 * The files of a backup on their way into a data folder. New ones have their names at once, as no row names them yet;
 * those that stand there otherwise are replaced by `settle`, once the rows are kept.
 */
export class RestoredFiles {
  readonly #folder: string;
  /** Files and folders that were not there before. */
  readonly #added: string[] = [];
  readonly #placesOfDrafts = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(path: string, content: Readable): Promise<void> {
    const place = join(this.#folder, path);
    const made = await mkdir(dirname(place), { recursive: true });
    if (made !== undefined) this.#added.push(made);
    const draft = join(dirname(place), `.${basename(place)}.restored`);
    this.#placesOfDrafts.set(draft, place);
    await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
    const size = await sizeOf(place);
    if (size === null) {
      this.#added.push(place);
      await rename(draft, place);
    } else if (size === (await sizeOf(draft)) && (await areAlike(draft, place))) await rm(draft);
    else return;
    this.#placesOfDrafts.delete(draft);
  }

  async settle(): Promise<void> {
    for (const [draft, place] of this.#placesOfDrafts) await rename(draft, place);
  }

  /** Leaves the data folder as it was before. */
  async undo(): Promise<void> {
    for (const path of [...this.#placesOfDrafts.keys(), ...this.#added]) await rm(path, { recursive: true, force: true });
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found === null ? null : found.size;
}

async function areAlike(one: string, other: string): Promise<boolean> {
  return (await sumOf(createReadStream(one))) === (await sumOf(createReadStream(other)));
}
