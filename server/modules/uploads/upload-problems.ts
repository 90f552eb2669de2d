import type { UploadProblemCode } from '#graphql/generated/server.ts';
import type { RefusedFile } from '#server/content/refused-file.error.ts';
import type { KeptProblem } from '#server/platform/upload-tables.ts';
import { MOST_OWN_CHAPTERS, UPLOAD_LIMITS } from './upload-limits.ts';

export type UploadProblem = KeptProblem & { readonly code: UploadProblemCode };

/** Clauses of refused files by what their owner is told; the first that fits. */
const CODES: readonly (readonly [UploadProblemCode, RegExp, number | null])[] = [
  ['DRAWING_WITH_SCRIPTS', /SVG/, null],
  ['OTHER_ARCHIVE', /is a (?:RAR|7z|tar) archive|is a gzip file|is a PDF/, null],
  ['PASSWORD', /password|encrypted|rights management/i, null],
  ['TOO_HEAVY', /takes (?:too long|more than)|needs more memory/, null],
  ['TOO_MANY_PIXELS', /measures .+(?:a side has|million pixels)/, UPLOAD_LIMITS.pictureSide],
  ['TOO_MANY_PAGES', /holds \d+ pictures/, UPLOAD_LIMITS.pages],
  ['TOO_MANY_CHAPTERS', /makes \d+ chapters of a work/, MOST_OWN_CHAPTERS],
  ['TOO_MANY_FILES', /holds \d+ entries|more than \d+ files/, null],
  [
    'DANGEROUS',
    /absolute path|leads out|link or a device|made to do harm|overlap|control characters|would unpack|declares|two entries/,
    null,
  ],
  ['FILE_TOO_LARGE', /is larger than|too large/, UPLOAD_LIMITS.pictureBytes],
  ['OTHER_FORMAT', /while the work is a/, null],
  ['SEVERAL_CHAPTERS', /where one is wanted/, null],
  ['CHECKSUM', /not the bytes that were promised/, null],
  ['EMPTY', /holds no |is empty|has no (?:text|chapter)/, null],
  ['UNKNOWN_KIND', /is not a (?:kind|PNG)|is a picture among/, null],
  ['DAMAGED', /damaged|is not a ZIP|is missing|cannot be (?:read|decoded)|not valid|has no entry|names .* which is not/, null],
];

/** What is wrong with a file, as its owner is told; the clause stays for logs. */
export function problemOfFile({ file, reason }: Pick<RefusedFile, 'file' | 'reason'>): UploadProblem {
  const [code, , limit] = CODES.find(([, clause]) => clause.test(reason)) ?? (['OTHER', /./, null] as const);
  return { file: file === '' ? null : file, code, limit, reason };
}

export function problem(
  code: UploadProblemCode,
  reason: string,
  about: { readonly file?: string; readonly limit?: number } = {},
): UploadProblem {
  return { file: about.file ?? null, code, limit: about.limit ?? null, reason };
}
