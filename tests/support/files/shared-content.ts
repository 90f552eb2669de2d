import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../shared/content');

/** Works and hostile files that others made, which lie beside the checkout and are not part of it. */
export const sharedContent = {
  folder: FOLDER,
  isThere: existsSync(FOLDER),
  path: (...parts: string[]): string => join(FOLDER, ...parts),
  /** Paths of all files under a folder. */
  files: (...parts: string[]): string[] =>
    readdirSync(join(FOLDER, ...parts), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted(),
};

/** For `describe.skipIf`: says once, in a line of its own, why tests are skipped. */
export function isSharedContentMissing(): boolean {
  if (!sharedContent.isThere)
    process.stdout.write(`Skipped, as ${FOLDER} is not there: tests over works and hostile files that others made.\n`);
  return !sharedContent.isThere;
}
