import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { SpareRoom } from './spare-room.ts';

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

/** A file that bytes of an upload are written into. */
export class BytesFile implements AsyncDisposable {
  readonly #file: FileHandle;
  readonly #room: SpareRoom;

  constructor(file: FileHandle, room: SpareRoom) {
    this.#file = file;
    this.#room = room;
  }

  /**
   * Writes what comes, as it comes. Rejects with PieceTooLarge beyond `most` bytes, and with NoSpareRoom; a sender that breaks off is no
   * error.
   */
  async write({ offset, most }: WrittenPlace, body: AsyncIterable<Buffer>): Promise<Written> {
    const hash = createHash('sha256');
    const pieces = body[Symbol.asyncIterator]();
    let length = 0;
    for (;;) {
      const piece = await pieces.next().catch(() => null);
      if (piece === null || piece.done === true) return { length, isWhole: piece !== null, sum: hash.digest() };
      if (length + piece.value.length > most) throw new PieceTooLarge(most);
      await this.#room.take(piece.value.length);
      await this.#put(piece.value, offset + length);
      hash.update(piece.value);
      length += piece.value.length;
    }
  }

  /** Puts bytes there, over what may be there already. Rejects with NoSpareRoom. */
  async place(bytes: Buffer, at: number): Promise<void> {
    const { size } = await this.#file.stat();
    await this.#room.take(Math.max(0, at + bytes.length - size));
    await this.#put(bytes, at);
  }

  async #put(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, at + done);
      done += bytesWritten;
    }
  }

  /** The first bytes of it. */
  async read(length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length;) {
      const { bytesRead } = await this.#file.read(bytes, done, length - done, done);
      if (bytesRead === 0) throw new RangeError(`The file ends before ${length} bytes.`);
      done += bytesRead;
    }
    return bytes;
  }

  async sync(): Promise<void> {
    await this.#file.datasync();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }
}
