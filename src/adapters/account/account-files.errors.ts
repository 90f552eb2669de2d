/** Thrown when the server answers a file of the account with a refusal; `status` is the answer's. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly status: number;

  constructor(status: number) {
    super(`The server refused the file with status ${status}.`);
    this.status = status;
  }
}
