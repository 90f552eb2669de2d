import type { UploadProblemCode } from '#graphql/generated/server.ts';
import { MOST_ENTRIES } from '#server/content/archives/zip-archive.ts';
import type { Refusal, RefusalKind } from '#server/content/refused-file.error.ts';
import type { KeptProblem } from '#server/platform/database/upload-tables.ts';
import { MOST_OWN_CHAPTERS, UPLOAD_LIMITS } from '../upload-limits.ts';

export type UploadProblem = KeptProblem & { readonly code: UploadProblemCode };

/** What the owner of a file is told of each kind of refusal: the code, and the bound that was crossed where there is but one. */
const TOLD: Readonly<Record<RefusalKind, readonly [code: UploadProblemCode, limit: number | null]>> = {
  unknownKind: ['UNKNOWN_KIND', null],
  otherArchive: ['OTHER_ARCHIVE', null],
  drawingWithScripts: ['DRAWING_WITH_SCRIPTS', null],
  empty: ['EMPTY', null],
  tooLarge: ['FILE_TOO_LARGE', null],
  tooManyFiles: ['TOO_MANY_FILES', MOST_ENTRIES],
  tooManyPages: ['TOO_MANY_PAGES', UPLOAD_LIMITS.pages],
  tooManyChapters: ['TOO_MANY_CHAPTERS', MOST_OWN_CHAPTERS],
  tooManyPixels: ['TOO_MANY_PIXELS', null],
  sideTooLong: ['SIDE_TOO_LONG', null],
  damaged: ['DAMAGED', null],
  checksum: ['CHECKSUM', null],
  password: ['PASSWORD', null],
  copyProtected: ['COPY_PROTECTED', null],
  dangerous: ['DANGEROUS', null],
  tooHeavy: ['TOO_HEAVY', null],
  otherFormat: ['OTHER_FORMAT', null],
  severalChapters: ['SEVERAL_CHAPTERS', null],
  other: ['OTHER', null],
};

/** What is wrong with a file, as its owner is told; the clause stays for logs. */
export function problemOfFile({ file, kind, reason, limit }: Refusal): UploadProblem {
  const [code, onlyLimit] = TOLD[kind];
  return { file: file === '' ? null : file, code, limit: limit ?? onlyLimit, reason };
}

export function problem(
  code: UploadProblemCode,
  reason: string,
  about: { readonly file?: string; readonly limit?: number } = {},
): UploadProblem {
  return { file: about.file ?? null, code, limit: about.limit ?? null, reason };
}
