import type { ImportedPages, ImportedPicture } from '../../imported-work.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import type { EpubArchive } from './epub-archive.ts';
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
  readonly pictures: readonly string[];
}

/** Bytes of one picture. */
const LARGEST_PICTURE = 20 * 1024 * 1024;
const MOST_PAGES = 2_000;
/** A picture of more pages is part of how the book is set, such as a button. */
const MOST_PAGES_OF_PICTURE = 2;

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
  if (document.spine.length > MOST_PAGES) refuseLength(archive);
  const pages: BookPage[] = [];
  for (const { item } of document.spine) {
    const pictures = isPicture(item) ? ownPicture(archive, item.path) : isDocument(item) ? await picturesOfPage(archive, item.path) : [];
    if (pictures.length > 0) pages.push({ path: item.path, pictures });
  }
  return pages.length === 0 ? null : partPages(archive, withoutFurniture(pages), toc);
}

function isFixed(document: PackageDocument): boolean {
  if (metaValues(document.metadata, 'rendition:layout').includes('pre-paginated')) return true;
  if (metaValues(document.metadata, 'fixed-layout').includes('true')) return true;
  return document.spine.length > 0 && document.spine.every(({ item }: SpineItem) => isPicture(item));
}

function refuseLength(archive: EpubArchive): never {
  throw new RefusedFile(archive.file, 'tooManyPages', `has more than ${MOST_PAGES} pages`);
}

function ownPicture(archive: EpubArchive, path: string): readonly string[] {
  const found = archive.find(path);
  return found === null ? [] : [found];
}

/** In the page's order, each once: a page of two halves has two, and so has one whose words are a picture. */
async function picturesOfPage(archive: EpubArchive, path: string): Promise<readonly string[]> {
  const root = await archive.readXml(path, 'xhtml');
  if (root === null) return [];
  const found = [...descendants(root)].filter(isImage).flatMap((element) => {
    const target = archive.resolve(path, addressOf(element))?.path ?? '';
    return /\.svg$/i.test(target) ? [] : ownPicture(archive, target);
  });
  return [...new Set(found)];
}

function withoutFurniture(pages: readonly BookPage[]): BookPage[] {
  const uses = new Map<string, number>();
  for (const picture of pages.flatMap(({ pictures }) => pictures)) uses.set(picture, (uses.get(picture) ?? 0) + 1);
  return pages.map(({ path, pictures }) => {
    const own = pictures.filter((picture) => (uses.get(picture) ?? 0) <= MOST_PAGES_OF_PICTURE);
    return { path, pictures: own.length > 0 ? own : pictures.slice(0, 1) };
  });
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
    for (const picture of page.pictures) chapters.at(-1)?.pages.push(pictureIn(archive, picture));
  }
  if (chapters.reduce((sum, { pages: own }) => sum + own.length, 0) > MOST_PAGES) refuseLength(archive);
  return chapters.map(({ key, title, pages: own }) => ({
    key,
    title: title === '' ? null : title,
    content: { kind: 'pages', pages: own },
  }));
}

/** The picture that a book opens with, alone on its page; null for none. */
export async function openingPicture(archive: EpubArchive, { spine: [first] }: PackageDocument): Promise<string | null> {
  if (first === undefined || !isDocument(first.item)) return null;
  const root = await archive.readXml(first.item.path, 'xhtml');
  const body = root === null ? null : findElement(root, 'body');
  if (body === null || textContent(body) !== '') return null;
  const [picture = null, ...others] = await picturesOfPage(archive, first.item.path);
  return others.length === 0 ? picture : null;
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
