import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { ROOT } from '#tests/architecture/source-files.ts';
import { sharedContent } from '#tests/support/files/shared-content.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A chapter, from 0, of a text of ours (a folder of `library`) or of others (a file of their content); null where it is not there. */
    novelChapter: (name: string, chapter?: number) => Promise<ChapterDocument | null>;
  }
}

/** Reads a text in Node, by the importers, for tests that look at it in the browser. */
export async function novelChapter(_context: unknown, name: string, chapter = 0): Promise<ChapterDocument | null> {
  const ours = join(ROOT, 'library', name);
  const theirs = sharedContent.path(name);
  if (!existsSync(ours) && !existsSync(theirs)) return null;
  const { chapters } = existsSync(ours) ? await readTexts(filesOf(ours)) : await readTheirs(theirs);
  const content = chapters[chapter]?.content;
  if (content?.kind !== 'text') throw new Error(`${name} has no chapter ${chapter} of text.`);
  return content.document;
}

async function readTheirs(path: string): Promise<ImportedWork> {
  if (!path.endsWith('.epub')) return readTexts([{ name: basename(path), bytes: readFileSync(path) }]);
  const [{ openZipArchive }, { importEpub }] = await Promise.all([
    import('#server/content/archives/zip-archive.ts'),
    import('#server/content/documents/epub/epub-work.ts'),
  ]);
  const archive = await openZipArchive(path, basename(path));
  return importEpub(archive, basename(path), { sourceKey: path, language: 'ja', title: null });
}

async function readTexts(files: { name: string; bytes: Buffer }[]): Promise<ImportedWork> {
  const { importTextWork } = await import('#server/content/documents/text-work.ts');
  return importTextWork(files, { sourceKey: 'text', language: 'ja', title: null });
}

function filesOf(folder: string): { name: string; bytes: Buffer }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) }));
}
