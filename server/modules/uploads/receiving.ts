import { Readable } from 'node:stream';
import type { PlaceForObject } from '#server/platform/s3/bucket.ts';
import type { PlacedPieces } from './placed-pieces.ts';
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

export type WholePiece = Piece & { readonly checksum: Buffer };

export type Received =
  | { readonly kind: 'taken'; readonly offset: number }
  | { readonly kind: 'elsewhere'; readonly offset: number }
  | { readonly kind: 'missing' | 'busy' | 'differs' | 'beyond' };

export type Offered =
  | { readonly kind: 'offered'; readonly place: PlaceForObject }
  | { readonly kind: 'elsewhere'; readonly offset: number }
  | { readonly kind: 'missing' | 'beyond' };

export interface ReceivingDependencies {
  readonly uploads: UploadsRepository;
  readonly bytes: UploadBytes;
  readonly events: UploadEvents;
  readonly queue: ProcessingQueue;
  /** Where browsers may put pieces themselves; null where they may not. */
  readonly placed: PlacedPieces | null;
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

  /** Whether browsers may put pieces elsewhere than here. */
  get offers(): boolean {
    return this.#dependencies.placed !== null;
  }

  /** Where the browser may put the piece itself. Throws a TypeError where nothing is offered. */
  async offer({ uploadId, index, userId, offset, checksum }: WholePiece, length: number): Promise<Offered> {
    const { placed } = this.#dependencies;
    if (placed === null) throw new TypeError('There is no bucket to put pieces into.');
    const file = await this.#find(uploadId, index, userId);
    if (file === undefined) return { kind: 'missing' };
    const at = await this.#offsetOf(file);
    if (at !== offset) return { kind: 'elsewhere', offset: at };
    if (length > Math.min(MOST_PIECE_BYTES, file.size - offset)) return { kind: 'beyond' };
    return { kind: 'offered', place: placed.placeFor({ uploadId, index, offset }, length, checksum) };
  }

  /** Takes a piece that the browser put where it was offered: its bytes come from there, and are looked at as if they came from it. */
  async takePlaced(piece: WholePiece): Promise<Received> {
    const { placed } = this.#dependencies;
    if (placed === null || (await this.#find(piece.uploadId, piece.index, piece.userId)) === undefined) return { kind: 'missing' };
    const bytes = await placed.fetch(piece);
    // Taken before, where the answer was lost: the offset says so.
    const received = await this.take(piece, Readable.from(bytes === null ? [] : [bytes]));
    if (bytes !== null && received.kind !== 'busy') await placed.remove(piece);
    return received;
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
