import type { Kysely } from 'kysely';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Tables } from '#server/platform/database/tables.ts';

export const PROCESSING_JOB: JobKind<{ readonly uploadId: string }> = {
  name: 'upload-processing',
  expireInSeconds: 1_800,
  retryLimit: 4,
  // Somebody looks on.
  lookSeconds: 0.5,
};

/** Where uploads wait for their turn. */
export interface ProcessingQueue {
  add(uploadId: string, transaction?: Kysely<Tables>): Promise<void>;
  /** Beside a turn that nobody takes any more; once for each number of tries, however often a server starts meanwhile. */
  addAgain(upload: { readonly id: string; readonly tries: number }): Promise<void>;
}

export function processingQueue(jobs: Pick<Jobs, 'add'>): ProcessingQueue {
  return {
    add: (uploadId, transaction) => jobs.add(PROCESSING_JOB, [{ data: { uploadId }, key: uploadId }], transaction),
    addAgain: ({ id, tries }) => jobs.add(PROCESSING_JOB, [{ data: { uploadId: id }, key: `${id} ${tries}` }]),
  };
}
