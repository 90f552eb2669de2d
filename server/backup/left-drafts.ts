import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Of the folder in which a backup is written until it is whole. */
export const DRAFT_FOLDER = '.futago-backup-';
/** As mkdtemp writes it. */
const IS_DRAFT_FOLDER = new RegExp(`^\\${DRAFT_FOLDER}[A-Za-z0-9]{6}$`);
const DRAFT_FILES: readonly string[] = ['draft.tar', 'table'];
/** Longer than any backup is read again, which touches nothing. */
const LEFT_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes what killed backups left in the folder: each may be as large as a whole one. What cannot be removed stays. */
export async function removeLeftDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (IS_DRAFT_FOLDER.test(name) && (await isLeft(path))) await rm(path, { recursive: true }).catch(() => undefined);
  }
}

async function isLeft(path: string): Promise<boolean> {
  const before = Date.now() - LEFT_MILLISECONDS;
  const names = await readdir(path).catch(() => null);
  if (names === null || names.some((name) => !DRAFT_FILES.includes(name))) return false;
  const times = await Promise.all([path, ...names.map((name) => join(path, name))].map(changedAt));
  return times.every((time) => time < before);
}

async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? Date.now();
}
