/**
 * Thrown when the server answers a file of the account with a refusal; `status` is the answer's, and
 * `retryAfterSeconds` what it asks to wait, 0 where it asks nothing.
 */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly status: number;
  readonly retryAfterSeconds: number;

  constructor(status: number, retryAfterSeconds = 0) {
    super(`The server refused the file with status ${status}.`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
