import type { Run } from '#graphql/document/chapter-document.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import { type Flow, withPauses } from '../pauses.ts';
import type { EpubArchive } from './epub-archive.ts';
import { FlowReader } from './flow-reader.ts';
import { findNoteLinks } from './note-links.ts';
import type { PackageDocument } from './package-document.ts';
import { isDocument, isPicture } from './package-document.ts';
import { importsOf, StyleRules } from './style-rules.ts';
import type { XmlElement } from './xml-tree.ts';
import { childrenNamed, descendants, findElement, textContent, typesOf } from './xml-tree.ts';

/** One document of the reading order. */
export interface BookDocument extends Flow {
  readonly path: string;
  readonly linear: boolean;
  /** What `<title>` says. */
  readonly title: string;
  /** The `epub:type` words of its body and of the sections right under it. */
  readonly types: ReadonlySet<string>;
}

export interface BookFlow {
  readonly documents: readonly BookDocument[];
  readonly notes: Map<string, readonly Run[]>;
}

interface ParsedDocument {
  readonly path: string;
  readonly linear: boolean;
  readonly root: XmlElement;
  readonly body: XmlElement;
}

/** Of a table of contents: the documents it links to, and how much of its words are links. */
const FEWEST_LINKED = 3;
const LINKED_PART = 0.6;

/**
 * Reads all documents of the reading order as blocks. A document that the package names but the archive lacks is passed
 * over where others can be read; else throws a RefusedFile.
 */
export async function readBook(archive: EpubArchive, document: PackageDocument): Promise<BookFlow> {
  const parsed = await parseDocuments(archive, document);
  if (parsed.length === 0) throw new RefusedFile(archive.file, 'empty', 'holds no text or picture that can be read');
  const sheets = await readSheets(archive, parsed);
  const { keys, elements, notes } = findNoteLinks(
    parsed.map((each) => ({ ...each, readStyles: () => stylesOf(archive, each, sheets) })),
    archive,
  );
  const pictures = new Set([...document.items.values()].filter(isPicture).map((item) => item.path));
  const documents = parsed.map(({ path, linear, root, body }) => {
    const pictureAt = (address: string): string | null => {
      const target = archive.resolve(path, address)?.path ?? '';
      return pictures.has(target) || /\.(?:jpe?g|png|webp|gif|avif)$/i.test(target) ? archive.find(target) : null;
    };
    const links = {
      noteOf: (link: XmlElement) => keys.get(link) ?? null,
      isNote: (element: XmlElement) => elements.has(element),
      pictureAt,
    };
    const styles = stylesOf(archive, { path, root }, sheets);
    const flow = new FlowReader(styles, links, archive.file).readBody(body);
    const title = findElement(root, 'title');
    return { path, linear, title: title === null ? '' : textContent(title), types: typesOfDocument(archive, path, body), ...flow };
  });
  return { documents: withPauses(documents), notes };
}

async function parseDocuments(archive: EpubArchive, document: PackageDocument): Promise<ParsedDocument[]> {
  const parsed = new Map<string, ParsedDocument>();
  for (const { item, linear } of document.spine) {
    if (!isDocument(item) || item.properties.includes('nav') || parsed.has(item.path)) continue;
    const root = await archive.readXml(item.path, 'xhtml');
    if (root !== null) parsed.set(item.path, { path: item.path, linear, root, body: findElement(root, 'body') ?? root });
  }
  return [...parsed.values()];
}

async function readSheets(archive: EpubArchive, documents: readonly ParsedDocument[]): Promise<Map<string, readonly string[]>> {
  const texts = new Map<string, string>();
  const sheets = new Map<string, readonly string[]>();
  for (const name of new Set(documents.flatMap(({ root, path }) => sheetsOf(archive, root, path))))
    sheets.set(name, await readSheet(archive, name, texts, new Set()));
  return sheets;
}

/** A sheet behind those that it imports, each once: books of Japanese publishers name one that does nothing else. */
async function readSheet(archive: EpubArchive, name: string, texts: Map<string, string>, seen: Set<string>): Promise<readonly string[]> {
  if (seen.has(name)) return [];
  seen.add(name);
  const text = texts.get(name) ?? (await readSheetText(archive, name));
  texts.set(name, text);
  const imported: string[] = [];
  for (const address of importsOf(text))
    imported.push(...(await readSheet(archive, archive.resolve(name, address)?.path ?? '', texts, seen)));
  return [...imported, text];
}

/** Empty for a sheet that is missing or in an encoding that is not read: the book can be read without it. */
async function readSheetText(archive: EpubArchive, name: string): Promise<string> {
  try {
    return (await archive.readText(name)) ?? '';
  } catch (error) {
    if (error instanceof RefusedFile && error.kind === 'unknownKind') return '';
    throw error;
  }
}

function stylesOf(
  archive: EpubArchive,
  { root, path }: Pick<ParsedDocument, 'root' | 'path'>,
  sheets: ReadonlyMap<string, readonly string[]>,
): StyleRules {
  const linked = sheetsOf(archive, root, path).flatMap((sheet) => sheets.get(sheet) ?? []);
  return new StyleRules([...linked, ...ownSheets(root)]);
}

function sheetsOf(archive: EpubArchive, root: XmlElement, path: string): string[] {
  const head = findElement(root, 'head');
  if (head === null) return [];
  return childrenNamed(head, 'link')
    .filter((link) => /^\s*stylesheet\s*$/i.test(link.attributes['rel'] ?? ''))
    .flatMap((link) => archive.resolve(path, link.attributes['href'] ?? '')?.path ?? []);
}

function ownSheets(root: XmlElement): string[] {
  const head = findElement(root, 'head');
  return head === null
    ? []
    : childrenNamed(head, 'style').map((style) => style.children.filter((child) => typeof child === 'string').join(''));
}

function typesOfDocument(archive: EpubArchive, path: string, body: XmlElement): ReadonlySet<string> {
  const types = new Set(typesOf(body));
  if (isContents(archive, path, body)) types.add('toc');
  const sections = childrenNamed(body, 'section');
  if (sections.length === 1) sections.flatMap(typesOf).forEach((type) => types.add(type));
  return types;
}

/** Whether a document says hardly more than the links to other documents: books without a type for it have contents too. */
function isContents(archive: EpubArchive, path: string, body: XmlElement): boolean {
  const links = [...descendants(body)].filter(({ name, attributes }) => name === 'a' && attributes['href'] !== undefined);
  const linked = new Set(links.map(({ attributes }) => archive.resolve(path, attributes['href'] ?? '')?.path ?? path));
  linked.delete(path);
  if (linked.size < FEWEST_LINKED) return false;
  const words = links.reduce((sum, link) => sum + textContent(link).length, 0);
  return words >= textContent(body).length * LINKED_PART;
}
