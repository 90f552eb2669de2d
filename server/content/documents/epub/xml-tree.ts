import { Parser } from 'htmlparser2';
import { RefusedFile } from '../../refused-file.error.ts';

export interface XmlElement {
  /** Without a namespace prefix, in small letters for XHTML. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  readonly parent: XmlElement | null;
}

export type XmlNode = XmlElement | string;

/** Elements nested deeper are read as if they were their ancestor at this depth. */
const DEEPEST = 200;

/** The parser's own stack costs more with every open element, so a document of more is refused. */
const MOST_OPEN = 10_000;
const MOST_NODES = 1_000_000;

/**
 * Reads markup into a plain tree. Only the entities that XML or HTML itself defines are known: a document type is not
 * read, so nothing expands and nothing is fetched. Broken markup is read as browsers do. `file` serves messages only.
 */
export function parseXml(text: string, mode: 'xml' | 'xhtml', file: string, nodes = { left: MOST_NODES }): XmlElement {
  const root: XmlElement = { name: '#root', attributes: {}, children: [], parent: null };
  const open: XmlElement[] = [root];
  let tooDeep = 0;
  const count = (): void => {
    nodes.left -= 1;
    if (nodes.left < 0) throw new RefusedFile(file, 'other', 'holds more elements than a book may');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count();
        const parent = open.at(-1) ?? root;
        if (open.length > DEEPEST) {
          tooDeep += 1;
          if (tooDeep > MOST_OPEN) throw new RefusedFile(file, 'other', `nests more than ${MOST_OPEN} elements in each other`);
          return;
        }
        const element: XmlElement = { name: localName(name), attributes, children: [], parent };
        parent.children.push(element);
        open.push(element);
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep -= 1;
        else if (open.length > 1) open.pop();
      },
      ontext(data) {
        count();
        open.at(-1)?.children.push(data);
      },
    },
    { xmlMode: mode === 'xml', recognizeSelfClosing: true, recognizeCDATA: true, decodeEntities: true },
  );
  parser.end(text);
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** All elements below, in the order of the text. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  const left = [element.children.values()];
  for (let nodes = left.at(-1); nodes !== undefined; nodes = left.at(-1)) {
    const { value: node } = nodes.next();
    if (node === undefined) left.pop();
    else if (typeof node !== 'string') {
      yield node;
      left.push(node.children.values());
    }
  }
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string').filter((child) => child.name === name);
}

export function findElement(element: XmlElement, name: string): XmlElement | null {
  for (const each of descendants(element)) if (each.name === name) return each;
  return null;
}

/** All text below without readings, white space collapsed. */
export function textContent(element: XmlElement): string {
  return rawText(element).replace(/\s+/g, ' ').trim().normalize('NFC');
}

const READINGS = new Set(['rt', 'rp', 'rtc']);

/** All text below without readings, as it is written. */
export function rawText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : READINGS.has(child.name) ? '' : rawText(child))).join('');
}

/** The words of `epub:type` and `role`. */
export function typesOf(element: XmlElement): readonly string[] {
  const { attributes } = element;
  return `${attributes['epub:type'] ?? ''} ${attributes['role'] ?? ''}`.split(/\s+/).filter((word) => word !== '');
}

/** The names that addresses call an element by: its id, and in old markup that of an anchor. */
export function idsOf({ name, attributes }: XmlElement): string[] {
  return [attributes['id'], name === 'a' ? attributes['name'] : undefined].filter((id) => id !== undefined);
}

/** Whether an element is another or stands around it. */
export function contains(outer: XmlElement, element: XmlElement): boolean {
  for (let above: XmlElement | null = element; above !== null; above = above.parent) if (above === outer) return true;
  return false;
}

/** A judgement of elements that is made once of each. */
export function remembered<Judgement>(judge: (element: XmlElement) => Judgement): (element: XmlElement) => Judgement {
  const known = new Map<XmlElement, Judgement>();
  return (element) => {
    const made = known.get(element);
    if (made !== undefined) return made;
    const judgement = judge(element);
    known.set(element, judgement);
    return judgement;
  };
}
