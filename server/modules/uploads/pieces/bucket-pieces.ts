import { createHash } from 'node:crypto';
import { inParallel } from '#server/content/in-parallel.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Logger } from '#server/platform/logging.ts';
import { type Bucket, BucketError, type PlaceForObject } from '#server/platform/s3/bucket.ts';
import { Slots } from '#server/platform/slots.ts';
import { PieceTooLarge } from './bytes-file.ts';
import {
  fileFolder,
  gapless,
  nameOfPiece,
  type PieceName,
  type PieceObject,
  PIECES_FOLDER,
  readPiece,
  uploadFolder,
} from './piece-objects.ts';
import type { UploadBytes } from './upload-bytes.ts';
import { UPLOAD_LIMITS } from '../upload-limits.ts';
import type { FilePlace, FindWanted, HeldFile, NextPiece, UploadPieces } from './upload-pieces.ts';
import type { UploadFileRow } from '../uploads.repository.ts';

/** A piece takes about two seconds on its way; a slow line is given time. */
const PLACE_SECONDS = 900;
/** A piece that nobody told of for so long is about to be swept. */
const UNTOLD_SECONDS = UPLOAD_LIMITS.idleSeconds - 60;
/** Pieces held in memory on their way into the bucket. */
const PUT_AT_A_TIME = 4;
const REMOVED_AT_A_TIME = 8;
const HEADERS = { contentType: 'application/octet-stream', cacheControl: 'no-store' };

export interface BucketPiecesDependencies {
  readonly bucket: Bucket;
  /** Of this process: where files are gathered. */
  readonly bytes: UploadBytes;
  readonly log: Pick<Logger, 'warn'>;
  readonly clock?: Clock;
}

/**
 * Bytes of uploads in a bucket, which any process reaches: each piece is an object of its own, put there by a process or by the browser
 * itself, and a file is gathered where it is looked at. Whatever the store refuses rejects with a BucketError.
 */
export class BucketPieces implements UploadPieces {
  readonly #dependencies: BucketPiecesDependencies;
  readonly #putting = new Slots(PUT_AT_A_TIME);

  constructor(dependencies: BucketPiecesDependencies) {
    this.#dependencies = dependencies;
  }

  async held(file: FilePlace): Promise<HeldFile> {
    const pieces = await this.#list(file);
    return { bytes: gapless(pieces).at(-1)?.end ?? 0, pieces: pieces.length };
  }

  async take({ uploadId, index, offset, most, checksum }: NextPiece, body: AsyncIterable<Buffer>): Promise<number | null> {
    await using scratch = await this.#dependencies.bytes.scratch();
    const { length, isWhole, sum } = await scratch.write({ offset: 0, most }, body);
    if (checksum !== null && !(isWhole && sum.equals(checksum))) return null;
    if (length > 0) await this.#put({ uploadId, index, offset, sha256: sum }, () => scratch.read(length));
    return length;
  }

  /** For the browser, which may put just this piece there. */
  placeFor(name: PieceName, length: number): PlaceForObject {
    return this.#dependencies.bucket.placeFor(nameOfPiece(name), { length, sha256: name.sha256, seconds: PLACE_SECONDS });
  }

  /** Length of what a browser put there; null where it did not. The store saw to its checksum, and `gather` does again. */
  async placed(name: PieceName, most: number): Promise<number | null> {
    const whole = nameOfPiece(name);
    const found = (await this.#dependencies.bucket.list(whole)).find((object) => object.name === whole);
    if (found === undefined || found.changedAt < new Date(this.#now() - UNTOLD_SECONDS * 1000)) return null;
    if (found.size > most) throw new PieceTooLarge(most);
    return found.size;
  }

  async gather({ uploadId, index, size }: UploadFileRow, signal: AbortSignal): Promise<number> {
    const { bucket, bytes } = this.#dependencies;
    const pieces = gapless(await this.#list({ uploadId, index }), size);
    await using file = await bytes.open(uploadId, index);
    let there = 0;
    for (const { name, offset, end, sha256 } of pieces) {
      signal.throwIfAborted();
      const content = await bucket.get(name);
      if (content === null || !createHash('sha256').update(content).digest().equals(sha256)) break;
      await file.place(content.subarray(0, size - offset), offset);
      there = Math.min(end, size);
    }
    return there;
  }

  /** What the store does not remove now is swept. */
  async remove(uploadId: string): Promise<void> {
    const { bucket, bytes, log } = this.#dependencies;
    await bytes.remove(uploadId);
    try {
      await this.#removeAll(await bucket.list(uploadFolder(uploadId)));
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      log.warn({ err: error, upload: uploadId }, 'Pieces of an upload could not be removed from the bucket yet');
    }
  }

  /** Of an upload that is wanted the pieces stay that hold what was taken; the others are those that nobody told of. */
  async sweep(before: Date, findWanted: FindWanted): Promise<void> {
    const { bucket, bytes } = this.#dependencies;
    await bytes.sweep(before, findWanted);
    const objects = await bucket.list(PIECES_FOLDER);
    const old = objects.filter(({ changedAt }) => changedAt < before);
    const pieces = Map.groupBy(
      objects.flatMap((object) => readPiece(object) ?? []),
      fileFolder,
    );
    const ids = new Set(old.flatMap((object) => readPiece(object)?.uploadId ?? []));
    // Asked for after the list, so that what is taken meanwhile is not in it.
    const wanted = (await findWanted([...ids])).flatMap((file) => gapless(pieces.get(fileFolder(file)) ?? [], file.received));
    const kept = new Set(wanted.map(({ name }) => name));
    await this.#removeAll(old.filter(({ name }) => !kept.has(name)));
  }

  async #list(file: FilePlace): Promise<readonly PieceObject[]> {
    const objects = await this.#dependencies.bucket.list(fileFolder(file));
    return objects.flatMap((object) => readPiece(object) ?? []);
  }

  async #put(name: PieceName, read: () => Promise<Buffer>): Promise<void> {
    await this.#putting.run(async () => this.#dependencies.bucket.put(nameOfPiece(name), await read(), HEADERS));
  }

  async #removeAll(objects: readonly { readonly name: string }[]): Promise<void> {
    await inParallel(objects, REMOVED_AT_A_TIME, ({ name }) => this.#dependencies.bucket.remove(name));
  }

  #now(): number {
    return (this.#dependencies.clock ?? systemClock).now().getTime();
  }
}
