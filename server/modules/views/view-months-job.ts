import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { addViewPartitions } from './view-partitions.ts';

/** What others were at work on is looked at an hour later. */
const VIEW_MONTHS_JOB: JobKind<Readonly<Record<string, never>>> = {
  name: 'partition-views',
  expireInSeconds: 900,
  retryLimit: 1,
  comesAgain: true,
};

const EVERY_HOUR = '40 * * * *';

/** Partitions of views for the months ahead, where there are any, now and from then on until the jobs are stopped. */
export async function startViewMonthsJob(
  jobs: Pick<Jobs, 'add' | 'repeat' | 'work'>,
  database: Kysely<Tables>,
  clock: Clock = systemClock,
): Promise<void> {
  await jobs.work(VIEW_MONTHS_JOB, 1, async () => {
    await addViewPartitions(database, clock.now());
  });
  await jobs.repeat(VIEW_MONTHS_JOB, EVERY_HOUR, {});
  await jobs.add(VIEW_MONTHS_JOB, [{ key: 'start', data: {} }]);
}
