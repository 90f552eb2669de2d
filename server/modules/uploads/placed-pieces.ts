import type { Bucket, PlaceForObject } from '#server/platform/s3/bucket.ts';

export interface PieceName {
  readonly uploadId: string;
  readonly index: number;
  readonly offset: number;
}

const FOLDER = 'uploads/';
/** A piece takes about two seconds on its way; a slow line is given time. */
const PLACE_SECONDS = 900;

/** Pieces of uploads that browsers put into the bucket themselves, until they are fetched: `uploads/<id>/<file>/<offset>`. */
export class PlacedPieces {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  placeFor(name: PieceName, length: number, sha256: Buffer): PlaceForObject {
    return this.#bucket.placeFor(objectName(name), { length, sha256, seconds: PLACE_SECONDS });
  }

  /** Null where there is none. Rejects with a BucketError. */
  async fetch(name: PieceName): Promise<Buffer | null> {
    return await this.#bucket.get(objectName(name));
  }

  async remove(name: PieceName): Promise<void> {
    await this.#bucket.remove(objectName(name));
  }

  /** Those that nobody told us of any more. */
  async sweep(before: Date): Promise<void> {
    for (const { name, changedAt } of await this.#bucket.list(FOLDER)) if (changedAt < before) await this.#bucket.remove(name);
  }
}

function objectName({ uploadId, index, offset }: PieceName): string {
  return `${FOLDER}${uploadId}/${index}/${offset}`;
}
