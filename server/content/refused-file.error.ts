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
  | 'damaged'
  | 'checksum'
  | 'password'
  | 'dangerous'
  | 'tooHeavy'
  | 'otherFormat'
  | 'severalChapters'
  | 'other';

/**
 * Thrown when a source is not taken over: `file` as its owner knows it, `reason` a clause that goes on from the name. The clause may hold
 * names that strangers chose: judge by `kind`, never by it.
 */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly file: string;
  readonly kind: RefusalKind;
  readonly reason: string;

  constructor(file: string, kind: RefusalKind, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
    this.kind = kind;
    this.reason = reason;
  }
}
