import { MOST_UPLOADED_BYTES, MOST_UPLOADED_FILES, UPLOAD_IDLE_SECONDS } from '#graphql/document/limits.ts';
import { LONGEST_SIDE, MOST_PICTURE_BYTES, MOST_PIXELS } from '#server/content/pictures/picture-limits.ts';
import { MOST_PAGES } from '#server/content/store/chapter-preparation.ts';

/** What one upload may be; said before a byte is sent. */
export const UPLOAD_LIMITS = {
  pictureBytes: MOST_PICTURE_BYTES,
  pictureSide: LONGEST_SIDE,
  picturePixels: MOST_PIXELS,
  pages: MOST_PAGES,
  bytes: MOST_UPLOADED_BYTES,
  files: MOST_UPLOADED_FILES,
  idleSeconds: UPLOAD_IDLE_SECONDS,
} as const;

/** Of one file in a bucket, where each is an object. */
export const MOST_PIECES = 5_000;
/** Of one account at a time. */
export const MOST_UNFINISHED = 10;
export const MOST_UNFINISHED_BYTES = 3 * UPLOAD_LIMITS.bytes;
/** Of one account. */
export const MOST_OWN_WORKS = 1_000;
/** Of one work. */
export const MOST_OWN_CHAPTERS = 5_000;
/** How long an end is told. */
export const KEPT_SECONDS = 86_400;
/**
 * Begun by one account in ten minutes: a novel of some hundred chapters, a file each, waits for none of them. How many
 * are under way bounds what others wait.
 */
export const MOST_BEGUN = 500;
/** Likewise. */
export const MOST_WORKS_BEGUN = 100;
/** Of one account in ten minutes. */
const MOST_PUBLISHED = 200;
/** Left free on the disk for everything else. */
export const SPARE_BYTES = 512 * 1024 ** 2;

export function publishLimit(userId: number): { readonly key: string; readonly most: number } {
  return { key: `publish:${userId}`, most: MOST_PUBLISHED };
}
