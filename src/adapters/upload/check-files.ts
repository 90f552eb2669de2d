import { isComicInfo, isJunk, isPictureName } from '#graphql/document/file-names.ts';
import { packedKind, SIGNED_BYTES } from '#graphql/document/file-signatures.ts';
import type { UploadLimitsQuery } from '#graphql/generated/graphql.ts';
import type { UploadProblem, UploadProblemCode } from '#machines/upload/upload.types.ts';
import { readPictureHeader } from './picture-header.ts';
import { readZipDirectory, readZipHead, ZipDamaged, type ZipEntry } from './zip-directory.ts';

/** What the server takes at most. */
export type UploadLimits = UploadLimitsQuery['uploadLimits'];

export interface NamedFile {
  /** May have folders: '01/003.jpg'. */
  readonly name: string;
  readonly file: Blob;
}

/** As many bytes as a picture's dimensions are looked for in. */
const HEAD_BYTES = 65_536;
/** Enough for an uploader to see what is wrong; a list of 500 helps nobody. */
const MOST_PROBLEMS = 20;

/**
 * Everything that can be said against files before they are sent: their kinds by their first bytes, their sizes, and what
 * archives say of themselves, and which of them the browser cannot read any more. Empty where nothing is known against them.
 * `onLooked` is told of each file, and each picture of an archive, that was looked into.
 */
export async function checkFiles(
  files: readonly NamedFile[],
  limits: UploadLimits,
  onLooked: () => void = () => undefined,
): Promise<readonly UploadProblem[]> {
  const all = problem('FILE_TOO_LARGE', files.length === 1 ? (files[0]?.name ?? null) : null, limits.bytes);
  if (files.reduce((sum, { file }) => sum + file.size, 0) > limits.bytes) return [all];
  // What a comic says of itself stands beside its pages, and is none of them.
  if (files.filter(({ name }) => !isComicInfo(name)).length > limits.files) return [problem('TOO_MANY_FILES', null, limits.files)];
  const problems: UploadProblem[] = [];
  for (const one of files) {
    problems.push(...(await checkFile(one, limits, onLooked).catch((error: unknown) => unread(one.name, error))));
    onLooked();
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return problems.slice(0, MOST_PROBLEMS);
}

/** What stands against a file for which the browser throws this; any other error is thrown on. */
function unread(name: string, error: unknown): readonly UploadProblem[] {
  if (isUnreadable(error)) return [problem('UNREADABLE', name)];
  throw error;
}

/** Moved, changed or deleted since it was chosen. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'NotReadableError');
}

async function checkFile({ name, file }: NamedFile, limits: UploadLimits, onLooked: () => void): Promise<readonly UploadProblem[]> {
  if (file.size === 0) return [problem('EMPTY', name)];
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const packed = packedKind(head);
  if (packed === 'zip') return checkArchive({ name, file }, limits, onLooked);
  if (packed !== null) return [problem('OTHER_ARCHIVE', name)];
  if (readPictureHeader(head)) return checkPicture(name, file.size, head, limits);
  const claims = isPictureName(name) || /\.(?:cbz|zip|epub)$/i.test(name);
  return claims || !isText(head.subarray(0, SIGNED_BYTES)) ? [problem('UNKNOWN_KIND', name)] : [];
}

/** Of any encoding: the server reads it. Only that of two bytes a letter holds such control characters, and it begins with its mark. */
function isText(head: Uint8Array): boolean {
  const [first = 0, second = 0] = head;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || head.every((byte) => byte > 8);
}

function checkPicture(name: string, bytes: number, head: Uint8Array, limits: UploadLimits): readonly UploadProblem[] {
  if (bytes > limits.pictureBytes) return [problem('FILE_TOO_LARGE', name, limits.pictureBytes)];
  const header = readPictureHeader(head);
  if (header === null) return [problem('UNKNOWN_KIND', name)];
  if (header.size === null) return [];
  const { width, height } = header.size;
  if (Math.max(width, height) > limits.pictureSide) return [problem('SIDE_TOO_LONG', name, limits.pictureSide)];
  return width * height > limits.picturePixels ? [problem('TOO_MANY_PIXELS', name, limits.picturePixels)] : [];
}

async function checkArchive({ name, file }: NamedFile, limits: UploadLimits, onLooked: () => void): Promise<readonly UploadProblem[]> {
  try {
    const entries = (await readZipDirectory(file)).filter((entry) => !isJunk(entry.name));
    if (entries.length === 0) return [problem('EMPTY', name)];
    if (entries.some(({ isEncrypted }) => isEncrypted)) return [problem('PASSWORD', name)];
    if (entries.some((entry) => entry.name === 'mimetype')) return [];
    const pictures = entries.filter((entry) => isPictureName(entry.name));
    if (mostInOneFolder(pictures) > limits.pages) return [problem('TOO_MANY_PAGES', name, limits.pages)];
    return await checkEntries({ name, file }, pictures, limits, onLooked);
  } catch (error) {
    if (error instanceof ZipDamaged) return [problem('DAMAGED', name)];
    throw error;
  }
}

async function checkEntries(
  { name, file }: NamedFile,
  pictures: readonly ZipEntry[],
  limits: UploadLimits,
  onLooked: () => void,
): Promise<readonly UploadProblem[]> {
  const problems: UploadProblem[] = [];
  for (const entry of pictures) {
    const head = await readZipHead(file, entry, HEAD_BYTES);
    problems.push(...checkPicture(`${name}/${entry.name}`, entry.bytes, head, limits));
    onLooked();
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return problems;
}

/** A folder is a chapter. */
function mostInOneFolder(pictures: readonly ZipEntry[]): number {
  const counts = new Map<string, number>();
  for (const { name } of pictures) {
    const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function problem(code: UploadProblemCode, file: string | null, limit: number | null = null): UploadProblem {
  return { code, file, limit };
}
