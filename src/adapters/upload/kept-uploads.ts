import type { FileKey } from '#machines/upload/upload.types.ts';

/** What the bytes become: new chapters, or new content of one, or one picture in the place of another. */
export type UploadTarget =
  | { readonly purpose: 'CHAPTERS' | 'COVER'; readonly workId: string }
  | { readonly purpose: 'CONTENT'; readonly workId: string; readonly chapterId: string }
  | { readonly purpose: 'PAGE'; readonly workId: string; readonly chapterId: string; readonly pageId: string };

/** An upload that was begun: enough to go on with it after a reload, once the browser is given the files again. */
export interface KeptUpload {
  readonly key: FileKey;
  /** At the server; a UUID made here. */
  readonly uploadId: string;
  readonly target: UploadTarget;
  readonly name: string;
  /** Bytes of all files. */
  readonly size: number;
  /** All bytes are there. */
  readonly isSent: boolean;
}

/**
 * Uploads of one account that are under way, in this browser's storage, where other tabs keep theirs too; where it is
 * shut they last as long as the page.
 */
export class KeptUploads {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #name: string;
  #uploads: readonly KeptUpload[];
  /** The storage would not take what stands here. */
  #isAlone = false;

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, ownerId: string) {
    this.#storage = storage;
    this.#name = `futago-uploads-${ownerId}`;
    this.#uploads = this.#read();
  }

  readonly all = (): readonly KeptUpload[] => this.#uploads;

  readonly of = (key: FileKey): KeptUpload | undefined => this.#uploads.find((upload) => upload.key === key);

  keep(upload: KeptUpload): void {
    this.#write([...this.#latest().filter(({ key }) => key !== upload.key), upload]);
  }

  forget(key: FileKey): void {
    if (this.of(key)) this.#write(this.#latest().filter((upload) => upload.key !== key));
  }

  /** With what other tabs have changed since. */
  #latest(): readonly KeptUpload[] {
    return this.#isAlone ? this.#uploads : this.#read();
  }

  #read(): readonly KeptUpload[] {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(this.#name) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  #write(uploads: readonly KeptUpload[]): void {
    this.#uploads = uploads;
    this.#isAlone = false;
    try {
      if (uploads.length === 0) this.#storage().removeItem(this.#name);
      else this.#storage().setItem(this.#name, JSON.stringify(uploads));
    } catch {
      // They go on in this page all the same.
      this.#isAlone = true;
    }
  }
}

function isKept(value: unknown): value is KeptUpload {
  if (typeof value !== 'object' || value === null) return false;
  const { key, uploadId, target, name, size, isSent } = value as Partial<KeptUpload>;
  const isSaid = typeof key === 'string' && typeof uploadId === 'string' && typeof name === 'string';
  return isSaid && typeof target?.workId === 'string' && typeof size === 'number' && typeof isSent === 'boolean';
}
