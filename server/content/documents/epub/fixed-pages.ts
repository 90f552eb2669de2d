import type { ImportedPages, ImportedPicture } from '../../imported-work.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import type { EpubArchive } from './epub-archive.ts';
import { resolveAddress } from './epub-archive.ts';
import type { TocEntry } from './navigation.ts';
import type { PackageDocument, SpineItem } from './package-document.ts';
import { isDocument, isPicture, metaValues } from './package-document.ts';
import type { XmlElement } from './xml-tree.ts';
import { descendants, findElement, textContent } from './xml-tree.ts';

export interface PageChapter {
  readonly key: string;
  readonly title: string | null;
  readonly content: ImportedPages;
}

interface BookPage {
  /** The spine item's own name, which a table of contents points at. */
  readonly path: string;
  readonly picture: string;
}

/** Bytes of one picture. */
const LARGEST_PICTURE = 20 * 1024 * 1024;
const MOST_PAGES = 2_000;

/**
 * The pages of a book whose layout is fixed, as pictures in chapters; null for a book of flowing text. A page without a
 * picture is passed over; a book of such pages alone is read as text.
 */
export async function readFixedPages(
  archive: EpubArchive,
  document: PackageDocument,
  toc: readonly TocEntry[],
): Promise<PageChapter[] | null> {
  if (!isFixed(document) && !(await isPictureBook(archive, document))) return null;
  if (document.spine.length > MOST_PAGES) throw new RefusedFile(archive.file, 'tooManyPages', `has more than ${MOST_PAGES} pages`);
  const pages: BookPage[] = [];
  for (const { item } of document.spine) {
    const picture = isPicture(item) ? archive.find(item.path) : isDocument(item) ? await pictureOfPage(archive, item.path) : null;
    if (picture !== null) pages.push({ path: item.path, picture });
  }
  return pages.length === 0 ? null : partPages(archive, pages, toc);
}

function isFixed(document: PackageDocument): boolean {
  if (metaValues(document.metadata, 'rendition:layout').includes('pre-paginated')) return true;
  if (metaValues(document.metadata, 'fixed-layout').includes('true')) return true;
  return document.spine.length > 0 && document.spine.every(({ item }: SpineItem) => isPicture(item));
}

/** The largest share of a page is its first picture; words set over it are in the picture's book only as text. */
async function pictureOfPage(archive: EpubArchive, path: string): Promise<string | null> {
  const root = await archive.readXml(path, 'xhtml');
  if (root === null) return null;
  for (const element of descendants(root)) {
    const target = isImage(element) ? resolveAddress(path, addressOf(element)) : null;
    const found = target === null || /\.svg$/i.test(target.path) ? null : archive.find(target.path);
    if (found !== null) return found;
  }
  return null;
}

function isImage(element: XmlElement): boolean {
  return element.name === 'img' || element.name === 'image';
}

function addressOf({ attributes }: XmlElement): string {
  return attributes['src'] ?? attributes['xlink:href'] ?? attributes['href'] ?? '';
}

function partPages(archive: EpubArchive, pages: readonly BookPage[], toc: readonly TocEntry[]): PageChapter[] {
  const titles = new Map(toc.filter((entry) => entry.depth === 1).map((entry) => [entry.path, entry.title]));
  const starts = pages.filter((page) => titles.has(page.path));
  const parts = starts.length >= 2 ? starts : [];
  const chapters: { key: string; title: string | null; pages: ImportedPicture[] }[] = [];
  for (const page of pages) {
    if (chapters.length === 0 || parts.includes(page))
      chapters.push({ key: page.path, title: parts.includes(page) ? (titles.get(page.path) ?? null) : null, pages: [] });
    chapters.at(-1)?.pages.push(pictureIn(archive, page.picture));
  }
  return chapters.map(({ key, title, pages: own }) => ({
    key,
    title: title === '' ? null : title,
    content: { kind: 'pages', pages: own },
  }));
}

export function pictureIn(archive: EpubArchive, name: string): ImportedPicture {
  return { name, read: () => archive.read(name, LARGEST_PICTURE) };
}

/** Whether every page of a flowing book is one picture without words, as scanned comics often come. */
async function isPictureBook(archive: EpubArchive, document: PackageDocument): Promise<boolean> {
  const documents = document.spine.filter(({ item }) => isDocument(item) && !item.properties.includes('nav'));
  if (documents.length < 2 || documents.length > MOST_PAGES) return false;
  let pictures = 0;
  for (const { item } of documents) {
    const root = await archive.readXml(item.path, 'xhtml');
    const body = root === null ? null : findElement(root, 'body');
    if (body === null) continue;
    if (textContent(body) !== '' || [...descendants(body)].filter(isImage).length !== 1) return false;
    pictures += 1;
  }
  return pictures >= 2;
}
