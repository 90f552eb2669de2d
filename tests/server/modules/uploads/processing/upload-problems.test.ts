import { expect, test } from 'vitest';
import type { UploadProblemCode } from '#graphql/generated/server.ts';
import { type RefusalKind, RefusedFile } from '#server/content/refused-file.error.ts';
import { problemOfFile } from '#server/modules/uploads/processing/upload-problems.ts';

const TOLD: Readonly<Record<RefusalKind, readonly [code: UploadProblemCode, limit: number | null]>> = {
  unknownKind: ['UNKNOWN_KIND', null],
  otherArchive: ['OTHER_ARCHIVE', null],
  drawingWithScripts: ['DRAWING_WITH_SCRIPTS', null],
  empty: ['EMPTY', null],
  tooLarge: ['FILE_TOO_LARGE', null],
  tooManyFiles: ['TOO_MANY_FILES', 10_000],
  tooManyPages: ['TOO_MANY_PAGES', 500],
  tooManyChapters: ['TOO_MANY_CHAPTERS', 5_000],
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
const KINDS = Object.entries(TOLD) as [RefusalKind, (typeof TOLD)[RefusalKind]][];

test.each(KINDS)('A file that is refused as %s has the code %j, whatever its clause names.', (kind, [code, limit]) => {
  const reason = 'holds no file "SVG is a PDF, is damaged, is larger than a password.jpg"';
  expect(problemOfFile(new RefusedFile('a.cbz', kind, reason))).toEqual({ file: 'a.cbz', code, limit, reason });
});

test('The bound that was crossed is the one that is told, by whatever name and from whatever process the refusal comes.', () => {
  const refusal = RefusedFile.from(new RefusedFile('1.png', 'tooManyPixels', 'is vast', { limit: 50_000_000 }).renamed('a.cbz').told());
  expect(problemOfFile(refusal)).toEqual({ file: 'a.cbz', code: 'TOO_MANY_PIXELS', limit: 50_000_000, reason: 'is vast' });
});

test('What is refused of no one file names none.', () => {
  expect(problemOfFile(new RefusedFile('', 'other', 'is for a page that is gone'))).toEqual({
    file: null,
    code: 'OTHER',
    limit: null,
    reason: 'is for a page that is gone',
  });
});
