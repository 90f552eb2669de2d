import type { EpubArchive } from './epub-archive.ts';
import type { Place, SourceDocument } from './note-places.ts';
import { HOLDERS } from './note-places.ts';
import type { StyleRules } from './style-rules.ts';
import type { XmlElement } from './xml-tree.ts';
import { contains, descendants, remembered, textContent, typesOf } from './xml-tree.ts';

const NOTE_TYPE = /^(?:note|doc-endnotes?|doc-footnote|(?:foot|end|rear)notes?)$/;
const NOTE_NAME = /(?:^|[\s_-])(?:foot|end|rear)[_-]?notes?(?:$|[\s_:.\d-])/i;
/** As programs number what they make notes of: `_ftn1`, `fn-1`, `cite_note-1`, `note001`, `注1`. */
const NOTE_ID = /^_?(?:ftn|edn|fn|(?:foot|end|rear)?-?note|cite_note|[注註])[-_.:]?\d+$/iu;
/** Only notes have such signs. */
const OWN_SIGN = /^[[(（［]?[*＊†‡※注註]/u;
const BRACKETED = /^[[［](\d{1,3})[\]］]$/u;
const OPENING = /^[[［]?(\d{1,3})[\]］.:)]/u;
const MOST_LINKS_BACK = 20;

/**
 * Whether more than its number says that a link stands for a note: a number leads to a section as well. It does where the
 * place is called a note, stands beside the reading order or leads back to the link; where the sign is raised or one that
 * only notes have; and where the place opens with the same number in brackets.
 */
export class NoteEvidence {
  private readonly targets: ReadonlyMap<string, Place>;
  private readonly archive: EpubArchive;
  private readonly placesBack = new Map<XmlElement, readonly XmlElement[]>();
  private readonly isCalledNote = remembered(isCalledNote);
  private readonly openingNumber = remembered((holder) => OPENING.exec(textContent(holder))?.[1] ?? null);
  private styles: { readonly path: string; readonly rules: StyleRules } | null = null;

  constructor(targets: ReadonlyMap<string, Place>, archive: EpubArchive) {
    this.targets = targets;
    this.archive = archive;
  }

  speaksFor(link: Place, target: Place, holder: XmlElement): boolean {
    const sign = textContent(link.element);
    return (
      OWN_SIGN.test(sign) ||
      !target.document.linear ||
      this.isCalledNote(target.element) ||
      this.opensWith(holder, sign) ||
      this.leadBack(target, holder).some((place) => contains(place, link.element) || contains(link.element, place)) ||
      this.isRaised(link)
    );
  }

  /** The marks of text that links of the note lead to. */
  private leadBack(target: Place, holder: XmlElement): readonly XmlElement[] {
    const known = this.placesBack.get(holder);
    if (known !== undefined) return known;
    const links = [...descendants(holder)].filter(({ name }) => name === 'a').slice(0, MOST_LINKS_BACK);
    const places = links
      .flatMap(({ attributes }) => this.targets.get(this.archive.keyOf(target.document.path, attributes['href'] ?? ''))?.element ?? [])
      .filter((place) => !HOLDERS.has(place.name) && place.name !== 'body');
    this.placesBack.set(holder, places);
    return places;
  }

  private opensWith(holder: XmlElement, sign: string): boolean {
    const number = BRACKETED.exec(sign)?.[1];
    return number !== undefined && number === this.openingNumber(holder);
  }

  private isRaised({ document, element }: Place): boolean {
    for (let around: XmlElement | null = element; around !== null && !HOLDERS.has(around.name); around = around.parent)
      if (this.isSuper(document, around)) return true;
    return [...descendants(element)].some((inner) => this.isSuper(document, inner));
  }

  private isSuper(document: SourceDocument, element: XmlElement): boolean {
    if (element.name === 'sup') return true;
    if (this.styles?.path !== document.path) this.styles = { path: document.path, rules: document.readStyles() };
    return this.styles.rules.styleOf(element).script === 'super';
  }
}

function isCalledNote(element: XmlElement): boolean {
  for (let around: XmlElement | null = element; around !== null; around = around.parent) {
    const { id = '', class: names = '' } = around.attributes;
    if (around.name === 'aside' || NOTE_ID.test(id) || NOTE_NAME.test(`${names} ${id}`)) return true;
    if (typesOf(around).some((type) => NOTE_TYPE.test(type))) return true;
  }
  return false;
}
