/** ENOSPC and EDQUOT as the system says it, 53100 as PostgreSQL does: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** True for an error that says that a disk has no room: the files' or the database's. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(error.code);
}
