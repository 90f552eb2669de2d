import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { Bucket } from '#server/platform/s3/bucket.ts';
import { StorageError } from './storage.error.ts';

/** Where unfinished pictures lie; beside the finished ones, so that a rename moves them. */
const INCOMING = '.incoming';
const ORIGINAL = 'original';
const PICTURE_ID = /^[0-9a-f]{32}$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export type PictureFile = typeof ORIGINAL | `${number}.${'webp' | 'avif'}`;

interface Source {
  readonly width: number;
  readonly content: Buffer;
}

/**
 * The files of stored pictures: `<dataFolder>/pictures/<first 2 of id>/<id>/` holds `original` and `<width>.<webp|avif>`. A picture's
 * folder appears, and goes, whole or not at all, also when the process is killed. Paths are made of ids and widths only.
 *
 * With a bucket, every file is there too before its picture counts as stored, and the folder holds what was made or asked for here.
 */
export class PictureStorage {
  readonly #root: string;

  readonly #bucket: Bucket | null;
  readonly #fetching = new Map<string, Promise<boolean>>();

  constructor(dataFolder: string, bucket: Bucket | null = null) {
    this.#root = join(dataFolder, 'pictures');
    this.#bucket = bucket;
  }

  /** As it is configured. */
  static of({ dataFolder, pictures: { bucketUrl } }: Pick<Config, 'dataFolder' | 'pictures'>): PictureStorage {
    return new PictureStorage(dataFolder, bucketUrl === null ? null : new Bucket(bucketUrl));
  }

  folder(id: string): string {
    if (!PICTURE_ID.test(id)) throw new TypeError(`"${id}" is not the id of a picture`);
    return join(this.#root, id.slice(0, 2), id);
  }

  async has(id: string): Promise<boolean> {
    if (await isFile(join(this.folder(id), ORIGINAL))) return true;
    return (await this.#bucket?.has(objectName(id, ORIGINAL))) ?? false;
  }

  async readOriginal(id: string): Promise<Buffer> {
    await this.bring(id, ORIGINAL);
    return readFile(join(this.folder(id), ORIGINAL));
  }

  /** Brings a file of a picture from the bucket, unless it lies here; false where it is in neither. */
  async bring(id: string, name: PictureFile): Promise<boolean> {
    if (await isFile(join(this.folder(id), name))) return true;
    const object = objectName(id, name);
    const running = this.#fetching.get(object) ?? this.#fetch(id, name).finally(() => this.#fetching.delete(object));
    this.#fetching.set(object, running);
    return await running;
  }

  async #fetch(id: string, name: PictureFile): Promise<boolean> {
    const content = (await this.#bucket?.get(objectName(id, name))) ?? null;
    if (content !== null) await this.#place(id, name, content);
    return content !== null;
  }

  /** Returns false where the picture was there already. */
  async write(id: string, original: Buffer, sources: readonly Source[]): Promise<boolean> {
    const isNew = await this.#writeHere(id, original, sources);
    // Files that lie here may be of a picture that another machine took out of the bucket, or that is just on its way there.
    if (!isNew && (this.#bucket === null || (await this.#bucket.has(objectName(id, ORIGINAL))))) return false;
    try {
      for (const { width, content } of sources) await this.#upload(id, `${width}.webp`, content);
      // Last, since it says that the picture is there.
      await this.#upload(id, ORIGINAL, original);
    } catch (error) {
      if (isNew) await discard(this.folder(id));
      throw error;
    }
    return isNew;
  }

  async #writeHere(id: string, original: Buffer, sources: readonly Source[]): Promise<boolean> {
    const folder = this.folder(id);
    const incoming = this.#incoming(id);
    try {
      await mkdir(incoming, { recursive: true });
      await writeDurably(join(incoming, ORIGINAL), original);
      for (const { width, content } of sources) await writeDurably(join(incoming, `${width}.webp`), content);
      await mkdir(join(folder, '..'), { recursive: true });
      await rename(incoming, folder).catch(async (error: unknown) => {
        if (!isTaken(error) || (await isFile(join(folder, ORIGINAL)))) throw error;
        await this.#removeHere(id);
        await rename(incoming, folder);
      });
      await syncFolder(join(folder, '..'));
      return true;
    } catch (error) {
      if (isTaken(error) && (await isFile(join(folder, ORIGINAL)))) return false;
      throw new StorageError(this.#root, error);
    } finally {
      await discard(incoming);
    }
  }

  /** Adds a width in another type to a picture that is there. */
  async addSource(id: string, name: `${number}.avif`, content: Buffer): Promise<void> {
    await this.#place(id, name, content);
    await this.#upload(id, name, content);
  }

  async #upload(id: string, name: PictureFile, content: Buffer): Promise<void> {
    const contentType = name === ORIGINAL ? 'application/octet-stream' : `image/${name.slice(name.indexOf('.') + 1)}`;
    await this.#bucket?.put(objectName(id, name), content, { contentType, cacheControl: IMMUTABLE });
  }

  async #place(id: string, name: PictureFile, content: Buffer): Promise<void> {
    const incoming = this.#incoming(id);
    try {
      await mkdir(join(this.#root, INCOMING), { recursive: true });
      await writeDurably(incoming, content);
      if (this.#bucket !== null) await mkdir(this.folder(id), { recursive: true });
      await rename(incoming, join(this.folder(id), name));
    } catch (error) {
      throw new StorageError(this.#root, error);
    } finally {
      await discard(incoming);
    }
  }

  async remove(id: string): Promise<void> {
    await this.#removeHere(id);
    // First, since it says that the picture is there.
    await this.#bucket?.remove(objectName(id, ORIGINAL));
    for (const { name } of (await this.#bucket?.list(objectName(id, ''))) ?? []) await this.#bucket?.remove(name);
  }

  /** At once, as it came. */
  async #removeHere(id: string): Promise<void> {
    const leaving = this.#incoming(id);
    try {
      await mkdir(join(this.#root, INCOMING), { recursive: true });
      await rename(this.folder(id), leaving);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    await rm(leaving, { recursive: true, force: true });
  }

  #incoming(id: string): string {
    return join(this.#root, INCOMING, `${id}-${randomBytes(6).toString('hex')}`);
  }

  /** Removes what a killed process left unfinished, and yields the ids of pictures, both last touched before `before`. */
  async *idsBefore(before: Date): AsyncGenerator<string> {
    for (const name of await names(join(this.#root, INCOMING))) {
      const path = join(this.#root, INCOMING, name);
      if (await isOlder(path, before)) await rm(path, { recursive: true, force: true });
    }
    for (const part of await names(this.#root)) {
      if (!/^[0-9a-f]{2}$/.test(part)) continue;
      for (const id of await names(join(this.#root, part))) {
        if (PICTURE_ID.test(id) && (await isOlder(join(this.#root, part, id), before))) yield id;
      }
    }
  }
}

function objectName(id: string, name: PictureFile | ''): string {
  return `pictures/${id.slice(0, 2)}/${id}/${name}`;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

/** What cannot be removed now is swept away later; the error that led here counts more. */
async function discard(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => undefined);
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < before;
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Windows cannot flush a folder: https://github.com/nodejs/node/issues/35752
    if (!hasCode(error, 'EPERM')) throw error;
  } finally {
    await folder.close();
  }
}

function isTaken(error: unknown): boolean {
  return hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST') || hasCode(error, 'EPERM');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
