/** As the system says it, and PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|08\w{3}|53300)$/;
/** As the driver says it, which gives no code. */
const SENTENCE =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** True for an error that says that the database cannot be reached, starts or stops, or went away in the midst of something. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.test(code) || SENTENCE.test(error.message);
}
