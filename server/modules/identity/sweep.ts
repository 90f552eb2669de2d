import { type Kysely, sql } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import { SESSIONS_KEPT_MILLISECONDS } from '#server/platform/sessions/sessions.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const DAY_MILLISECONDS = 86_400_000;
/** A mail that was late copies an offer that is over: links and codes stay for a day. */
const KEPT_MILLISECONDS = DAY_MILLISECONDS;
const SECRETS = ['link_tokens', 'password_links', 'sign_in_states', 'handovers'] as const;
/** Early in the morning in Vietnam and in Japan. */
const HOUR = 20;

export const SWEEP_JOB: JobKind<Readonly<Record<string, never>>> = {
  name: 'sweep-expired',
  expireInSeconds: 600,
  retryLimit: 3,
  comesAgain: true,
};

/** Sweeps every day until the jobs are stopped. */
export async function startSweepJob(jobs: Pick<Jobs, 'daily' | 'work'>, sweep: () => Promise<void>): Promise<void> {
  await jobs.daily(SWEEP_JOB, HOUR, {});
  await jobs.work(SWEEP_JOB, 1, sweep);
}

/**
 * Deletes what opens nothing any more: links, states and codes a day after they expired, sessions as long after they
 * ended as they are listed.
 */
export async function sweepExpired(database: Kysely<Tables>, clock: Clock = systemClock): Promise<void> {
  const now = clock.now().getTime();
  for (const table of SECRETS) {
    await database
      .deleteFrom(table)
      .where('expires_at', '<', new Date(now - KEPT_MILLISECONDS))
      .execute();
  }
  await database
    .deleteFrom('sessions')
    .where(sql<Date>`coalesce(ended_at, expires_at)`, '<', new Date(now - SESSIONS_KEPT_MILLISECONDS))
    .execute();
}
