/**
 * Thrown when a mail was not taken. Says the transport's code and nothing else of its error, in which addresses of readers stand.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(reason: unknown) {
    super(`The mail was not taken (${codeOf(reason)}).`);
  }
}

function codeOf(reason: unknown): string {
  const { code, responseCode } = (reason ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return codes.length === 0 ? 'no code' : codes.join(' ');
}
