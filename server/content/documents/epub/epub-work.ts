import { textOfDocument } from '#graphql/document/document-text.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { ArchiveReader } from '../../archives/archive-reader.ts';
import type { ImportedChapter, ImportedPicture, ImportedWork } from '../../imported-work.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import { numberChapters } from '../chapter-numbers.ts';
import { judgeLanguage } from '../recognise.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { finishText, refuseLanguage, workDefaults } from '../text-work.ts';
import { partBook } from './book-chapters.ts';
import { readBook } from './book-flow.ts';
import { EpubArchive } from './epub-archive.ts';
import { openingPicture, pictureIn, readFixedPages } from './fixed-pages.ts';
import { readToc } from './navigation.ts';
import type { TocEntry } from './navigation.ts';
import type { PackageDocument } from './package-document.ts';
import { openPackage } from './package-document.ts';
import type { PackageMetadata } from './package-metadata.ts';
import { readMetadata } from './package-metadata.ts';

export interface EpubOptions {
  readonly sourceKey: string;
  /** Null: what the book says, else judged from its text. */
  readonly language: LanguageCode | null;
  /** The title where the book names none; null: the file's name. */
  readonly title: string | null;
}

/**
 * Reads an EPUB 2 or 3: flowing text as typed documents, a fixed layout as pages. Scripts, styles, links to elsewhere and
 * entities of its own go. Rejects with a RefusedFile where it is none, protected, or holds nothing to read; `file` serves
 * messages only.
 */
export async function importEpub(archive: ArchiveReader, file: string, options: EpubOptions): Promise<ImportedWork> {
  const epub = new EpubArchive(archive, file);
  const document = await openPackage(epub);
  const metadata = readMetadata(document);
  const toc = await readToc(epub, document);
  const pages = await readFixedPages(epub, document, toc);
  const chapters = pages === null ? await importText(epub, document, toc, metadata) : numbered(pages);
  if (chapters.length > TEXT_LIMITS.chapters)
    throw new RefusedFile(file, 'tooManyChapters', `holds more than ${TEXT_LIMITS.chapters} chapters`);
  return {
    ...workDefaults(options.sourceKey),
    language: options.language ?? metadata.language ?? judgeChapters(chapters) ?? refuseLanguage(file),
    format: pages === null ? 'NOVEL' : 'COMIC',
    direction: document.progression === 'rtl' ? 'RIGHT_TO_LEFT' : document.progression === 'ltr' ? 'LEFT_TO_RIGHT' : null,
    title: titleOf(metadata) ?? options.title ?? (file.replace(/^.*\/|\.epub$/gi, '').trim() || file),
    titleReading: metadata.titleReading,
    description: metadata.description,
    sourceNote: metadata.sourceNote,
    credits: metadata.credits,
    genres: metadata.genres,
    cover: await coverOf(epub, document, metadata),
    chapters,
  };
}

/** Of a series all volumes may be called alike. */
export function titleOf({ title, volume }: PackageMetadata): string | null {
  return title === null || volume === null ? title : `${title} ${volume}`;
}

async function importText(
  epub: EpubArchive,
  document: PackageDocument,
  toc: readonly TocEntry[],
  metadata: PackageMetadata,
): Promise<ImportedChapter[]> {
  const book = await readBook(epub, document);
  const known = [titleOf(metadata) ?? '', metadata.title ?? '', ...metadata.credits.map((credit) => credit.name)];
  const chapters = partBook(book, toc, known);
  const findPicture = (name: string): ImportedPicture => pictureIn(epub, name);
  const texts = chapters.map((draft) => ({ key: draft.key, title: draft.title, content: finishText(draft, findPicture) }));
  const readable = texts.filter(({ title, content }) => title !== null || content.document.blocks.length > 0);
  if (!readable.some(({ content }) => content.document.blocks.length > 0))
    throw new RefusedFile(epub.file, 'empty', 'holds no text or picture that can be read');
  return numbered(readable);
}

function numbered(chapters: readonly (Pick<ImportedChapter, 'title' | 'content'> & { readonly key: string })[]): ImportedChapter[] {
  const numbers = numberChapters(chapters.map(({ title }) => title));
  return chapters.map(({ key, title, content }, index) => ({
    sourceKey: key,
    number: numbers[index] ?? String(index + 1),
    title,
    publishedAt: null,
    content,
  }));
}

function judgeChapters(chapters: readonly ImportedChapter[]): LanguageCode | null {
  const texts = chapters.map(({ content }) => (content.kind === 'text' ? textOfDocument(content.document) : ''));
  return judgeLanguage(texts.join('\n').slice(0, 200_000));
}

/** Older books name no cover, but begin with it. */
async function coverOf(epub: EpubArchive, document: PackageDocument, { cover }: PackageMetadata): Promise<ImportedPicture | null> {
  const named = cover === null ? null : epub.find(cover.path);
  const name = named ?? (await openingPicture(epub, document));
  return name === null ? null : pictureIn(epub, name);
}
