/** What is saved of one chapter: stands in its cache, beside its files. */
export interface SavedRecord {
  readonly work: { readonly id: string; readonly title: string };
  readonly chapter: { readonly id: string; readonly number: string; readonly title: string | null };
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
const NAME = /^futago-saved-(\d+)-(\d+)-[\w-]+$/;
const PICTURE = /^\/pictures\/([0-9a-f]{32})\/\d+\.\w+$/;

/** The worker finds a saved chapter's page and its build by this name (src/service-worker/cache-rules.ts). */
export function savedCacheName(work: string, chapter: string, build: string): string {
  return `futago-saved-${work}-${chapter}-${build}`;
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
