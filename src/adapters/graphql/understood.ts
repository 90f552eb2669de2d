import { OperationFailed } from './graphql-host.errors.ts';

/** Codes of a server that came to no decision: it failed, or was too busy to look. */
const UNDECIDED: readonly string[] = ['INTERNAL_SERVER_ERROR', 'OVERLOADED'];

/**
 * An answer that says no becomes the refusal that `refusalOf` makes; a server that failed, was too busy or was not reached does not tell
 * whether the thing was done.
 */
export async function understood<Result>(asking: Promise<Result>, refusalOf: (failure: OperationFailed) => Error): Promise<Result> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof OperationFailed) || error.codes.length === 0) throw error;
    if (error.codes.some((code) => UNDECIDED.includes(code))) throw error;
    throw refusalOf(error);
  }
}
