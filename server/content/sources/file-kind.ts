import { open } from 'node:fs/promises';
import { recognisePicture } from '../pictures/picture-type.ts';
import { RefusedFile } from '../refused-file.error.ts';

export type FileKind = 'zip' | 'picture' | 'rar' | 'sevenZip' | 'tar' | 'gzip' | 'pdf' | 'unknown';

/** As many bytes as the signatures need; that of tar stands at 257. */
const HEAD_BYTES = 512;

const SIGNATURES: readonly (readonly [FileKind, string, number])[] = [
  ['zip', 'PK\x03\x04', 0],
  ['zip', 'PK\x05\x06', 0],
  ['zip', 'PK\x07\x08', 0],
  ['rar', 'Rar!\x1a\x07', 0],
  ['sevenZip', "7z\xbc\xaf'\x1c", 0],
  ['gzip', '\x1f\x8b', 0],
  ['pdf', '%PDF-', 0],
  ['tar', 'ustar', 257],
];

/** Judges by the first bytes; the ending of a name is never believed. */
export function recogniseFile(head: Buffer): FileKind {
  const text = head.toString('latin1', 0, HEAD_BYTES);
  const signature = SIGNATURES.find(([, bytes, at]) => text.startsWith(bytes, at));
  if (signature) return signature[0];
  return recognisePicture(head) === null ? 'unknown' : 'picture';
}

export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
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
