import { isComicInfo } from '#graphql/document/file-names.ts';
import { visibleLine, visibleName, visibleText } from '#graphql/document/kept-text.ts';
import { LONGEST_CHAPTER_TITLE, LONGEST_CREDIT, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_GENRES } from '#graphql/document/limits.ts';
import type { BeginUploadInput, FieldProblem, OwnWorkInput } from '#graphql/generated/server.ts';
import { GENRE_NAMES } from '#server/content/genre-names.ts';
import type { OwnCredit } from '#server/platform/database/upload-tables.ts';
import { fieldProblem } from '../accounts/account-input.ts';
import { BadInput } from '../bad-input.error.ts';
import { UPLOAD_LIMITS } from './upload-limits.ts';
import { problem, type UploadProblem } from './processing/upload-problems.ts';

const SHA256 = /^[\da-f]{64}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i;
const NUMBER = /^\d{1,6}(?:\.\d{1,3})?$/;
const LONGEST_FILE_NAME = 1_000;
const MOST_CREDITS = 10;

/** What an owner says of a work, as it is kept. */
export interface OwnWorkWords {
  readonly language: OwnWorkInput['language'];
  readonly format: OwnWorkInput['format'];
  readonly status: OwnWorkInput['status'];
  readonly direction: (OwnWorkInput['direction'] & string) | null;
  readonly title: string;
  readonly titleReading: string | null;
  readonly description: string;
  readonly isSensitive: boolean;
  readonly credits: readonly OwnCredit[];
  readonly genres: readonly string[];
}

/** The words as they are kept, NFC, names as imports take them: of two that look alike there is one; or every problem with them. */
export function checkOwnWork(input: OwnWorkInput): { readonly words: OwnWorkWords; readonly problems: readonly FieldProblem[] } {
  const title = visibleName(input.title);
  const titleReading = visibleName(input.titleReading ?? '');
  const description = visibleText(input.description);
  const credits = input.credits.map(({ name, role }) => ({ name: visibleName(name), role }));
  const genres = [...new Set(input.genres)].toSorted();
  const { language, format, status, isSensitive } = input;
  const problems = [
    ...(title === '' ? [fieldProblem('title', 'REQUIRED')] : []),
    ...tooLong('title', title, LONGEST_TITLE),
    ...tooLong('titleReading', titleReading, LONGEST_TITLE),
    ...tooLong('description', description, LONGEST_DESCRIPTION),
    ...(credits.some(({ name }) => name === '') ? [fieldProblem('credits', 'REQUIRED')] : []),
    ...credits.flatMap(({ name }) => tooLong('credits', name, LONGEST_CREDIT)),
    ...(credits.length > MOST_CREDITS ? [fieldProblem('credits', 'TOO_MANY', MOST_CREDITS)] : []),
    ...(genres.length > MOST_GENRES ? [fieldProblem('genres', 'TOO_MANY', MOST_GENRES)] : []),
    ...(genres.some((slug) => !Object.hasOwn(GENRE_NAMES, slug)) ? [fieldProblem('genres', 'UNKNOWN')] : []),
  ];
  const words = { language, format, status, direction: input.direction ?? null, title, description, isSensitive, credits, genres };
  return { words: { ...words, titleReading: titleReading === '' ? null : titleReading }, problems };
}

/** A chapter's number and title as they are kept; or every problem with them. */
export function checkChapterWords(given: { readonly number: string; readonly title?: string | null | undefined }) {
  const number = given.number.normalize('NFKC').trim();
  const title = visibleName(given.title ?? '');
  const problems = [
    ...(NUMBER.test(number) ? [] : [fieldProblem('number', number === '' ? 'REQUIRED' : 'NOT_A_NUMBER')]),
    ...tooLong('title', title, LONGEST_CHAPTER_TITLE),
  ];
  return { words: { number: String(Number(number)), title: title === '' ? null : title }, problems };
}

/** What is wrong with the files before a byte of them is here. */
export function checkFiles({ files, purpose }: Pick<BeginUploadInput, 'files' | 'purpose'>): readonly UploadProblem[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const isOne = purpose === 'PAGE' || purpose === 'COVER';
  const most = isOne ? 1 : UPLOAD_LIMITS.files;
  const said = isOne ? 0 : files.filter(({ name }) => isComicInfo(fileName(name))).length;
  // What a comic says of itself stands beside its pages, and is none of them.
  const isTooMany = Math.max(said, files.length - said) > most;
  const names = new Set(files.map(({ name }) => name.normalize('NFC')));
  return [
    ...(files.length === 0 ? [problem('EMPTY', 'no file was named')] : []),
    ...(isTooMany ? [problem('TOO_MANY_FILES', `${files.length} files are too many`, { limit: most })] : []),
    ...(names.size < files.length ? [problem('OTHER', 'two files have one name')] : []),
    ...(bytes > UPLOAD_LIMITS.bytes ? [problem('FILE_TOO_LARGE', 'the files are too large together', { limit: UPLOAD_LIMITS.bytes })] : []),
    ...files.flatMap((file) => checkFile(file, isOne)),
  ];
}

/** Throws BadInput for what is no time in ISO 8601 with a zone. */
export function readInstant(given: string): Date {
  const at = new Date(given);
  if (!INSTANT.test(given) || Number.isNaN(at.getTime())) throw new BadInput('at', 'at must be an instant with a time zone.');
  return at;
}

/** Throws BadInput for what is no SHA-256. */
export function readChecksum(given: string | null | undefined): Buffer | null {
  if (given === null || given === undefined) return null;
  if (!SHA256.test(given)) throw new BadInput('sha256', 'sha256 must be 64 hexadecimal digits.');
  return Buffer.from(given, 'hex');
}

/** A file's name as it is kept: for messages and order only. */
export function fileName(given: string): string {
  return visibleLine(given).replaceAll('\\', '/');
}

function checkFile({ name, size }: BeginUploadInput['files'][number], isPicture: boolean): readonly UploadProblem[] {
  const file = fileName(name);
  const isLarge = isPicture && size > UPLOAD_LIMITS.pictureBytes;
  return [
    ...(file === '' || file.length > LONGEST_FILE_NAME ? [problem('OTHER', 'its name is empty or too long')] : []),
    ...(size < 1 ? [problem('EMPTY', 'is empty', { file })] : []),
    ...(isLarge ? [problem('FILE_TOO_LARGE', 'is too large', { file, limit: UPLOAD_LIMITS.pictureBytes })] : []),
  ];
}

function tooLong(field: string, text: string, most: number): readonly FieldProblem[] {
  return Array.from(text).length > most ? [fieldProblem(field, 'TOO_LONG', most)] : [];
}
