import type { SavedCover } from './chapter-page.ts';

export interface SavedName {
  readonly id: string;
  readonly number: string;
  readonly title: string | null;
  /** Of its version; early records name none. */
  readonly contentHash?: string;
}

/** What is saved of one chapter: stands in its cache, beside its files. */
export interface SavedRecord {
  /** Early records say nothing of a cover. */
  readonly work: { readonly id: string; readonly title: string; readonly cover?: SavedCover | null };
  readonly chapter: SavedName;
  readonly format: 'comic' | 'novel';
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether everything is stored and was read again. */
  readonly isWhole: boolean;
  /** Of all its files; 0 until it is whole. */
  readonly bytes: number;
  readonly files: readonly SavedFile[];
}

export interface SavedFile {
  /** Where it comes from, and where it stands: a picture under its content, whatever the width. */
  readonly url: string;
  readonly key: string;
}

export const RECORD_KEY = '/saved-chapter.json';
const NAME = /^futago-saved-(\d+)-(\d+)-[\w-]+(?:\.[\w-]+)?$/;
/** Characters of a content hash by which versions of a chapter are told apart. */
const HASH_LENGTH = 12;
const PICTURE = /^\/pictures\/([0-9a-f]{32})\/\d+\.\w+$/;

/** Null for what is no record, or one that another build wrote in another shape. */
export function parseRecord(text: string): SavedRecord | null {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is SavedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { work, chapter, format, build, savedAt, isWhole, bytes, files } = value as Partial<SavedRecord>;
  const areNamed = typeof work?.id === 'string' && typeof work.title === 'string' && typeof chapter?.id === 'string';
  const isSaid = typeof build === 'string' && typeof savedAt === 'number' && typeof isWhole === 'boolean' && typeof bytes === 'number';
  return areNamed && isSaid && (format === 'comic' || format === 'novel') && Array.isArray(files);
}

/**
 * The worker finds a saved chapter's page and its build by this name, which every version has for itself
 * (src/service-worker/cache-rules.ts).
 */
export function savedCacheName({
  work,
  chapter,
  build,
}: Pick<SavedRecord, 'build'> & {
  readonly work: { readonly id: string };
  readonly chapter: Pick<SavedName, 'id' | 'contentHash'>;
}): string {
  const version = chapter.contentHash === undefined ? '' : `.${chapter.contentHash.slice(0, HASH_LENGTH)}`;
  return `futago-saved-${work.id}-${chapter.id}-${build}${version}`;
}

/** Null for a cache of anything else. */
export function keyOfCache(name: string): `${string}/${string}` | null {
  const [, work, chapter] = NAME.exec(name) ?? [];
  return work === undefined || chapter === undefined ? null : `${work}/${chapter}`;
}

export function fileFrom(url: string): SavedFile {
  const [, id] = PICTURE.exec(url) ?? [];
  return { url, key: id === undefined ? url : `/pictures/${id}` };
}
