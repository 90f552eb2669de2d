import type { ArchiveReader } from '#server/content/archives/archive-reader.ts';
import { importEpub } from '#server/content/documents/epub/epub-work.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { page, smallBook } from './memory-archive.ts';

export function readBook(archive: ArchiveReader): Promise<ImportedWork> {
  return importEpub(archive, 'book.epub', { sourceKey: 'book', language: null, title: null });
}

/** Blocks of a document of this body, without their ids; null where it is none of text. */
export async function blocksOf(body: string, head = ''): Promise<unknown> {
  return blocksOfBook(smallBook({ entries: { 'a.xhtml': page(body, head) } }));
}

/** Blocks of the first chapter of a book, without their ids; null where it is none of text. */
export async function blocksOfBook(book: ArchiveReader): Promise<unknown> {
  const content = (await readBook(book)).chapters[0]?.content;
  return content?.kind === 'text' ? content.document.blocks.map(({ id: _id, ...block }) => block) : null;
}
