import type { BlockAlign, EmphasisMark, MarkedRun } from '#graphql/document/chapter-document.ts';
import type { XmlElement } from './xml-tree.ts';

/** What of a style means something in a typed document; `false` takes back what an element means by itself. */
export interface TextStyle {
  readonly emphasis?: EmphasisMark;
  readonly upright?: true;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly script?: NonNullable<MarkedRun['script']>;
  readonly align?: BlockAlign | 'start';
  readonly display?: 'none' | 'block';
  /** The first line begins further in than the others. */
  readonly indented?: boolean;
}

/** What one element must be. */
interface Compound {
  readonly tag: string;
  readonly classes: readonly string[];
}

interface StyleRule {
  readonly subject: Compound;
  /** What must stand around the subject, from within outwards; `isNext` for the element right around. */
  readonly around: readonly { readonly compound: Compound; readonly isNext: boolean }[];
  /** By its classes, then by its tags: the heavier rule wins, of two alike the later. */
  readonly weight: number;
  readonly style: TextStyle;
}

const NO_STYLE: TextStyle = {};
const MOST_RULES = 5_000;
/** Of a selector: elements and what stands between them. */
const MOST_PARTS = 9;
/** Each is held against every element that its subject fits, and what stands around that. */
const MOST_RULES_OF_PLACES = 100;
const FURTHEST_AROUND = 12;
const COMPOUND = /^([a-z][a-z0-9]{0,30})?((?:\.[\w\u0080-\uffff-]{1,100}){0,4})$/i;

/** Style sheets, read only for what marks text, and only rules of tags and classes, of an element and of those around it. */
export class StyleRules {
  private readonly rules: readonly StyleRule[];
  /** The rules whose subject fits, by tag and class attribute: a book repeats a few of them on every page. */
  private readonly known = new Map<string, readonly StyleRule[]>();

  constructor(sheets: readonly string[]) {
    const rules = sheets.flatMap(readRules).slice(0, MOST_RULES);
    const ofPlaces = new Set(rules.filter(({ around }) => around.length > 0).slice(0, MOST_RULES_OF_PLACES));
    this.rules = rules.filter((rule) => rule.around.length === 0 || ofPlaces.has(rule)).toSorted((one, other) => one.weight - other.weight);
  }

  styleOf(element: XmlElement): TextStyle {
    const own = element.attributes['style'];
    const fitting = this.rulesFor(element).filter((rule) => standsWithin(element, rule));
    const style = fitting.length === 0 ? NO_STYLE : Object.assign({}, ...fitting.map((rule) => rule.style));
    return own === undefined ? style : { ...style, ...readDeclarations(own) };
  }

