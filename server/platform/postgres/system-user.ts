import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from '../start.errors.ts';

const run = promisify(execFile);

/** The user PostgreSQL runs as. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';
const WAYS_TO_CREATE: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', NAME],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', NAME],
];

/**
 * PostgreSQL refuses to run as root: then it runs as the system user postgres, who is created when missing. Null for
 * everyone else: PostgreSQL runs as the same user as we do.
 */
export async function chooseDatabaseUser(): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await findUser();
  if (existing !== null) return existing;
  let reason = '';
  for (const [program, ...options] of WAYS_TO_CREATE) {
    try {
      await run(program, options);
      const created = await findUser();
      if (created !== null) return created;
    } catch (error) {
      reason = (error as Error).message.trim().split('\n').at(-1) ?? '';
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root and the system user ${NAME} cannot be created here (${reason}): start Futago as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Most systems have it in this file, and a start need not wait for two programs. */
async function findUser(): Promise<DatabaseUser | null> {
  const known = new RegExp(`^${NAME}:[^:]*:(\\d+):(\\d+):`, 'm').exec(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  if (known !== null) return { uid: Number(known[1]), gid: Number(known[2]) };
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
