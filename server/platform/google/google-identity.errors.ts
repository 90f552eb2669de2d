/** Which check failed: the code or token itself, the signature or a claim of the id token, its nonce, our state, or the address. */
export type GoogleRefusal = 'GRANT' | 'TOKEN' | 'NONCE' | 'STATE' | 'EMAIL';

/** Thrown where Google does not vouch for a person, or what it sent cannot be verified. Holds nothing of what was checked. */
export class GoogleRefused extends Error {
  override readonly name = 'GoogleRefused';
  readonly reason: GoogleRefusal;

  constructor(reason: GoogleRefusal) {
    super(`Google does not vouch for this person (${reason}).`);
    this.reason = reason;
  }
}

/**
 * Thrown where Google is not reached in time, fails, does not know us, or answers with nothing that can be read. Its sentence is for
 * the log: it names the endpoint, and neither code, token, secret nor a word of the answer.
 */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable';
}
