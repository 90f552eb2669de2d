import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { FolderInUseError } from './start.errors.ts';

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
}

const NAME = 'futago.lock';
const RETRY_MILLISECONDS = 5;

/** Takes the folder, making it when needed; rejects with a FolderInUseError that names the holder. */
export async function lockFolder(folder: string, purpose: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, NAME);
  const own: LockHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', purpose };
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(own)).catch((error: unknown) => {
    // Named by the folder that people know, not by our passing file in it.
    throw Object.assign(error as NodeJS.ErrnoException, { path: folder });
  });
  try {
    const holder = await take(file, draft);
    if (holder !== null) {
      throw new FolderInUseError(
        `Futago is already at work in ${folder} (${holder.purpose}, process ${holder.pid}); that one was left alone.`,
      );
    }
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

/** Who holds the folder now; null when nobody alive does. */
export async function lockHolder(folder: string): Promise<LockHolder | null> {
  const text = await readText(join(folder, NAME));
  return text === null ? null : livingHolder(text);
}

/** Links the draft as the lock, and resolves with null; or with the living holder. */
async function take(file: string, draft: string): Promise<LockHolder | null> {
  while (!(await tryLink(draft, file))) {
    const text = await readText(file);
    const holder = text === null ? null : livingHolder(text);
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
  if (text !== null && livingHolder(text) === null) await rm(file, { force: true });
  await rm(guard, { force: true });
}

function livingHolder(text: string): LockHolder | null {
  try {
    const holder = JSON.parse(text) as Partial<LockHolder>;
    if (typeof holder.pid !== 'number' || typeof holder.identity !== 'string') return null;
    return processIdentity(holder.pid) === holder.identity
      ? { pid: holder.pid, identity: holder.identity, purpose: holder.purpose ?? 'futago' }
      : null;
  } catch {
    return null;
  }
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
