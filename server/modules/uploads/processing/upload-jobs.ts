import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import { PROCESSING_JOB } from './processing-queue.ts';
import type { UploadWork } from './upload-work.ts';

const TIDY_JOB: JobKind<Readonly<Record<string, never>>> = {
  name: 'upload-tidying',
  expireInSeconds: 300,
  retryLimit: 0,
  comesAgain: true,
};
const DUE_JOB: JobKind<Readonly<Record<string, never>>> = {
  name: 'publish-scheduled',
  expireInSeconds: 300,
  retryLimit: 0,
  comesAgain: true,
};

const EVERY_MINUTE = '* * * * *';

/** Uploads that are looked at at the same time, each in a process of its own. */
const AT_A_TIME = 1;

/** Processes, publishes what is due and tidies up until the jobs are stopped. */
export async function startUploadJobs(jobs: Pick<Jobs, 'work' | 'repeat'>, work: UploadWork): Promise<void> {
  await work.resume();
  await jobs.work(PROCESSING_JOB, AT_A_TIME, ({ uploadId }, signal) => work.process(uploadId, signal));
  await jobs.repeat(TIDY_JOB, EVERY_MINUTE, {});
  await jobs.work(TIDY_JOB, 1, () => work.tidy());
  await jobs.repeat(DUE_JOB, EVERY_MINUTE, {});
  await jobs.work(DUE_JOB, 1, (_data, signal) => work.publishDue(signal));
}
