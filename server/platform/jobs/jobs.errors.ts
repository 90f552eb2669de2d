/** Why the signal of a job is aborted where all work stops: the job is to be as if it had not been begun. */
export class JobsStopped extends Error {
  override readonly name = 'JobsStopped';
}
