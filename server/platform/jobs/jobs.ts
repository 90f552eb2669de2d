import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { DEAD_LETTERS, type DeadLetters, deadLettersOf, ensureDeadLetters } from './dead-letters.ts';
import { JobsStopped } from './jobs.errors.ts';
import type { Logger } from '../logging.ts';
import { StartError } from '../start.errors.ts';

/** One kind of background work: its queue's name and, by type only, what a job carries. */
export interface JobKind<Data extends object> {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** A job that runs longer, or whose process was killed, is tried again after this time. */
  readonly expireInSeconds: number;
  /** Tries after the first, each later than the one before; a try that a stop or a kill cut short counts too. */
  readonly retryLimit: number;
  /** Another one comes by the clock: nothing is lost with one that has no tries left, and it is no dead letter. */
  readonly comesAgain?: true;
  /** Between two looks for new ones, where somebody waits for it; at least 0.5. As often as for all kinds when not given. */
  readonly lookSeconds?: number;
  /** Carries the type alone. */
  readonly data?: Data;
}

export interface NewJob<Data extends object> {
  readonly data: Data;
  /** While a job with this key waits or runs, a second one is not added. */
  readonly key: string;
  /** Higher runs first; 0 when not given. */
  readonly priority?: number;
}

/** Background work kept in our own database: nothing that was added is lost when the process dies. */
export interface Jobs {
  /** Adds jobs, within the transaction where one is given, so that they exist if and only if its rows do. */
  add<Data extends object>(kind: JobKind<Data>, jobs: readonly NewJob<Data>[], transaction?: Database): Promise<void>;
  /** Adds a job every day at this hour of UTC; where days were missed, one at the next start of a worker. */
  daily<Data extends object>(kind: JobKind<Data>, hour: number, data: Data): Promise<void>;
  /** Adds a job at these times of UTC, as cron writes them; none for times that were missed. */
  repeat<Data extends object>(kind: JobKind<Data>, times: string, data: Data): Promise<void>;
  /** Runs jobs of this kind, `concurrency` at a time; the signal aborts when a job takes longer than it may and when all stops. */
  work<Data extends object>(
    kind: JobKind<Data>,
    concurrency: number,
    run: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Jobs of this kind that wait for their turn or run. */
  countOpen(kind: JobKind<object>): Promise<number>;
  /**
   * How much there is to do by queue, as of its last count; failed ones have no tries left and stay for a day, and as
   * dead letters for thirty.
   */
  levels(): Promise<readonly { readonly name: string; readonly queued: number; readonly active: number; readonly failed: number }[]>;
  /** Jobs that have no tries left. */
  readonly deadLetters: DeadLetters;
  /** Takes no new job, aborts the running ones and waits for them up to ten seconds; they are tried again at the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly log: Logger;
  /** False for a command that only adds jobs: another process looks after the queues. */
  readonly isWorker: boolean;
  /** Between two looks for new jobs; 2 when not given. What this process adds outside a transaction begins at once. */
  readonly pollingSeconds?: number;
  /** Told of every try that ended, but for those that a stop cut short. */
  readonly onTried?: (tried: { readonly queue: string; readonly milliseconds: number; readonly isFailed: boolean }) => void;
}

const GRACE_MILLISECONDS = 10_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ENDED_BY_ADMINISTRATOR = '57P01';
const DAY_SECONDS = 86_400;
/** What the database calls sessions of those who look for work, which they do every few seconds. */
const WORKER = 'futago jobs';
const SILENT_SECONDS = 30;
/** How soon a job is tried again whose process was killed. */
const HEARTBEAT_SECONDS = 30;

/** Opens the queues in the database at `url`, making their tables when needed. */
export async function startJobs({ url, log, isWorker, pollingSeconds = 2, onTried = () => undefined }: JobsOptions): Promise<Jobs> {
  // Without pg-boss's own LISTEN: once its connection closes nothing listens for its errors, and one that comes then ends the process.
  const boss = new PgBoss({ connectionString: url, max: 4, ...roleOf(isWorker) });
  const workers = new Map<string, readonly string[]>();
  const stopping = new AbortController();
  logErrors(boss, stopping.signal, log);
  await boss.start();
  const ensureQueue = queueMaker(boss);
  return {
    add: async (kind, jobs, transaction) => {
      await ensureQueue(kind);
      const rows = jobs.map(({ data, key, priority }) => ({ data, singletonKey: key, priority: priority ?? 0 }));
      await boss.insert(kind.name, rows, transaction === undefined ? {} : { db: fromKysely(transaction) });
      if (transaction === undefined) for (const worker of workers.get(kind.name) ?? []) boss.notifyWorker(worker);
    },
    daily: async (kind, hour, data) => {
      await ensureQueue(kind);
      await boss.schedule(kind.name, `0 ${hour} * * *`, data, { missed: 'once' });
    },
    repeat: async (kind, times, data) => {
      await ensureQueue(kind);
      await boss.schedule(kind.name, times, data);
    },
    work: async (kind, concurrency, run) => {
      await ensureQueue(kind);
      const begin = () => workOn(boss, kind, pollingSeconds, (found) => runAll(found, run, stopping.signal, { log, onTried }));
      workers.set(kind.name, await Promise.all(Array.from({ length: concurrency }, begin)));
    },
    countOpen: async (kind) => {
      await ensureQueue(kind);
      const [stats] = await boss.getQueueStats(kind.name, { force: true });
      return (stats?.queuedCount ?? 0) + (stats?.activeCount ?? 0);
    },
    levels: () => levelsOf(boss),
    deadLetters: deadLettersOf(boss),
    stop: async () => {
      stopping.abort(new JobsStopped('the process stops'));
      await boss.stop({ graceful: true, timeout: GRACE_MILLISECONDS });
    },
  };
}

/** All of them, those given up too: for a database whose rows they are about have gone. */
export async function forgetJobs(database: Database): Promise<void> {
  const { rows } = await sql<{ isMade: boolean }>`select to_regclass('pgboss.job') is not null as "isMade"`.execute(database);
  if (rows[0]?.isMade === true) await sql`delete from pgboss.job`.execute(database);
}

function roleOf(isWorker: boolean): Pick<ConstructorOptions, 'application_name' | 'supervise' | 'schedule'> {
  return { application_name: isWorker ? WORKER : 'futago command', supervise: isWorker, schedule: isWorker };
}

/** Rejects with a StartError where a server works on the database, in whichever folder and on whichever machine. */
export async function refuseWorkers(database: Database): Promise<void> {
  const { rows } = await sql<{ place: string }>`
    select coalesce(host(client_addr), 'this machine') as place from pg_stat_activity
    where datname = current_database() and application_name = ${WORKER}
      and query_start > now() - make_interval(secs => ${SILENT_SECONDS}) limit 1`.execute(database);
  const [found] = rows;
  if (found !== undefined)
    throw new StartError(`A server works on this database (from ${found.place}): stop it first, and all that share the database.`);
}

function logErrors(boss: PgBoss, stopping: AbortSignal, log: Logger): void {
  boss.on('error', (error) => {
    // A database that is ended before it reads the farewell of a connection that closes is no news.
    if (!(stopping.aborted && 'code' in error && error.code === ENDED_BY_ADMINISTRATOR)) log.error({ err: error }, 'background jobs');
  });
}

/** One job after the other, without a look at the clock while there are any. Returns who works. */
async function workOn<Data extends object>(
  boss: PgBoss,
  { name, lookSeconds }: JobKind<Data>,
  pollingSeconds: number,
  take: (jobs: Job<Data>[]) => Promise<unknown>,
): Promise<string> {
  const worker: string = await boss.work(
    name,
    { batchSize: 1, pollingIntervalSeconds: lookSeconds ?? pollingSeconds },
    async (jobs: Job<Data>[]) => {
      // Where one waited another may wait.
      boss.notifyWorker(worker);
      return await take(jobs);
    },
  );
  return worker;
}

async function levelsOf(boss: PgBoss): ReturnType<Jobs['levels']> {
  const queues = await boss.getQueues();
  return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
    name,
    queued: queuedCount,
    active: activeCount,
    failed: failedCount,
  }));
}

