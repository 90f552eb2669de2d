import { constants, type Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { tooLarge } from '../too-large.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { isJunk } from '#graphql/document/file-names.ts';

const DEEPEST = 12;
const MOST_FILES = 200_000;

/**
 * A folder on disk read the way an archive is. Links inside of it are not followed; hidden files do not count. Names are composed (NFC), as
 * work.json and texts write them, though a Mac took them apart.
 */
export class FolderReader implements ArchiveReader {
  readonly #folder: string;
  /** As the disk has them. */
  readonly #places: ReadonlyMap<string, string>;

  private constructor(folder: string, names: readonly string[]) {
    this.#folder = folder;
    const there = new Set(names);
    this.#places = new Map(names.map((name) => [there.has(name.normalize('NFC')) ? name : name.normalize('NFC'), name]));
  }

  /** Without `unreadable`, a folder below it that cannot be read rejects as the folder itself does. */
  static async open(folder: string, unreadable?: (name: string, error: Error) => void): Promise<FolderReader> {
    const names: string[] = [];
    await collect({ folder, names, unreadable }, '', 1);
    return new FolderReader(folder, names);
  }

  /** The files, which are of this folder, and what lies beside them, as far as that may be seen. */
  static async ofFiles(folder: string, files: readonly string[]): Promise<FolderReader> {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const beside = entries.filter((entry) => entry.isFile() && !isJunk(entry.name)).map(({ name }) => name);
    return new FolderReader(folder, [...new Set([...files, ...beside])]);
  }

  names(): readonly string[] {
    return [...this.#places.keys()];
  }

  path(name: string): string {
    return join(this.#folder, this.#places.get(name) ?? name);
  }

  async read(name: string, limit: number): Promise<Buffer> {
    if (!this.#places.has(name)) throw new RefusedFile(this.#folder, 'damaged', `holds no file "${name}"`);
    return readRegularFile(this.path(name), limit);
  }
}

interface Collection {
  readonly folder: string;
  readonly names: string[];
  readonly unreadable: ((name: string, error: Error) => void) | undefined;
}

async function collect(collection: Collection, prefix: string, depth: number): Promise<void> {
  const { folder, names } = collection;
  if (depth > DEEPEST) throw new RefusedFile(folder, 'other', `is nested more than ${DEEPEST} folders deep`);
  for (const entry of await entriesOf(collection, prefix)) {
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (isJunk(entry.name)) continue;
    if (entry.isDirectory()) await collect(collection, name, depth + 1);
    else if (entry.isFile()) names.push(name);
    if (names.length > MOST_FILES) throw new RefusedFile(folder, 'tooManyFiles', `holds more than ${MOST_FILES} files`);
  }
}

function entriesOf({ folder, unreadable }: Collection, prefix: string): Promise<Dirent[]> {
  return readdir(join(folder, prefix), { withFileTypes: true }).catch((error: Error) => {
    if (prefix === '' || unreadable === undefined) throw error;
    unreadable(prefix, error);
    return [];
  });
}

/** Rejects with a RefusedFile for what is larger than `limit` bytes, a link, or no file at all. */
export async function readRegularFile(path: string, limit: number): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = await file.stat();
    if (size > limit) throw tooLarge(path, limit);
    const content = await file.readFile();
    if (content.length > limit) throw tooLarge(path, limit);
    return content;
  } finally {
    await file.close();
  }
}
