import { OperationFailed } from './graphql-host.errors.ts';

/**
 * An answer that says no becomes the refusal that `refusalOf` makes; a server that failed or was not reached does not tell whether the
 * thing was done.
 */
export async function understood<Result>(asking: Promise<Result>, refusalOf: (failure: OperationFailed) => Error): Promise<Result> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof OperationFailed) || error.codes.length === 0 || error.codes.includes('INTERNAL_SERVER_ERROR')) throw error;
    throw refusalOf(error);
  }
}
