import { RefusedFile } from './refused-file.error.ts';

/** Codes of a disk that stand for one file, not for the whole run. */
const FILE_CODES = new Set(['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'ELOOP', 'EIO', 'ENAMETOOLONG']);

/** Throws what does not concern a single file. */
export function asRefusal(error: unknown, file: string): RefusedFile {
  if (error instanceof RefusedFile) return error;
  if (!(error instanceof Error) || !('code' in error) || !('path' in error) || !FILE_CODES.has(String(error.code))) throw error;
  return new RefusedFile(typeof error.path === 'string' ? error.path : file, 'damaged', `cannot be read (${String(error.code)})`, {
    cause: error,
  });
}
