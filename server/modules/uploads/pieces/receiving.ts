import { MOST_PIECE_BYTES } from '#graphql/document/limits.ts';
import type { PlaceForObject } from '#server/platform/s3/bucket.ts';
import type { BucketPieces } from './bucket-pieces.ts';
import { PieceTooLarge } from './bytes-file.ts';
import type { UploadEvents } from '../upload-events.ts';
import { MOST_PIECES } from '../upload-limits.ts';
import type { NextPiece, UploadPieces } from './upload-pieces.ts';
import type { ProcessingQueue } from '../processing/processing-queue.ts';
import type { UploadFileRow, UploadsRepository } from '../uploads.repository.ts';

export interface Piece extends Omit<NextPiece, 'most'> {
  readonly userId: number;
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
  readonly pieces: UploadPieces;
  readonly events: UploadEvents;
  readonly queue: ProcessingQueue;
  /** The same pieces, where browsers may put them there themselves; null where they may not. */
  readonly places: Pick<BucketPieces, 'placeFor' | 'placed'> | null;
}

/** What is done to have the next piece: its length, and null where it is not what its checksum tells of. */
type TakeBytes = (next: NextPiece) => Promise<number | null>;

/** Takes the bytes of uploads, whichever process took those before. An offset that was answered is kept for good. */
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
    return { offset: (await this.#standing(file)).offset, size: file.size };
  }

  /** Whether browsers may put pieces elsewhere than here. */
  get offers(): boolean {
    return this.#dependencies.places !== null;
  }

  /** Where the browser may put the piece itself. Throws a TypeError where nothing is offered. */
  async offer({ uploadId, index, userId, offset, checksum }: WholePiece, length: number): Promise<Offered> {
    const { places } = this.#dependencies;
    if (places === null) throw new TypeError('There is no bucket to put pieces into.');
    const file = await this.#find(uploadId, index, userId);
    if (file === undefined) return { kind: 'missing' };
    const at = await this.#standing(file);
    if (at.offset !== offset) return { kind: 'elsewhere', offset: at.offset };
    if (length > at.most) return { kind: 'beyond' };
    return { kind: 'offered', place: places.placeFor({ uploadId, index, offset, sha256: checksum }, length) };
  }

  /** Takes a piece that the browser put where it was offered. */
  async takePlaced(piece: WholePiece): Promise<Received> {
    const { places } = this.#dependencies;
    if (places === null) return { kind: 'missing' };
    const sha256 = piece.checksum;
    return await this.#takeAlone(piece, ({ uploadId, index, offset, most }) => places.placed({ uploadId, index, offset, sha256 }, most));
  }

  /** The body is not read before the offset was found right. Rejects as the disk or the bucket does. */
  async take(piece: Piece, body: AsyncIterable<Buffer>): Promise<Received> {
    return await this.#takeAlone(piece, (next) => this.#dependencies.pieces.take(next, body));
  }

  async #takeAlone(piece: Piece, takeBytes: TakeBytes): Promise<Received> {
    const place = `${piece.uploadId}/${piece.index}`;
    if (this.#busy.has(place)) return { kind: 'busy' };
    this.#busy.add(place);
    try {
      return await this.#take(piece, takeBytes);
    } catch (error) {
      if (error instanceof PieceTooLarge) return { kind: 'beyond' };
      throw error;
    } finally {
      this.#busy.delete(place);
    }
  }

  async #take({ uploadId, index, userId, offset, checksum }: Piece, takeBytes: TakeBytes): Promise<Received> {
    const file = await this.#find(uploadId, index, userId);
    if (file === undefined) return { kind: 'missing' };
    const at = await this.#standing(file);
    if (at.offset !== offset) return { kind: 'elsewhere', offset: at.offset };
    if (offset === file.size) return { kind: 'taken', offset };
    if (at.most === 0) return { kind: 'beyond' };
    const length = await takeBytes({ uploadId, index, offset, most: at.most, checksum });
    if (length === null) return { kind: 'differs' };
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
    if (file !== undefined) return { kind: 'elsewhere', offset: (await this.#standing(file)).offset };
    if ((await this.#dependencies.uploads.find(uploadId)) === undefined) await this.#dependencies.pieces.remove(uploadId);
    return { kind: 'missing' };
  }

  async #find(uploadId: string, index: number, userId: number): Promise<UploadFileRow | undefined> {
    const upload = await this.#dependencies.uploads.find(uploadId);
    if (upload?.ownerId !== userId || upload.state === 'FAILED') return undefined;
    return await this.#dependencies.uploads.file(uploadId, index);
  }

  /** What was answered, unless less of it is there, and the most that may come there now. */
  async #standing({ uploadId, index, received, size }: UploadFileRow): Promise<{ readonly offset: number; readonly most: number }> {
    if (received === size) return { offset: size, most: 0 };
    const { bytes, pieces } = await this.#dependencies.pieces.held({ uploadId, index });
    const offset = Math.min(received, bytes);
    return { offset, most: pieces < MOST_PIECES ? Math.min(MOST_PIECE_BYTES, size - offset) : 0 };
  }
}
