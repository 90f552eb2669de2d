import type { BlockAlign } from '#graphql/document/chapter-document.ts';
import { readAlign, type TextStyle } from './style-rules.ts';
import type { XmlElement } from './xml-tree.ts';
import { textContent, typesOf } from './xml-tree.ts';

const VERSE_NAME = /(?:^|[\s_-])(?:verse|poem|poetry|stanza|linegroup|strophe|tho|khotho)(?:$|[\s_-])/i;
const LINE_NUMBER_NAME = /(?:^|[\s_-])(?:lnum|lineno|line[_-]?num(?:ber)?)s?(?:$|[\s_-])/i;

/** What an element says of where it stands, else what is around it says. */
export function alignIn({ name, attributes }: XmlElement, style: TextStyle, around: BlockAlign | null): BlockAlign | null {
  const attribute = name === 'center' ? name : name === 'p' || name === 'div' ? (attributes['align'] ?? '').toLowerCase() : '';
  const align = style.align ?? readAlign(attribute).align;
  if (align === undefined) return around;
  return align === 'start' ? null : align;
}

/** Whether an element says that it is verse. */
export function isVerseContainer(element: XmlElement): boolean {
  return VERSE_NAME.test(element.attributes['class'] ?? '') || typesOf(element).some((type) => /(?:^|:)(?:poem|verse|stanza)$/.test(type));
}

/** Whether an element is the number that every fifth line of a printed poem carries, which is no part of the line. */
export function isLineNumber(element: XmlElement): boolean {
  return LINE_NUMBER_NAME.test(element.attributes['class'] ?? '') && /^\d{1,4}$/.test(textContent(element));
}

/** In ems. */
export function ownIndent(element: XmlElement): number {
  if (element.name === 'blockquote' || element.name === 'dd') return 2;
  return element.name === 'li' && isInsideList(element) ? 1 : 0;
}

function isInsideList(item: XmlElement): boolean {
  for (let above = item.parent?.parent ?? null; above !== null; above = above.parent) if (above.name === 'li') return true;
  return false;
}
