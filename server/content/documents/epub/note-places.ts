import type { StyleRules } from './style-rules.ts';
import type { XmlElement } from './xml-tree.ts';
import { descendants, idsOf } from './xml-tree.ts';

export interface SourceDocument {
  readonly path: string;
  readonly linear: boolean;
  readonly body: XmlElement;
  readStyles(): StyleRules;
}

/** An element, where it stands in the book, and among all of its elements. */
export interface Place {
  readonly document: SourceDocument;
  readonly element: XmlElement;
  readonly order: number;
}

export interface BookPlaces {
  readonly links: readonly Place[];
  /** By the path of their document and their id, as addresses are written. */
  readonly targets: ReadonlyMap<string, Place>;
}

/** What a whole note stands in. */
export const HOLDERS = new Set(['aside', 'li', 'p', 'div', 'section', 'dd', 'td', 'article']);

export function findPlaces(documents: readonly SourceDocument[]): BookPlaces {
  const targets = new Map<string, Place>();
  const links: Place[] = [];
  let order = 0;
  for (const document of documents) {
    for (const element of descendants(document.body)) {
      order += 1;
      const { href } = element.attributes;
      for (const key of idsOf(element).map((id) => `${document.path}#${id}`))
        if (!targets.has(key)) targets.set(key, { document, element, order });
      if (element.name === 'a' && href !== undefined && href.includes('#')) links.push({ document, element, order });
    }
  }
  return { links, targets };
}

/** The element that holds the whole note. */
export function holderOf(element: XmlElement): XmlElement | null {
  let holder: XmlElement | null = element;
  while (holder !== null && !HOLDERS.has(holder.name)) holder = holder.parent;
  return holder;
}
