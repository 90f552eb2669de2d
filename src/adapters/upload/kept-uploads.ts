import type { FileKey, UploadTarget } from '#machines/upload/upload.types.ts';

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

/** An upload that was dropped and whose server has not said yet that it knows. */
interface DroppedUpload {
  readonly droppedId: string;
}

/** As many as an account may have unfinished, and more. */
const MOST_DROPPED = 20;

/**
 * Uploads of one account that are under way, in this browser's storage, where other tabs keep theirs too; where it is
 * shut they last as long as the page.
 */
export class KeptUploads {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #name: string;
  #entries: readonly (KeptUpload | DroppedUpload)[];
  /** The storage would not take what stands here. */
  #isAlone = false;

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, ownerId: string) {
    this.#storage = storage;
    this.#name = `futago-uploads-${ownerId}`;
    this.#entries = this.#read();
  }

  readonly all = (): readonly KeptUpload[] => this.#entries.filter((entry): entry is KeptUpload => !isDropped(entry));

  readonly of = (key: FileKey): KeptUpload | undefined => this.all().find((upload) => upload.key === key);

  /** Takes in what other tabs have changed. */
  renew(): void {
    this.#entries = this.#latest();
  }

  keep(upload: KeptUpload): void {
    this.#write([...this.#latest().filter((entry) => keyOf(entry) !== upload.key), upload]);
  }

  forget(key: FileKey): void {
    if (this.of(key)) this.#write(this.#latest().filter((entry) => keyOf(entry) !== key));
  }

  /** From now on it is known by its id alone, until its end is told. */
  drop(key: FileKey): void {
    const upload = this.of(key);
    if (upload === undefined) return;
    const others = this.#latest().filter((entry) => keyOf(entry) !== key);
    const dropped = [...others.filter(isDropped), { droppedId: upload.uploadId }].slice(-MOST_DROPPED);
    this.#write([...others.filter((entry) => !isDropped(entry)), ...dropped]);
  }

  /** Ids of uploads that were dropped and not yet forgotten. */
  readonly dropped = (): readonly string[] => this.#entries.filter(isDropped).map(({ droppedId }) => droppedId);

  forgetDropped(id: string): void {
    this.#write(this.#latest().filter((entry) => !isDropped(entry) || entry.droppedId !== id));
  }

  /** With what other tabs have changed since. */
  #latest(): readonly (KeptUpload | DroppedUpload)[] {
    return this.#isAlone ? this.#entries : this.#read();
  }

  #read(): readonly (KeptUpload | DroppedUpload)[] {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(this.#name) ?? '[]');
      return Array.isArray(kept) ? kept.filter((entry) => isKept(entry) || isDropped(entry)) : [];
    } catch {
      return [];
    }
  }

  #write(entries: readonly (KeptUpload | DroppedUpload)[]): void {
    this.#entries = entries;
    this.#isAlone = false;
    try {
      if (entries.length === 0) this.#storage().removeItem(this.#name);
      else this.#storage().setItem(this.#name, JSON.stringify(entries));
    } catch {
      // They go on in this page all the same.
      this.#isAlone = true;
    }
  }
}

function keyOf(entry: KeptUpload | DroppedUpload): FileKey | null {
  return isDropped(entry) ? null : entry.key;
}

function isDropped(value: unknown): value is DroppedUpload {
  return typeof value === 'object' && value !== null && 'droppedId' in value && typeof value.droppedId === 'string';
}

function isKept(value: unknown): value is KeptUpload {
  if (typeof value !== 'object' || value === null) return false;
  const { key, uploadId, target, name, size, isSent } = value as Partial<KeptUpload>;
  const isSaid = typeof key === 'string' && typeof uploadId === 'string' && typeof name === 'string';
  return isSaid && typeof target?.workId === 'string' && typeof size === 'number' && typeof isSent === 'boolean';
}
