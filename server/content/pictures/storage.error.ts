import { StartError } from '#server/platform/start.errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
  EROFS: 'the disk is read-only',
};

/** Thrown when pictures cannot be written to the data folder; nothing that comes after could be either. */
export class StorageError extends StartError {
  override readonly name: string = 'StorageError';

  constructor(folder: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    super(`Pictures cannot be stored in ${folder}: ${REASONS[code] ?? String(cause)}.`, { cause });
  }
}
