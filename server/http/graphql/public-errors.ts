import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { BadInput } from '../../modules/bad-input.error.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { Blocked, Forbidden, Unauthenticated } from '../../modules/reader.ts';

/** Told of every unexpected error of an operation; the one hook for logs and counters. */
export type ErrorHook = (error: unknown, about: { readonly requestId: string; readonly operation: string | null }) => void;

export const DATABASE_AWAY = 'The database does not answer just now; try again in a few seconds.';

export function logErrors(log: Logger): ErrorHook {
  return (error, about) => {
    if (isDatabaseAway(error)) log.warn({ reason: String(error), ...about }, 'An operation found no database');
    else log.error({ err: error, ...about }, 'An operation failed unexpectedly');
  };
}

/**
 * What a client may see of an error: sentences about its own input and GraphQL's own errors as they are, anything else
 * only by the request's id, after `report` has been told.
 */
export function publicError(error: GraphQLError, about: Parameters<ErrorHook>[1], report: ErrorHook): GraphQLError {
  const cause = innermost(error);
  const place = { nodes: error.nodes, path: error.path };
  if (cause instanceof BadInput) {
    return new GraphQLError(cause.message, { ...place, extensions: { code: cause.code, argument: cause.argument } });
  }
  if (cause instanceof Unauthenticated || cause instanceof Forbidden || cause instanceof Blocked) {
    return new GraphQLError(cause.message, { ...place, extensions: { code: cause.code } });
  }
  if (cause instanceof GraphQLError) return error;
  report(cause, about);
  const isAway = isDatabaseAway(cause);
  return new GraphQLError(isAway ? DATABASE_AWAY : sentenceFor(cause, about.requestId), {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: about.requestId, unexpected: true, ...(isAway ? { isPassing: true } : {}) },
  });
}

/** Whether the same may be answered in a few seconds; whether what was to be written was, nobody knows. */
export function isPassing({ extensions }: { readonly extensions?: Readonly<Record<string, unknown>> }): boolean {
  return extensions?.['isPassing'] === true;
}

function sentenceFor(cause: unknown, requestId: string): string {
  return isDiskFull(cause)
    ? 'There is no room to keep anything just now, so nothing was kept: try again in a while.'
    : `Something went wrong here; the request ${requestId} is in our log.`;
}

function innermost(error: Error): Error {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}
