import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const APT_MILLISECONDS = 60_000;

/** Debian's PostgreSQL: the folder of its programs; null where there is none and apt cannot bring it. */
export function findDebianPostgres(): string | null {
  return findOr(() => newestPostgres(), 'postgresql');
}

/** Debian's Redis: the path of its program; null where there is none and apt cannot bring it. */
export function findDebianRedis(): string | null {
  return findOr(() => (existsSync('/usr/bin/redis-server') ? '/usr/bin/redis-server' : null), 'redis-server');
}

function findOr(find: () => string | null, packageName: string): string | null {
  const found = find();
  if (found !== null || process.getuid?.() !== 0) return found;
  const options = { stdio: 'ignore', timeout: APT_MILLISECONDS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], options);
  } catch {
    return null;
  }
  return find();
}

function newestPostgres(): string | null {
  if (!existsSync(POSTGRES_FOLDER)) return null;
  const versions = readdirSync(POSTGRES_FOLDER).filter((name) => existsSync(join(POSTGRES_FOLDER, name, 'bin', 'postgres')));
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : join(POSTGRES_FOLDER, newest, 'bin');
}
