import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown for a piece that goes on for longer than it may. */
export class PieceTooLarge extends Error {
  override readonly name = 'PieceTooLarge';

  constructor(most: number) {
    super(`At most ${most} bytes could be taken here.`);
  }
}

export interface WrittenPlace {
  readonly offset: number;
  readonly most: number;
}

export interface Written {
  readonly length: number;
  /** False where the sender broke off. */
  readonly isWhole: boolean;
  /** SHA-256 of what came. */
  readonly sum: Buffer;
}

const UPLOAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The bytes of uploads while they come and until they were looked at: `<dataFolder>/uploads/<id>/<index>`. Paths are made of ids only. */
export class UploadBytes {
  readonly #root: string;

  constructor(dataFolder: string) {
    this.#root = join(dataFolder, 'uploads');
  }

  path(id: string, index: number): string {
    return join(this.#folder(id), String(index));
  }

  /**
   * Writes what comes at the offset, as it comes, over what an answer that was never sent may have left, and onto the disk for good.
   * Rejects with PieceTooLarge beyond `most` bytes; a sender that breaks off is no error.
   */
  async write(id: string, index: number, { offset, most }: WrittenPlace, body: AsyncIterable<Buffer>): Promise<Written> {
    await mkdir(this.#folder(id), { recursive: true });
    await using file = await open(this.path(id, index), constants.O_WRONLY | constants.O_CREAT, 0o600);
    const hash = createHash('sha256');
    const pieces = body[Symbol.asyncIterator]();
    let length = 0;
    for (;;) {
      const piece = await pieces.next().catch(() => null);
      if (piece === null || piece.done === true) {
        await file.datasync();
        return { length, isWhole: piece !== null, sum: hash.digest() };
      }
      if (length + piece.value.length > most) throw new PieceTooLarge(most);
      await writeAll(file, piece.value, offset + length);
      hash.update(piece.value);
      length += piece.value.length;
    }
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
    const names = await readdir(this.#root).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => UPLOAD_ID.test(name))
        .map(async (name) => ({ name, at: (await stat(join(this.#root, name)).catch(() => null))?.mtime ?? null })),
    );
    return found.filter(({ at }) => at !== null && at < before).map(({ name }) => name);
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

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}
