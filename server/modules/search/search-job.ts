import type { Kysely } from 'kysely';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { indexMissingWorks, refreshTiers, settleIndex } from './search-index.ts';

/** Early in the morning in Vietnam and in Japan. */
const HOUR = 21;

const SEARCH_JOB: JobKind<Readonly<Record<string, never>>> = {
  name: 'keep-search',
  expireInSeconds: 3600,
  retryLimit: 3,
  comesAgain: true,
};

/** Looks after the index of works at every start and every day, until the jobs are stopped. */
export async function startSearchJob(
  jobs: Pick<Jobs, 'add' | 'daily' | 'work'>,
  keep: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  await jobs.daily(SEARCH_JOB, HOUR, {});
  await jobs.work(SEARCH_JOB, 1, (_data, signal) => keep(signal));
  await jobs.add(SEARCH_JOB, [{ data: {}, key: 'start' }]);
}

/** Makes the entries that are missing, takes over what was read since, and puts the index in order. */
export async function keepSearch(database: Kysely<Tables>, signal: AbortSignal): Promise<void> {
  await indexMissingWorks(database, signal);
  await refreshTiers(database, signal);
  if (signal.aborted) return;
  await settleIndex(database, signal);
}
