import { expect, test } from 'vitest';
import type { UploadProblemCode } from '#graphql/generated/server.ts';
import { type RefusalKind, RefusedFile } from '#server/content/refused-file.error.ts';
import { problemOfFile } from '#server/modules/uploads/upload-problems.ts';

const TOLD: Readonly<Record<RefusalKind, readonly [code: UploadProblemCode, limit: number | null]>> = {
  unknownKind: ['UNKNOWN_KIND', null],
  otherArchive: ['OTHER_ARCHIVE', null],
  drawingWithScripts: ['DRAWING_WITH_SCRIPTS', null],
  empty: ['EMPTY', null],
  tooLarge: ['FILE_TOO_LARGE', 20 * 1024 ** 2],
  tooManyFiles: ['TOO_MANY_FILES', 2_000],
  tooManyPages: ['TOO_MANY_PAGES', 500],
  tooManyChapters: ['TOO_MANY_CHAPTERS', 5_000],
  tooManyPixels: ['TOO_MANY_PIXELS', 10_000],
  damaged: ['DAMAGED', null],
  checksum: ['CHECKSUM', null],
  password: ['PASSWORD', null],
  dangerous: ['DANGEROUS', null],
  tooHeavy: ['TOO_HEAVY', null],
  otherFormat: ['OTHER_FORMAT', null],
  severalChapters: ['SEVERAL_CHAPTERS', null],
  other: ['OTHER', null],
};
const KINDS = Object.entries(TOLD) as [RefusalKind, (typeof TOLD)[RefusalKind]][];

test.each(KINDS)('A file that is refused as %s has the code %j, whatever its clause names.', (kind, [code, limit]) => {
  const reason = 'holds no file "SVG is a PDF, is damaged, is larger than a password.jpg"';
  expect(problemOfFile(new RefusedFile('a.cbz', kind, reason))).toEqual({ file: 'a.cbz', code, limit, reason });
});

test('What is refused of no one file names none.', () => {
  expect(problemOfFile(new RefusedFile('', 'other', 'is for a page that is gone'))).toEqual({
    file: null,
    code: 'OTHER',
    limit: null,
    reason: 'is for a page that is gone',
  });
});
