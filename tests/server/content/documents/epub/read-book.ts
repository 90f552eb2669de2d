import type { ArchiveReader } from '#server/content/archives/archive-reader.ts';
import { importEpub } from '#server/content/documents/epub/epub-work.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { page, smallBook } from './memory-archive.ts';

export function readBook(archive: ArchiveReader): Promise<ImportedWork> {
  return importEpub(archive, 'book.epub', { sourceKey: 'book', language: null, title: null });
}

/** Blocks of a document of this body, without their ids; null where it is none of text. */
export async function blocksOf(body: string, head = ''): Promise<unknown> {
  const work = await readBook(smallBook({ entries: { 'a.xhtml': page(body, head) } }));
  const content = work.chapters[0]?.content;
  return content?.kind === 'text' ? content.document.blocks.map(({ id: _id, ...block }) => block) : null;
}
