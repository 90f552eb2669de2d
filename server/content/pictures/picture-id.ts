import { createHash } from 'node:crypto';

/** 32 hexadecimal digits: the content hash of the original's bytes. */
export function pictureId(original: Buffer): string {
  return createHash('sha256').update(original).digest('hex').slice(0, 32);
}
