import { open } from 'node:fs/promises';
import { packedKind, type PackedKind, SIGNED_BYTES } from '#graphql/document/file-signatures.ts';
import { recognisePicture } from '../pictures/picture-type.ts';
import { RefusedFile } from '../refused-file.error.ts';

export type FileKind = PackedKind | 'picture' | 'unknown';

/** Judges by the first bytes; the ending of a name is never believed. */
export function recogniseFile(head: Buffer): FileKind {
  return packedKind(head) ?? (recognisePicture(head) === null ? 'unknown' : 'picture');
}

export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNED_BYTES), 0, SIGNED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type RefusedKind = Exclude<FileKind, 'zip' | 'unknown'>;

const CLAUSES: Readonly<Record<RefusedKind, string>> = {
  rar: 'is a RAR archive, which is not read here: pack its pictures as ZIP or CBZ',
  sevenZip: 'is a 7z archive, which is not read here: pack its pictures as ZIP or CBZ',
  tar: 'is a tar archive, which is not read here: pack its pictures as ZIP or CBZ',
  gzip: 'is a gzip file, which is not read here: pack its pictures as ZIP or CBZ',
  pdf: 'is a PDF, which is not read here',
  picture: 'is a single picture: give the folder that holds the pages',
};

/** Why a file of this kind is not taken. */
export function refusedKind(file: string, kind: RefusedKind): RefusedFile {
  return new RefusedFile(file, kind === 'picture' ? 'unknownKind' : 'otherArchive', CLAUSES[kind]);
}
