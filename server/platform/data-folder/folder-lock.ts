import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity, processNamespace } from './process-identity.ts';
import { FolderInUseError } from '../start.errors.ts';

/** Keeps a data folder to one process. A lock whose process is gone, even by kill -9, counts for nothing. */
export interface FolderLock {
  release(): Promise<void>;
}

export interface LockHolder {
  readonly pid: number;
  /** Tells the holder from a later process of the same number. */
  readonly identity: string;
  /** What it does there, for the message: 'futago serve at http://vi.localhost:3000'. */
  readonly purpose: string;
  /** True for one in another container, whose processes cannot be seen from here. */
  readonly isElsewhere?: true;
}

interface KeptHolder extends LockHolder {
  readonly namespace: string | null;
}

const NAME = 'futago.lock';
const RETRY_MILLISECONDS = 5;
/** A holder that cannot be seen from here is known to live by its touching the lock. */
const BEAT_MILLISECONDS = 1_000;
const SILENT_MILLISECONDS = 4_000;
const LOOK_MILLISECONDS = 100;

/** Takes the folder, making it when needed; rejects with a FolderInUseError that names the holder. */
export async function lockFolder(folder: string, purpose: string): Promise<FolderLock> {
  await makeFolder(folder);
  const file = join(folder, NAME);
  const own: KeptHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', purpose, namespace: processNamespace() };
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(own)).catch((error: unknown) => {
    // Named by the folder that people know, not by our passing file in it.
    throw Object.assign(error as NodeJS.ErrnoException, { path: folder });
  });
  try {
    const holder = await take(file, draft);
    if (holder !== null) {
      throw new FolderInUseError(`Futago is already at work in ${folder} (${describeHolder(holder)}); that one was left alone.`);
    }
  } finally {
    await rm(draft, { force: true });
  }
  const beat = setInterval(() => void touch(file), BEAT_MILLISECONDS).unref();
  return {
    release: async () => {
      clearInterval(beat);
      await rm(file, { force: true });
    },
  };
}

/**
 * Makes the folder and those it lies in. Node's own way tries for ever where the system refuses a folder as if the one
 * around it were missing, as /proc does.
 */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (error: unknown) => {
    if (!(await isFolder(folder))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/** What it does, and where an operator finds it. */
export function describeHolder({ purpose, pid, isElsewhere }: LockHolder): string {
  return `${purpose}, ${isElsewhere ? 'in another container' : `process ${pid}`}`;
}

/** Who holds the folder now; null when nobody alive does. */
export async function lockHolder(folder: string): Promise<LockHolder | null> {
  const text = await readText(join(folder, NAME));
  return text === null ? null : await livingHolder(join(folder, NAME), text);
}

/** Links the draft as the lock, and resolves with null; or with the living holder. */
async function take(file: string, draft: string): Promise<LockHolder | null> {
  while (!(await tryLink(draft, file))) {
    const text = await readText(file);
    const holder = text === null ? null : await livingHolder(file, text);
    if (holder !== null) return holder;
    if (text !== null) await removeDeadLock(file, draft);
  }
  return null;
}

/**
 * Two starters may find the same dead lock, and the slower one must not remove the quicker one's fresh lock: only who
 * holds the lock's own lock may look again and remove it. That one may be left behind by a kill just the same.
 */
async function removeDeadLock(file: string, draft: string): Promise<void> {
  const guard = `${file}.heir`;
  if ((await take(guard, draft)) !== null) {
    await wait(RETRY_MILLISECONDS);
    return;
  }
  const text = await readText(file);
  if (text !== null && (await livingHolder(file, text)) === null) await rm(file, { force: true });
  await rm(guard, { force: true });
}

async function livingHolder(file: string, text: string): Promise<LockHolder | null> {
  const kept = readHolder(text);
  if (kept === null) return null;
  const { pid, identity, purpose, namespace } = kept;
  if (namespace !== null && namespace !== processNamespace())
    return (await isTouched(file)) ? { pid, identity, purpose, isElsewhere: true } : null;
  return processIdentity(pid) === identity ? { pid, identity, purpose } : null;
}

function readHolder(text: string): KeptHolder | null {
  try {
    const { pid, identity, purpose = 'futago', namespace = null } = JSON.parse(text) as Partial<KeptHolder>;
    return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity, purpose, namespace } : null;
  } catch {
    return null;
  }
}

async function isTouched(file: string): Promise<boolean> {
  const before = await touchedAt(file);
  for (let waited = 0; waited < SILENT_MILLISECONDS; waited += LOOK_MILLISECONDS) {
    await wait(LOOK_MILLISECONDS);
    const now = await touchedAt(file);
    if (now === null || now !== before) return now !== null;
  }
  return false;
}

/** Null where there is none any more. */
async function touchedAt(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? null;
}

/** One that was given free meanwhile needs no touching. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
