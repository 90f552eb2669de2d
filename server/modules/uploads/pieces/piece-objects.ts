import type { ListedObject } from '#server/platform/s3/bucket.ts';
import type { FilePlace } from './upload-pieces.ts';

/** All pieces of uploads lie below it. */
export const PIECES_FOLDER = 'uploads/';

export interface PieceName extends FilePlace {
  readonly offset: number;
  readonly sha256: Buffer;
}

export interface PieceObject extends PieceName {
  readonly name: string;
  readonly end: number;
}

const NAME = /^uploads\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(\d{1,4})\/(\d{1,12})-([\da-f]{64})$/;

export function uploadFolder(uploadId: string): string {
  return `${PIECES_FOLDER}${uploadId}/`;
}

export function fileFolder({ uploadId, index }: FilePlace): string {
  return `${uploadFolder(uploadId)}${index}/`;
}

/** Of a piece's bytes: other bytes at the same offset have another name, so that nothing that was taken is ever written over. */
export function nameOfPiece({ offset, sha256, ...file }: PieceName): string {
  return `${fileFolder(file)}${offset}-${sha256.toString('hex')}`;
}

/** Null for an object that is no piece. */
export function readPiece({ name, size }: ListedObject): PieceObject | null {
  const [, uploadId, index, from, sum] = NAME.exec(name) ?? [];
  if (uploadId === undefined || sum === undefined) return null;
  const offset = Number(from);
  return { name, uploadId, index: Number(index), offset, end: offset + size, sha256: Buffer.from(sum, 'hex') };
}

/**
 * Pieces that hold the bytes of one file up to `end` without a gap, in their order; the last may go beyond it. Of pieces that overlap
 * those that reach furthest are chosen: each holds bytes of the same file.
 */
export function gapless(pieces: readonly PieceObject[], end = Number.POSITIVE_INFINITY): readonly PieceObject[] {
  const chosen: PieceObject[] = [];
  const byOffset = pieces.toSorted((one, other) => one.offset - other.offset);
  let [at, next] = [0, 0];
  while (at < end) {
    let furthest: PieceObject | undefined;
    for (let piece = byOffset[next]; piece !== undefined && piece.offset <= at; piece = byOffset[(next += 1)]) {
      if (piece.end > (furthest?.end ?? at)) furthest = piece;
    }
    if (furthest === undefined) break;
    chosen.push(furthest);
    at = furthest.end;
  }
  return chosen;
}
