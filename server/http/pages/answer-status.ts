import type { ExecutionResult } from 'graphql';
import type { RequestContext } from '../../modules/reader.ts';
import { isPassing } from '../graphql/public-errors.ts';
import { RETRY_AFTER_SECONDS } from '../work-queue.ts';

export interface AnswerStatus {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What HTTP says of a result beside its body: 401 where a field needed a signed-in reader, 429 where something was throttled, 503 while
 * the database is away.
 */
export function statusOf({ errors }: ExecutionResult, { answer }: Pick<RequestContext, 'answer'>): AnswerStatus {
  if (errors?.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED'))
    return { status: 401, headers: { 'www-authenticate': 'Bearer' } };
  if (errors?.some(isPassing)) return { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } };
  const { retryAfterSeconds } = answer;
  return retryAfterSeconds === null ? { status: 200, headers: {} } : { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
}
