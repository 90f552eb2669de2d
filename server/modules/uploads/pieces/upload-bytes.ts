import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BytesFile, type Written, type WrittenPlace } from './bytes-file.ts';
import { SpareRoom } from './spare-room.ts';
import type { FindWanted } from './upload-pieces.ts';

const SCRATCH = /^scratch-/;
const UPLOAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The bytes of uploads while they come and until they were looked at: `<dataFolder>/uploads/<id>/<index>`. Paths are made of ids only. */
export class UploadBytes {
  readonly #root: string;
  readonly #room = new SpareRoom(() => this.free());

  constructor(dataFolder: string) {
    this.#root = join(dataFolder, 'uploads');
  }

  path(id: string, index: number): string {
    return join(this.#folder(id), String(index));
  }

  /**
   * Writes what comes at the offset, as it comes, over what an answer that was never sent may have left, and onto the disk for good.
   * Rejects with PieceTooLarge beyond `most` bytes, and with NoSpareRoom; a sender that breaks off is no error.
   */
  async write(id: string, index: number, place: WrittenPlace, body: AsyncIterable<Buffer>): Promise<Written> {
    await using file = await this.open(id, index);
    const written = await file.write(place, body);
    await file.sync();
    return written;
  }

  /** What the file holds stays until it is written over. */
  async open(id: string, index: number): Promise<BytesFile> {
    await mkdir(this.#folder(id), { recursive: true });
    return new BytesFile(await open(this.path(id, index), constants.O_WRONLY | constants.O_CREAT, 0o600), this.#room);
  }

  /** A file that has no name any more: it is gone when it is closed, or its process killed. */
  async scratch(): Promise<BytesFile> {
    await mkdir(this.#root, { recursive: true });
    const path = join(this.#root, `scratch-${randomUUID()}`);
    const file = new BytesFile(await open(path, 'wx+', 0o600), this.#room);
    await rm(path);
    return file;
  }

  /** Bytes that are there; a restored backup has rows of uploads, but not their bytes. */
  async size(id: string, index: number): Promise<number> {
    return (await stat(this.path(id, index)).catch(() => null))?.size ?? 0;
  }

  async sha256(id: string, index: number): Promise<Buffer> {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(this.path(id, index)) as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest();
  }

  async remove(id: string): Promise<void> {
    await rm(this.#folder(id), { recursive: true, force: true });
  }

  /** Uploads that have bytes here, last written before that time. */
  async idsBefore(before: Date): Promise<string[]> {
    return this.#namesBefore(before, UPLOAD_ID);
  }

  async #namesBefore(before: Date, pattern: RegExp): Promise<string[]> {
    const names = await readdir(this.#root).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => pattern.test(name))
        .map(async (name) => ({ name, at: (await stat(join(this.#root, name)).catch(() => null))?.mtime ?? null })),
    );
    return found.filter(({ at }) => at !== null && at < before).map(({ name }) => name);
  }

  /** Removes what nobody wants and was written before that time. */
  async sweep(before: Date, findWanted: FindWanted): Promise<void> {
    const lying = await this.idsBefore(before);
    const wanted = new Set((await findWanted(lying)).map(({ uploadId }) => uploadId));
    for (const id of lying) if (!wanted.has(id)) await this.remove(id);
    // Of a process that was killed between making one and taking its name away.
    for (const name of await this.#namesBefore(before, SCRATCH)) await rm(join(this.#root, name), { force: true });
  }

  /** Bytes that may still be written to the disk. */
  async free(): Promise<number> {
    await mkdir(this.#root, { recursive: true });
    const { bavail, bsize } = await statfs(this.#root);
    return bavail * bsize;
  }

  #folder(id: string): string {
    if (!UPLOAD_ID.test(id)) throw new TypeError(`"${id}" is not the id of an upload`);
    return join(this.#root, id);
  }
}
