import { RefusedFile } from './refused-file.error.ts';

/** `limit` in bytes. */
export function tooLarge(file: string, limit: number): RefusedFile {
  return new RefusedFile(file, 'tooLarge', `is larger than ${describeBytes(limit)}`, { limit });
}

export function describeBytes(bytes: number): string {
  const mebibytes = bytes / 1024 ** 2;
  if (mebibytes < 1) return `${Math.ceil(bytes / 1024)} KiB`;
  return mebibytes >= 1024 ? `${+(mebibytes / 1024).toFixed(1)} GiB` : `${+mebibytes.toFixed(1)} MiB`;
}
