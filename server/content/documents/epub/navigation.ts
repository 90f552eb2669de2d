import type { EpubArchive, InnerAddress } from './epub-archive.ts';
import type { PackageDocument } from './package-document.ts';
import type { XmlElement } from './xml-tree.ts';
import { childrenNamed, descendants, findElement, textContent, typesOf } from './xml-tree.ts';

/** An entry of the table of contents; `depth` from 1. */
export interface TocEntry extends InnerAddress {
  readonly title: string;
  readonly depth: number;
}

const DEEPEST = 6;

/** The table of contents in its order: EPUB 3's navigation document, else EPUB 2's NCX; empty where there is neither. */
export async function readToc(archive: EpubArchive, document: PackageDocument): Promise<TocEntry[]> {
  const nav = [...document.items.values()].find((item) => item.properties.includes('nav'))?.path;
  const entries = nav === undefined ? [] : readNav(archive, await archive.readXml(nav, 'xhtml'), nav);
  if (entries.length > 0 || document.ncx === null) return entries;
  return readNcx(archive, await archive.readXml(document.ncx, 'xml'), document.ncx);
}

function readNav(archive: EpubArchive, root: XmlElement | null, path: string): TocEntry[] {
  if (root === null) return [];
  const navs = [...descendants(root)].filter((element) => element.name === 'nav');
  const toc = navs.find((nav) => typesOf(nav).some((type) => type === 'toc' || type === 'doc-toc'));
  const list = toc === undefined ? null : findElement(toc, 'ol');
  return list === null ? [] : readList(archive, list, path, 1);
}

function readList(archive: EpubArchive, list: XmlElement, path: string, depth: number): TocEntry[] {
  if (depth > DEEPEST) return [];
  return childrenNamed(list, 'li').flatMap((item) => {
    const link = findLink(item);
    const address = link === null ? null : archive.resolve(path, link.attributes['href'] ?? '');
    const own = link === null || address === null ? [] : [{ ...address, title: textContent(link), depth }];
    return [...own, ...childrenNamed(item, 'ol').flatMap((inner) => readList(archive, inner, path, own.length === 0 ? depth : depth + 1))];
  });
}

/** The item's own link, not one of the list inside it. */
function findLink(item: XmlElement): XmlElement | null {
  for (const element of descendants(item)) {
    if (element.name === 'ol') return null;
    if (element.name === 'a') return element;
  }
  return null;
}

function readNcx(archive: EpubArchive, root: XmlElement | null, path: string): TocEntry[] {
  const map = root === null ? null : findElement(root, 'navMap');
  return map === null ? [] : readPoints(archive, map, path, 1);
}

function readPoints(archive: EpubArchive, parent: XmlElement, path: string, depth: number): TocEntry[] {
  if (depth > DEEPEST) return [];
  return childrenNamed(parent, 'navPoint').flatMap((point) => {
    const source = childrenNamed(point, 'content')[0]?.attributes['src'];
    const address = source === undefined ? null : archive.resolve(path, source);
    const title = childrenNamed(point, 'navLabel').map(textContent)[0] ?? '';
    return [...(address === null ? [] : [{ ...address, title, depth }]), ...readPoints(archive, point, path, depth + 1)];
  });
}
