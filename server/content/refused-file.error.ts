/** Thrown when a source is not taken over: `file` as its owner knows it, `reason` a clause that goes on from the name. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}
