import { RefusedFile } from '../../refused-file.error.ts';
import type { EpubArchive } from './epub-archive.ts';
import type { XmlElement } from './xml-tree.ts';
import { childrenNamed, descendants, findElement, textContent } from './xml-tree.ts';

export interface ManifestItem {
  readonly id: string;
  /** Name within the archive, as the manifest spells it where the archive holds none such. */
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  readonly fallback: string | null;
}

export interface SpineItem {
  readonly item: ManifestItem;
  readonly linear: boolean;
}

export interface PackageDocument {
  readonly path: string;
  readonly metadata: XmlElement;
  readonly items: ReadonlyMap<string, ManifestItem>;
  readonly spine: readonly SpineItem[];
  readonly progression: 'ltr' | 'rtl' | null;
  /** The manifest item of the old table of contents. */
  readonly ncx: string | null;
}

/** Algorithms that only scramble fonts, which we do not use. */
const FONT_ONLY = /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC/;

/** Opens the package document that the container names. Throws a RefusedFile where the file is no EPUB or protected. */
export async function openPackage(archive: EpubArchive): Promise<PackageDocument> {
  await refuseProtected(archive);
  const container = await archive.readXml('META-INF/container.xml', 'xml');
  if (container === null) throw new RefusedFile(archive.file, 'damaged', 'is not an EPUB: META-INF/container.xml is missing');
  for (const rootfile of descendants(container)) {
    const path = rootfile.name === 'rootfile' ? archive.resolve('', rootfile.attributes['full-path'] ?? '')?.path : undefined;
    const document = path === undefined ? null : await archive.readXml(path, 'xml');
    const element = document === null ? null : findElement(document, 'package');
    if (path !== undefined && element !== null) return readPackage(archive, element, path);
  }
  throw new RefusedFile(archive.file, 'damaged', 'is not an EPUB that can be read: its package document is missing');
}

async function refuseProtected(archive: EpubArchive): Promise<void> {
  const encryption = await archive.readXml('META-INF/encryption.xml', 'xml');
  if (encryption === null) return;
  const methods = [...descendants(encryption)].filter((element) => element.name === 'EncryptionMethod');
  if (methods.some((method) => !FONT_ONLY.test(method.attributes['Algorithm'] ?? ''))) {
    throw new RefusedFile(archive.file, 'copyProtected', 'is protected against copying (DRM), so its text cannot be read');
  }
}

function readPackage(archive: EpubArchive, element: XmlElement, path: string): PackageDocument {
  const items = new Map<string, ManifestItem>();
  for (const item of childrenNamed(findElement(element, 'manifest') ?? element, 'item')) {
    const read = readItem(archive, item, path);
    if (read !== null) items.set(read.id, read);
  }
  const spine = childrenNamed(element, 'spine')[0];
  if (spine === undefined)
    throw new RefusedFile(archive.file, 'damaged', 'is not an EPUB that can be read: its package document names no reading order');
  const progression = spine.attributes['page-progression-direction'];
  return {
    path,
    metadata: childrenNamed(element, 'metadata')[0] ?? { name: 'metadata', attributes: {}, children: [], parent: null },
    items,
    spine: childrenNamed(spine, 'itemref').flatMap((itemref) => readSpineItem(itemref, items)),
    progression: progression === 'rtl' || progression === 'ltr' ? progression : null,
    ncx:
      items.get(spine.attributes['toc'] ?? '')?.path ??
      [...items.values()].find((item) => item.mediaType === 'application/x-dtbncx+xml')?.path ??
      null,
  };
}

function readItem(archive: EpubArchive, element: XmlElement, packagePath: string): ManifestItem | null {
  const { id, href } = element.attributes;
  const address = href === undefined ? null : archive.resolve(packagePath, href);
  if (id === undefined || address === null) return null;
  return {
    id,
    path: address.path,
    mediaType: (element.attributes['media-type'] ?? '').trim().toLowerCase(),
    properties: (element.attributes['properties'] ?? '').split(/\s+/),
    fallback: element.attributes['fallback'] ?? null,
  };
}

/** An item that no reader shows gives way to the first of its fallbacks that one does. */
function readSpineItem(itemref: XmlElement, items: ReadonlyMap<string, ManifestItem>): SpineItem[] {
  const seen = new Set<string>();
  let item = items.get(itemref.attributes['idref'] ?? '');
  while (item !== undefined && !isReadable(item) && item.fallback !== null && !seen.has(item.id)) {
    seen.add(item.id);
    item = items.get(item.fallback);
  }
  return item === undefined ? [] : [{ item, linear: itemref.attributes['linear'] !== 'no' }];
}

function isReadable(item: ManifestItem): boolean {
  return isDocument(item) || isPicture(item);
}

export function isDocument(item: ManifestItem): boolean {
  return item.mediaType === 'application/xhtml+xml' || item.mediaType === 'text/html';
}

/** Pictures that we store; drawings in SVG are not. */
export function isPicture(item: ManifestItem): boolean {
  return /^image\/(?:jpeg|jpg|png|webp|gif|avif)$/.test(item.mediaType);
}

/** The values of a property that `<meta property>` or the old `<meta name content>` give the whole package. */
export function metaValues(metadata: XmlElement, property: string): string[] {
  return [...descendants(metadata)]
    .filter((meta) => meta.name === 'meta' && meta.attributes['refines'] === undefined)
    .filter((meta) => meta.attributes['property'] === property || meta.attributes['name'] === property)
    .map((meta) => meta.attributes['content'] ?? textContent(meta));
}
