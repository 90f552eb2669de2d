/** Thrown when the server does not take bytes of an upload; `status` is its answer's. */
export class BytesRefused extends Error {
  override readonly name = 'BytesRefused';
  readonly status: number;

  constructor(status: number) {
    super(`The server refused bytes of an upload with status ${status}.`);
    this.status = status;
  }
}
