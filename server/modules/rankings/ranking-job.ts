import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { ViewsRepository } from '../views/views.repository.ts';
import { RankingsRepository } from './rankings.repository.ts';

type Nothing = Readonly<Record<string, never>>;

/** Totals and the rankings that move by the minute. */
const RANKING_JOB: JobKind<Nothing> = { name: 'rank-works', expireInSeconds: 900, retryLimit: 1, comesAgain: true };
/** The rankings over months, which read many days, and what tidies up after all of them. */
const LONG_RANKING_JOB: JobKind<Nothing> = { name: 'rank-works-long', expireInSeconds: 1800, retryLimit: 1, comesAgain: true };

const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_HOUR = '25 * * * *';

/** Ranks now, and from then on until the jobs are stopped. */
export async function startRankingJobs(jobs: Pick<Jobs, 'add' | 'repeat' | 'work'>, database: Kysely<Tables>): Promise<void> {
  for (const [kind, times, run] of [
    [RANKING_JOB, EVERY_TEN_MINUTES, rankWorks],
    [LONG_RANKING_JOB, EVERY_HOUR, rankWorksLong],
  ] as const) {
    await jobs.work(kind, 1, (_data, signal) => run(database, systemClock, signal));
    await jobs.repeat(kind, times, {});
    await jobs.add(kind, [{ key: 'start', data: {} }]);
  }
}

/** Rejects where the signal aborts. */
export async function rankWorks(database: Kysely<Tables>, clock: Clock, signal?: AbortSignal): Promise<void> {
  const rankings = new RankingsRepository(database);
  await rankings.addToTotals();
  for (const period of ['DAY', 'WEEK', 'ALL'] as const) await rankings.make(period, clock.now(), signal);
  await new ViewsRepository(database).sweep(clock.now());
}

/** Rejects where the signal aborts. */
export async function rankWorksLong(database: Kysely<Tables>, clock: Clock, signal?: AbortSignal): Promise<void> {
  const rankings = new RankingsRepository(database);
  for (const period of ['MONTH', 'QUARTER', 'YEAR'] as const) await rankings.make(period, clock.now(), signal);
  await rankings.sweep(clock.now(), signal);
}
