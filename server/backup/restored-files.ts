import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOwn, OF_DISK } from './backup-format.ts';
import { sumOf } from './read-backup.ts';

const DRAFT = /^\..+\.restored$/;
/** Files that would be missed: neither unfinished, nor drawn or made anew at the next start. */
const WORTH_ASKING = /^(?:pictures|uploads|outbox)(?:\/[^./][^/]*)+$/;

/**
 * The files of a backup on their way into a data folder. New ones have their names at once, as no row names them yet;
 * those that stand there otherwise are replaced by `settle`, once the rows are kept, and what the site wrote before and the
 * backup does not hold goes then.
 */
export class RestoredFiles {
  readonly #folder: string;
  /** Files and folders that were not there before. */
  readonly #added: string[] = [];
  readonly #placesOfDrafts = new Map<string, string>();
  readonly #held = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(path: string, content: Readable): Promise<void> {
    this.#held.add(path);
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

  /** A path below the data folder that the site wrote and that the backup does not hold; null where there is none. */
  async firstLost(): Promise<string | null> {
    for await (const path of filesBelow(this.#folder)) if (WORTH_ASKING.test(path) && !this.#held.has(path)) return path;
    return null;
  }

  async settle(): Promise<void> {
    for (const [draft, place] of this.#placesOfDrafts) await rename(draft, place);
    for await (const path of filesBelow(this.#folder)) if (!this.#held.has(path) && isOurs(path)) await this.#remove(path);
  }

  /** With the folders that are empty without it. */
  async #remove(path: string): Promise<void> {
    await rm(join(this.#folder, path), { force: true });
    for (let above = dirname(path); isOwn(above); above = dirname(above)) {
      const isRemoved = await rmdir(join(this.#folder, above)).then(
        () => true,
        () => false,
      );
      if (!isRemoved) return;
    }
  }

  /** Leaves the data folder as it was before. */
  async undo(): Promise<void> {
    for (const path of [...this.#placesOfDrafts.keys(), ...this.#added]) await rm(path, { recursive: true, force: true });
  }
}

function isOurs(path: string): boolean {
  return isOwn(path) || DRAFT.test(basename(path));
}

/** Links are neither followed nor given, and the database's own folder is left out. */
async function* filesBelow(folder: string, under = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    const path = under + entry.name;
    if (entry.isDirectory() && path !== 'database' && entry.name !== OF_DISK) yield* filesBelow(folder, `${path}/`);
    else if (entry.isFile()) yield path;
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found === null ? null : found.size;
}

async function areAlike(one: string, other: string): Promise<boolean> {
  return (await sumOf(createReadStream(one))) === (await sumOf(createReadStream(other)));
}
