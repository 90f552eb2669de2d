import { OperationFailed } from './graphql-host.errors.ts';

/** An answer that says no is a refusal, made by `refusalOf`; a server that broke, or none, says nothing of whether it was done. */
export async function understood<Result>(asking: Promise<Result>, refusalOf: (failure: OperationFailed) => Error): Promise<Result> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof OperationFailed) || error.codes.length === 0 || error.codes.includes('INTERNAL_SERVER_ERROR')) throw error;
    throw refusalOf(error);
  }
}