/** Makes each queue once a process, or brings its settings up to date. */
function queueMaker(boss: PgBoss): (kind: JobKind<object>) => Promise<void> {
  const known = new Set<string>();
  return async ({ name, expireInSeconds, retryLimit, comesAgain }) => {
    if (known.has(name)) return;
    await ensureDeadLetters(boss);
    const options = {
      expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit,
      retryDelay: 5,
      retryBackoff: true,
      deleteAfterSeconds: DAY_SECONDS,
    };
    await boss.createQueue(name, { policy: 'exclusive', ...options });
    await boss.updateQueue(name, { ...options, deadLetter: comesAgain === true ? null : DEAD_LETTERS });
    known.add(name);
  };
}

async function runAll<Data extends object>(
  jobs: readonly Job<Data>[],
  run: (data: Data, signal: AbortSignal) => Promise<void>,
  stopping: AbortSignal,
  { log, onTried }: Pick<Required<JobsOptions>, 'log' | 'onTried'>,
): Promise<void> {
  for (const job of jobs) {
    const begun = performance.now();
    const tell = (isFailed: boolean): void => onTried({ queue: job.name, milliseconds: performance.now() - begun, isFailed });
    try {
      await run(job.data, AbortSignal.any([job.signal, stopping]));
      tell(false);
    } catch (error) {
      if (!stopping.aborted) {
        tell(true);
        log.warn({ err: error, job: job.name, data: job.data, attempt: job.retryCount + 1 }, 'a background job failed');
      }
      throw error;
    }
  }
}
