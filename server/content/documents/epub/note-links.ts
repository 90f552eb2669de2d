import type { Run } from '#graphql/document/chapter-document.ts';
import { trimRuns } from '../run-line.ts';
import type { EpubArchive } from './epub-archive.ts';
import { InlineText } from './inline-text.ts';
import type { XmlElement } from './xml-tree.ts';
import { descendants, textContent, typesOf } from './xml-tree.ts';

export interface SourceDocument {
  readonly path: string;
  readonly body: XmlElement;
}

/** The notes of a book, and the links that stand for them. */
export interface NoteLinks {
  readonly keys: ReadonlyMap<XmlElement, string>;
  readonly elements: ReadonlySet<XmlElement>;
  readonly notes: Map<string, readonly Run[]>;
}

interface Place {
  readonly element: XmlElement;
  readonly order: number;
}

const SIGN = /^[[(（［]?(?:\d{1,3}|[*＊†‡※]{1,3}|注\d{0,3}|註\d{0,3})[\])）］]?$/u;
const HOLDERS = new Set(['aside', 'li', 'p', 'div', 'section', 'dd', 'td', 'article']);
const LONGEST_NOTE = 5_000;

/**
 * Finds footnotes by what links call themselves (`noteref`), or by a link of a number or a star to a later place that is
 * itself no long text. Looks through all documents together, as notes often stand in one of their own.
 */
export function findNoteLinks(documents: readonly SourceDocument[], archive: EpubArchive): NoteLinks {
  const places = new Map<string, Place>();
  const links: { readonly link: XmlElement; readonly from: string; readonly order: number }[] = [];
  let order = 0;
  for (const { path, body } of documents) {
    for (const element of descendants(body)) {
      order += 1;
      const { id, href } = element.attributes;
      if (id !== undefined && !places.has(`${path}#${id}`)) places.set(`${path}#${id}`, { element, order });
      if (element.name === 'a' && href !== undefined && href.includes('#')) links.push({ link: element, from: path, order });
    }
  }
  /** A place in a long text is one that a cross-reference leads to. */
  const isLong = remembered((holder) => textContent(holder).length > LONGEST_NOTE);
  const isHeaded = remembered(hasHeading);
  const found: NoteLinks & { keys: Map<XmlElement, string>; elements: Set<XmlElement> } = {
    keys: new Map(),
    elements: new Set(),
    notes: new Map(),
  };
  for (const { link, from, order: at } of links) {
    const address = archive.resolve(from, link.attributes['href'] ?? '');
    const key = address === null ? '' : `${address.path}#${address.fragment}`;
    const place = places.get(key);
    const isNamed = isNoteReference(link);
    if (place === undefined || !(isNamed || (place.order > at && SIGN.test(textContent(link))))) continue;
    const holder = holderOf(place.element);
    if (holder === null || contains(holder, link) || isLong(holder) || (!isNamed && isHeaded(holder))) continue;
    found.keys.set(link, key);
    found.elements.add(holder);
    if (!found.notes.has(key)) found.notes.set(key, readNote(holder));
  }
  return found;
}

function remembered(judge: (element: XmlElement) => boolean): (element: XmlElement) => boolean {
  const known = new Map<XmlElement, boolean>();
  return (element) => {
    const is = known.get(element) ?? judge(element);
    known.set(element, is);
    return is;
  };
}

function isNoteReference(link: XmlElement): boolean {
  return typesOf(link).some((type) => type === 'noteref' || type === 'doc-noteref');
}

/** A number leads to a chapter as well as to a note: only a chapter has a heading. */
function hasHeading(holder: XmlElement): boolean {
  for (const { name } of descendants(holder)) if (/^h[1-6]$/.test(name)) return true;
  return false;
}

/** The element that holds the whole note. */
function holderOf(element: XmlElement): XmlElement | null {
  let holder: XmlElement | null = element;
  while (holder !== null && !HOLDERS.has(holder.name)) holder = holder.parent;
  return holder;
}

function contains(holder: XmlElement, element: XmlElement): boolean {
  for (let above: XmlElement | null = element; above !== null; above = above.parent) if (above === holder) return true;
  return false;
}

/** The note as one line, without the link that leads back. */
function readNote(holder: XmlElement): readonly Run[] {
  const text = new InlineText();
  const read = (element: XmlElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') text.append(child, {});
      else if (!isBackLink(child)) {
        if (HOLDERS.has(child.name) || child.name === 'br') text.append(' ', {});
        read(child);
      }
    }
  };
  read(holder);
  return trimRuns(text.take());
}

function isBackLink(element: XmlElement): boolean {
  if (element.name === 'script' || element.name === 'style' || element.name === 'rt') return true;
  if (element.name !== 'a' || element.attributes['href'] === undefined) return false;
  return (
    typesOf(element).some((type) => /backlink/.test(type)) ||
    /^[[(（［]?(?:\d{1,3}|[*＊†‡※↑↩⏎^]\ufe0e?)[\])）］]?$/u.test(textContent(element))
  );
}
