import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findSources } from '#server/content/import-paths.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';

/** Writes a file by its path within the shelf, and the folders that this names. */
export async function putOnShelf(shelf: string, name: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(shelf, name)), { recursive: true });
  await writeFile(join(shelf, name), content);
}

/** The works of a folder of these files, by their paths; Vietnamese where nothing says otherwise. */
export async function worksOfShelf(files: Readonly<Record<string, Buffer | string>>): Promise<readonly ImportedWork[]> {
  const shelf = await mkdtemp(join(tmpdir(), 'futago-shelf-'));
  onTestFinished(() => rm(shelf, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await putOnShelf(shelf, name, content);
  const works: ImportedWork[] = [];
  for (const source of await findSources(shelf, { language: 'vi', format: null })) {
    const opened = await source.open();
    works.push(...opened.works);
    await opened.close();
  }
  return works;
}

/** The key of each work, and number, title and key of its chapters. */
export function outline(works: readonly ImportedWork[]): readonly string[] {
  return works.map(({ sourceKey, title, chapters }) =>
    [`${sourceKey} ${title}`, ...chapters.map((chapter) => `${chapter.number} ${chapter.title ?? '-'} ${chapter.sourceKey}`)].join(' | '),
  );
}
