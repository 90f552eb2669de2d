/** What is wrong with a file, for those that act on it or say it in other words. */
export type RefusalKind =
  | 'unknownKind'
  | 'otherArchive'
  | 'drawingWithScripts'
  | 'empty'
  | 'tooLarge'
  | 'tooManyFiles'
  | 'tooManyPages'
  | 'tooManyChapters'
  | 'tooManyPixels'
  | 'sideTooLong'
  | 'damaged'
  | 'checksum'
  | 'password'
  | 'copyProtected'
  | 'dangerous'
  | 'tooHeavy'
  | 'otherFormat'
  | 'severalChapters'
  | 'other';

interface RefusalOptions extends ErrorOptions {
  /** The bound that was crossed: bytes for tooLarge, pixels for tooManyPixels and sideTooLong. */
  readonly limit?: number | undefined;
}

/** What is said by a RefusedFile. */
export interface Refusal {
  readonly file: string;
  readonly kind: RefusalKind;
  readonly reason: string;
  readonly limit?: number | undefined;
}

/**
 * Thrown when a source is not taken over: `file` as its owner knows it, `reason` a clause that goes on from the name. The clause may hold
 * names that strangers chose: judge by `kind`, never by it.
 */
export class RefusedFile extends Error implements Refusal {
  override readonly name = 'RefusedFile';
  readonly file: string;
  readonly kind: RefusalKind;
  readonly reason: string;
  readonly limit: number | undefined;

  constructor(file: string, kind: RefusalKind, reason: string, { limit, ...options }: RefusalOptions = {}) {
    super(`${file}: ${reason}`, options);
    this.file = file;
    this.kind = kind;
    this.reason = reason;
    this.limit = limit;
  }

  static from({ file, kind, reason, limit }: Refusal): RefusedFile {
    return new RefusedFile(file, kind, reason, { limit });
  }

  /** What goes over to another process. */
  told(): Refusal {
    return { file: this.file, kind: this.kind, reason: this.reason, ...(this.limit === undefined ? {} : { limit: this.limit }) };
  }

  /** The same refusal by the name that the file's owner knows. */
  renamed(file: string): RefusedFile {
    return new RefusedFile(file, this.kind, this.reason, { cause: this, limit: this.limit });
  }
}
