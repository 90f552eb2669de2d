import type { EndedSession } from '#machines/auth/auth.types.ts';

/** Thrown when the API host cannot be reached, or answers with something that is not GraphQL. */
export class HostUnreachable extends Error {
  override readonly name = 'HostUnreachable';
}

/**
 * Thrown when the API host answers with errors; `codes` are the hosts' own, where it gives any, and `endedBy` is the
 * login elsewhere that ended the session.
 */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  readonly operation: string;
  readonly codes: readonly string[];
  readonly endedBy: EndedSession | null;

  constructor(operation: string, messages: readonly string[], codes: readonly string[], endedBy: EndedSession | null = null) {
    super(`${operation}: ${messages.join('; ')}`);
    this.operation = operation;
    this.codes = codes;
    this.endedBy = endedBy;
  }
}