  private rulesFor(element: XmlElement): readonly StyleRule[] {
    const key = `${element.name} ${element.attributes['class'] ?? ''}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const fitting = this.rules.filter(({ subject }) => fits(element, subject));
    if (this.known.size < MOST_RULES) this.known.set(key, fitting);
    return fitting;
  }
}

function fits({ name, attributes }: XmlElement, { tag, classes }: Compound): boolean {
  if (tag !== '' && tag !== name) return false;
  if (classes.length === 0) return true;
  const names = (attributes['class'] ?? '').split(/\s+/);
  return classes.every((one) => names.includes(one));
}

function standsWithin(element: XmlElement, { around }: StyleRule): boolean {
  let within: XmlElement | null = element;
  for (const { compound, isNext } of around) {
    within = nearestAround(within, compound, isNext ? 1 : FURTHEST_AROUND);
    if (within === null) return false;
  }
  return true;
}

function nearestAround({ parent }: XmlElement, compound: Compound, steps: number): XmlElement | null {
  if (parent === null || steps === 0) return null;
  return fits(parent, compound) ? parent : nearestAround(parent, compound, steps - 1);
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,500})["']?\s*\)?\s*(?:all|screen)?\s*;/g;

/** The addresses of the sheets that a sheet begins with, but for those of other screens than ours. */
export function importsOf(sheet: string): string[] {
  const css = stripComments(sheet);
  return [...css.slice(0, css.indexOf('{') + 1 || css.length).matchAll(IMPORT)].flatMap(([, address]) => address ?? []);
}

/** Rules inside @media and the like are for other screens than ours. */
function readRules(sheet: string): StyleRule[] {
  const css = stripComments(sheet);
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length && rules.length < MOST_RULES;) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const prelude = css.slice(at, open).split(';').at(-1)?.trim() ?? '';
    const close = prelude.startsWith('@') ? endOfBlock(css, open) : css.indexOf('}', open);
    if (close === -1) break;
    if (!prelude.startsWith('@')) rules.push(...readRule(prelude, css.slice(open + 1, close)));
    at = close + 1;
  }
  return rules;
}

function endOfBlock(css: string, open: number): number {
  const braces = /[{}]/g;
  braces.lastIndex = open;
  let depth = 0;
  for (let found = braces.exec(css); found !== null; found = braces.exec(css)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return -1;
}

function stripComments(css: string): string {
  const parts = css.split('/*');
  return parts
    .map((part, index) => (index === 0 ? part : part.slice(part.includes('*/') ? part.indexOf('*/') + 2 : part.length)))
    .join(' ');
}

function readRule(prelude: string, declarations: string): StyleRule[] {
  const style = readDeclarations(declarations);
  if (Object.keys(style).length === 0 || prelude.length > 4_000) return [];
  return prelude.split(',').flatMap((selector) => {
    const read = readSelector(selector);
    return read === null ? [] : [{ ...read, style }];
  });
}

/** Null for what is not made of tags, classes, white space and `>` alone. */
function readSelector(selector: string): Omit<StyleRule, 'style'> | null {
  const parts = selector
    .replace(/\s+/g, ' ')
    .trim()
    .split(/( ?> ?| )/)
    .toReversed();
  if (parts.length > MOST_PARTS) return null;
  const compounds = parts.filter((_, at) => at % 2 === 0).map(readCompound);
  const [subject, ...others] = compounds.filter((one) => one !== null);
  if (subject === undefined || others.length + 1 < compounds.length) return null;
  const around = others.map((compound, at) => ({ compound, isNext: parts[at * 2 + 1]?.trim() === '>' }));
  const weight = [subject, ...others].reduce((sum, { tag, classes }) => sum + classes.length * 100 + (tag === '' ? 0 : 1), 0);
  return { subject, around, weight };
}

function readCompound(text: string): Compound | null {
  const [whole = '', tag = '', classes = ''] = COMPOUND.exec(text) ?? [];
  return whole === '' ? null : { tag: tag.toLowerCase(), classes: classes.split('.').filter((name) => name !== '') };
}

function readDeclarations(text: string): TextStyle {
  const style: TextStyle[] = text
    .slice(0, 20_000)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration
        .slice(0, Math.max(0, colon))
        .trim()
        .toLowerCase()
        .replace(/^-(?:epub|webkit)-/, '');
      return readDeclaration(
        property,
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      );
    });
  return Object.assign({}, ...style);
}

function readDeclaration(property: string, value: string): TextStyle {
  switch (property) {
    case 'text-emphasis':
    case 'text-emphasis-style':
      return readEmphasis(value);
    case 'text-decoration':
    case 'text-decoration-line':
      return readLine(value);
    case 'text-combine':
    case 'text-combine-horizontal':
    case 'text-combine-upright':
      return /^(?:horizontal|all|digits)/.test(value) ? { upright: true } : NO_STYLE;
    case 'font-weight':
      return { bold: /^(?:bold|bolder|[6-9]00)/.test(value) };
    case 'font-style':
      return { italic: /^(?:italic|oblique)/.test(value) };
    case 'vertical-align':
      return value === 'super' || value === 'sub' ? { script: value } : NO_STYLE;
    case 'text-align':
      return readAlign(value);
    case 'text-indent':
      return { indented: Number.parseFloat(value) > 0 };
    case 'display':
      return value === 'none' || value === 'block' ? { display: value } : NO_STYLE;
    default:
      return NO_STYLE;
  }
}

/** Also of the attribute that older markup has. */
export function readAlign(value: string): Pick<TextStyle, 'align'> {
  if (value === 'center') return { align: 'center' };
  if (value === 'right' || value === 'end') return { align: 'end' };
  return /^(?:left|start|justify)$/.test(value) ? { align: 'start' } : NO_STYLE;
}

function readLine(value: string): TextStyle {
  if (!/\b(?:underline|overline)\b/.test(value)) return NO_STYLE;
  return { emphasis: value.includes('double') ? 'double-line' : value.includes('wavy') ? 'wavy-line' : 'line' };
}

function readEmphasis(value: string): TextStyle {
  if (/^none\b/.test(value) || value === '') return NO_STYLE;
  const open = /\bopen\b/.test(value);
  if (value.includes('double-circle')) return { emphasis: 'double-circle' };
  if (value.includes('triangle')) return { emphasis: 'triangle' };
  if (/\b(?:dot|circle)\b/.test(value)) return { emphasis: open ? 'open-dot' : 'dot' };
  return { emphasis: open ? 'open-sesame' : 'sesame' };
}
