import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Takes the folder, making it when needed; rejects with a FolderInUseError that names the holder. */
export async function lockFolder(folder: string, purpose: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, NAME);
  const own: LockHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', purpose };
  const written = JSON.stringify(own);
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, written);
  try {
    while (!(await tryLink(draft, file))) await clearDeadLock(file, folder);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    release: async () => {
      if ((await readText(file)) === written) await rm(file, { force: true });
    },
  };
}

/** Who holds the folder now; null when nobody alive does. */
export async function lockHolder(folder: string): Promise<LockHolder | null> {
  const text = await readText(join(folder, NAME));
  return text === null ? null : livingHolder(text);
}

async function clearDeadLock(file: string, folder: string): Promise<void> {
  const text = await readText(file);
  if (text === null) return;
  const holder = livingHolder(text);
  if (holder !== null) {
    throw new FolderInUseError(`Futago is already at work in ${folder} (${holder.purpose}, process ${holder.pid}); that one was left alone.`);
  }
  // Two starters may find the same dead lock: the slower one would move away the quicker one's fresh lock, so it looks and puts it back.
  const aside = `${file}.dead.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readText(aside)) !== text) await tryLink(aside, file);
  await rm(aside, { force: true });
}

function livingHolder(text: string): LockHolder | null {
  try {
    const holder = JSON.parse(text) as Partial<LockHolder>;
    if (typeof holder.pid !== 'number' || typeof holder.identity !== 'string') return null;
    return processIdentity(holder.pid) === holder.identity ? { pid: holder.pid, identity: holder.identity, purpose: holder.purpose ?? 'futago' } : null;
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
