/** The reason with which a job's signal aborts when all work stops: the job shall be as if it had not begun. */
export class JobsStopped extends Error {
  override readonly name = 'JobsStopped';
}
