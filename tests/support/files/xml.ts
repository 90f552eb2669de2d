export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of the element itself, entities resolved; white space at its ends is cut off. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TOKEN = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads a document of elements, attributes and text, as strictly as XML 1.0 is: throws where tags are crossed, an entity
 * is unknown, a character is forbidden, or anything stands outside of the one root.
 */
export function parseXml(document: string): XmlElement {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === document) throw new Error('The document has no declaration.');
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(body)) throw new Error('A character is forbidden in XML.');
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(body);
    if (match === null) throw new Error(`Not well-formed at ${at}: ${body.slice(at, at + 60)}`);
    take(match, open);
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || only === undefined || more.length > 0 || root.text.trim() !== '')
    throw new Error('There is not exactly one root.');
  return only;
}

function take([, closing, name = '', attributes = '', empty, text]: RegExpExecArray, open: OpenElement[]): void {
  const inner = open.at(-1);
  if (inner === undefined) throw new Error('Something stands after the root.');
  if (text !== undefined) {
    inner.text += resolve(text);
    return;
  }
  if (closing) {
    if (inner.name !== name) throw new Error(`<${inner.name}> is closed by </${name}>.`);
    open.pop();
    open.at(-1)?.children.push({ ...inner, text: inner.text.trim() });
    return;
  }
  const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
  if (empty) inner.children.push(element);
  else open.push(element);
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, resolve(value)] as const);
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw new Error(`An attribute stands twice: ${text}`);
  return Object.fromEntries(pairs);
}

function resolve(text: string): string {
  return text.replaceAll(/&([^;&\s]*;?)/g, (whole, entity: string) => {
    const known = ENTITIES[entity.slice(0, -1)];
    if (!entity.endsWith(';') || known === undefined) throw new Error(`The entity ${whole} is unknown.`);
    return known;
  });
}
