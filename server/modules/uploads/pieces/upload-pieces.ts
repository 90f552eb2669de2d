import type { UploadFileRow } from '../uploads.repository.ts';

export interface FilePlace {
  readonly uploadId: string;
  readonly index: number;
}

export interface NextPiece extends FilePlace {
  readonly offset: number;
  readonly most: number;
  /** SHA-256 of what is sent; null: what came before a cut counts. */
  readonly checksum: Buffer | null;
}

export interface HeldFile {
  /** Bytes that are there, from the first on without a gap. */
  readonly bytes: number;
  readonly pieces: number;
}

/** Files of those uploads whose bytes are still wanted. */
export type FindWanted = (uploadIds: readonly string[]) => Promise<readonly Pick<UploadFileRow, 'uploadId' | 'index' | 'received'>[]>;

/** Where the bytes of uploads lie from when they come until they were looked at. What was taken is there for good. */
export interface UploadPieces {
  /** A restored backup has rows of uploads, but not their bytes. */
  held(file: FilePlace): Promise<HeldFile>;
  /**
   * Takes what comes at the offset. Returns its length, and null where it is not what its checksum tells of. Rejects with PieceTooLarge
   * beyond `most` bytes; a sender that breaks off is no error.
   */
  take(piece: NextPiece, body: AsyncIterable<Buffer>): Promise<number | null>;
  /** Has the file lie in the data folder of this process, as much of it as is there: returns the bytes of it. Rejects with NoSpareRoom. */
  gather(file: UploadFileRow, signal: AbortSignal): Promise<number>;
  remove(uploadId: string): Promise<void>;
  /** Removes what nobody wants and was put before that time. */
  sweep(before: Date, findWanted: FindWanted): Promise<void>;
}
