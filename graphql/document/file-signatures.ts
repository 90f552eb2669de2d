/* First bytes of files that hold others, for whoever chooses a file and whoever opens it. */

export type PackedKind = 'zip' | 'rar' | 'sevenZip' | 'tar' | 'gzip' | 'pdf';

/** As many bytes as the signatures need; that of tar stands at 257. */
export const SIGNED_BYTES = 512;

const SIGNATURES: readonly (readonly [PackedKind, string, number])[] = [
  ['zip', 'PK\x03\x04', 0],
  ['zip', 'PK\x05\x06', 0],
  ['zip', 'PK\x07\x08', 0],
  ['rar', 'Rar!\x1a\x07', 0],
  ['sevenZip', "7z\xbc\xaf'\x1c", 0],
  ['gzip', '\x1f\x8b', 0],
  ['pdf', '%PDF-', 0],
  ['tar', 'ustar', 257],
];

/** What a file of these first bytes is, whatever its name; null where it is none of these. */
export function packedKind(head: Uint8Array): PackedKind | null {
  const text = String.fromCharCode(...head.subarray(0, SIGNED_BYTES));
  return SIGNATURES.find(([, bytes, at]) => text.startsWith(bytes, at))?.[0] ?? null;
}
