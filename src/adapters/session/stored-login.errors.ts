/** Thrown when what this browser keeps as its login is no base64 of a JSON object. */
export class StoredLoginUnparsable extends Error {
  override readonly name = 'StoredLoginUnparsable';
}
