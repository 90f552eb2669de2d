import { PieceTooLarge, type UploadBytes } from './upload-bytes.ts';
import type { UploadEvents } from './upload-events.ts';
import { MOST_PIECE_BYTES } from './upload-limits.ts';
import type { ProcessingQueue } from './processing-queue.ts';
import type { UploadFileRow, UploadsRepository } from './uploads.repository.ts';

export interface Piece {
  readonly uploadId: string;
  readonly index: number;
  readonly userId: number;
  readonly offset: number;
  /** SHA-256 of what is sent; null: what came before a cut counts. */
  readonly checksum: Buffer | null;
}

export type Received =
  | { readonly kind: 'taken'; readonly offset: number }
  | { readonly kind: 'elsewhere'; readonly offset: number }
  | { readonly kind: 'missing' | 'busy' | 'differs' | 'beyond' };

export interface ReceivingDependencies {
  readonly uploads: UploadsRepository;
  readonly bytes: UploadBytes;
  readonly events: UploadEvents;
  readonly queue: ProcessingQueue;
}

/** Takes the bytes of uploads. An offset that was answered is on the disk for good. */
export class Receiving {
  readonly #dependencies: ReceivingDependencies;
  readonly #busy = new Set<string>();

  constructor(dependencies: ReceivingDependencies) {
    this.#dependencies = dependencies;
  }

  /** How far a file is; undefined where there is none of the user's. Counts as a sign of life. */
  async position(uploadId: string, index: number, userId: number): Promise<{ readonly offset: number; readonly size: number } | undefined> {
    const file = await this.#find(uploadId, index, userId);
    if (file === undefined) return undefined;
    await this.#dependencies.uploads.touch(uploadId);
    return { offset: await this.#offsetOf(file), size: file.size };
  }

  /** The body is not read before the offset was found right. Rejects as the disk does. */
  async take(piece: Piece, body: AsyncIterable<Buffer>): Promise<Received> {
    const place = `${piece.uploadId}/${piece.index}`;
    if (this.#busy.has(place)) return { kind: 'busy' };
    this.#busy.add(place);
    try {
      return await this.#take(piece, body);
    } catch (error) {
      if (error instanceof PieceTooLarge) return { kind: 'beyond' };
      throw error;
    } finally {
      this.#busy.delete(place);
    }
  }

  async #take({ uploadId, index, userId, offset, checksum }: Piece, body: AsyncIterable<Buffer>): Promise<Received> {
    const file = await this.#find(uploadId, index, userId);
    if (file === undefined) return { kind: 'missing' };
    const at = await this.#offsetOf(file);
    if (at !== offset) return { kind: 'elsewhere', offset: at };
    if (at === file.size) return { kind: 'taken', offset };
    const place = { offset, most: Math.min(MOST_PIECE_BYTES, file.size - offset) };
    const { length, isWhole, sum } = await this.#dependencies.bytes.write(uploadId, index, place, body);
    if (checksum !== null && !(isWhole && sum.equals(checksum))) return { kind: 'differs' };
    const to = offset + length;
    const { isMoved, isComplete } = await this.#dependencies.uploads.advance({ uploadId, index, from: file.received, to }, (transaction) =>
      this.#dependencies.queue.add(uploadId, transaction),
    );
    if (!isMoved) return await this.#overtaken(uploadId, index, userId);
    if (isComplete) this.#dependencies.events.changed(uploadId);
    return { kind: 'taken', offset: to };
  }

  /** Another process took the same piece, or the upload was cancelled, or expired, while the bytes came: then they must not stay. */
  async #overtaken(uploadId: string, index: number, userId: number): Promise<Received> {
    const file = await this.#find(uploadId, index, userId);
    if (file !== undefined) return { kind: 'elsewhere', offset: await this.#offsetOf(file) };
    if ((await this.#dependencies.uploads.find(uploadId)) === undefined) await this.#dependencies.bytes.remove(uploadId);
    return { kind: 'missing' };
  }

  async #find(uploadId: string, index: number, userId: number): Promise<UploadFileRow | undefined> {
    const upload = await this.#dependencies.uploads.find(uploadId);
    if (upload?.ownerId !== userId || upload.state === 'FAILED') return undefined;
    return await this.#dependencies.uploads.file(uploadId, index);
  }

  /** What was answered, unless the disk has less of it: a restored backup has no bytes of uploads. */
  async #offsetOf({ uploadId, index, received, size }: UploadFileRow): Promise<number> {
    return received === size ? size : Math.min(received, await this.#dependencies.bytes.size(uploadId, index));
  }
}
