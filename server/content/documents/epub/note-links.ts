import type { Run } from '#graphql/document/chapter-document.ts';
import { trimRuns } from '../run-line.ts';
import type { EpubArchive } from './epub-archive.ts';
import { InlineText } from './inline-text.ts';
import { NoteEvidence } from './note-evidence.ts';
import type { SourceDocument } from './note-places.ts';
import { HOLDERS, findPlaces, holderOf } from './note-places.ts';
import type { XmlElement } from './xml-tree.ts';
import { contains, descendants, remembered, textContent, typesOf } from './xml-tree.ts';

/** The notes of a book, and the links that stand for them. */
export interface NoteLinks {
  readonly keys: ReadonlyMap<XmlElement, string>;
  readonly elements: ReadonlySet<XmlElement>;
  readonly notes: Map<string, readonly Run[]>;
}

const SIGN = /^[[(（［]?(?:\d{1,3}|[*＊†‡※]{1,3}|注\d{0,3}|註\d{0,3})[\])）］]?$/u;
const LONGEST_NOTE = 5_000;

/**
 * Finds footnotes by what links call themselves (`noteref`), or by a link of a number or a star to a later place that is
 * itself no long text and shows in some other way that it is a note. Looks through all documents together, as notes often
 * stand in one of their own.
 */
export function findNoteLinks(documents: readonly SourceDocument[], archive: EpubArchive): NoteLinks {
  const places = findPlaces(documents);
  const evidence = new NoteEvidence(places.targets, archive);
  /** A place in a long text is one that a cross-reference leads to. */
  const isLong = remembered((holder) => textContent(holder).length > LONGEST_NOTE);
  const isHeaded = remembered(hasHeading);
  const found: NoteLinks & { keys: Map<XmlElement, string>; elements: Set<XmlElement> } = {
    keys: new Map(),
    elements: new Set(),
    notes: new Map(),
  };
  /** Where each note begins, by its key, and those of each holder: several may stand in one paragraph. */
  const starts = new Map<string, XmlElement>();
  const holders = new Map<XmlElement, Set<XmlElement>>();
  for (const link of places.links) {
    const key = archive.keyOf(link.document.path, link.element.attributes['href'] ?? '');
    const target = places.targets.get(key);
    const isNamed = isNoteReference(link.element);
    if (target === undefined || !(isNamed || (target.order > link.order && SIGN.test(textContent(link.element))))) continue;
    const holder = holderOf(target.element);
    if (holder === null || contains(holder, link.element) || isLong(holder)) continue;
    if (!isNamed && (isHeaded(holder) || !evidence.speaksFor(link, target, holder))) continue;
    found.keys.set(link.element, key);
    found.elements.add(holder);
    starts.set(key, target.element);
    holders.set(holder, (holders.get(holder) ?? new Set<XmlElement>()).add(target.element));
  }
  const notes = new Map([...holders].flatMap(([holder, own]) => [...readNotes(holder, own)]));
  for (const [key, start] of starts) found.notes.set(key, notes.get(start) ?? []);
  return found;
}

function isNoteReference(link: XmlElement): boolean {
  return typesOf(link).some((type) => type === 'noteref' || type === 'doc-noteref');
}

/** A number leads to a chapter as well as to a note: only a chapter has a heading. */
function hasHeading(holder: XmlElement): boolean {
  for (const { name } of descendants(holder)) if (/^h[1-6]$/.test(name)) return true;
  return false;
}

/**
 * The notes of a holder, each as one line without the link that leads back: one begins where a link leads to, and goes on to where the
 * next does. What stands before all of them is of the first.
 */
function readNotes(holder: XmlElement, starts: ReadonlySet<XmlElement>): ReadonlyMap<XmlElement, readonly Run[]> {
  const notes = new Map<XmlElement, readonly Run[]>();
  const text = new InlineText();
  let begun: XmlElement[] = starts.has(holder) ? [holder] : [];
  let last: readonly Run[] = [];
  const end = (): void => {
    const runs = begun.length === 0 ? [] : withoutEmptyBrackets(trimRuns(text.take()));
    if (runs.length === 0) return;
    for (const start of begun) notes.set(start, runs);
    [begun, last] = [[], runs];
  };
  const read = (element: XmlElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        text.append(child, {});
        continue;
      }
      if (starts.has(child)) {
        end();
        begun.push(child);
      }
      if (isBackLink(child)) continue;
      if (HOLDERS.has(child.name) || child.name === 'br') text.append(' ', {});
      read(child);
    }
  };
  read(holder);
  end();
  for (const start of begun) notes.set(start, last);
  return notes;
}

/** What is left of `[<a>1</a>]` and `<a>1</a>.` without the link. */
function withoutEmptyBrackets(runs: readonly Run[]): readonly Run[] {
  const [first, ...others] = runs;
  return typeof first === 'string' ? [first.replace(/^(?:[[(（［]\s*[\])）］][.:]?|[.:．](?![.．…]))\s*/, ''), ...others] : runs;
}

function isBackLink(element: XmlElement): boolean {
  if (element.name === 'script' || element.name === 'style' || element.name === 'rt') return true;
  if (element.name !== 'a' || element.attributes['href'] === undefined) return false;
  return (
    typesOf(element).some((type) => /backlink/.test(type)) ||
    /^[[(（［]?(?:\d{1,3}|[*＊†‡※↑↩⏎^]\ufe0e?)[\])）］]?$/u.test(textContent(element))
  );
}
