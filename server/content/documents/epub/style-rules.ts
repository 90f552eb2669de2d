import type { BlockAlign, EmphasisMark, MarkedRun } from '#graphql/document/chapter-document.ts';
import type { XmlElement } from './xml-tree.ts';

/** What of a style means something in a typed document; `false` takes back what an element means by itself. */
export interface TextStyle {
  readonly emphasis?: EmphasisMark;
  readonly upright?: true;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly script?: NonNullable<MarkedRun['script']>;
  readonly align?: BlockAlign;
  readonly display?: 'none' | 'block';
}

interface StyleRule {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly style: TextStyle;
}

const NO_STYLE: TextStyle = {};
const MOST_RULES = 5_000;
const SIMPLE_SELECTOR = /^([a-z][a-z0-9]{0,30})?((?:\.[\w\u0080-\uffff-]{1,100}){0,4})$/i;

/** Style sheets, read only for what marks text, and only rules of a tag and classes; the last that fits wins. */
export class StyleRules {
  private readonly rules: readonly StyleRule[];
  /** By tag and class attribute: a book repeats a few of them on every page. */
  private readonly known = new Map<string, TextStyle>();

  constructor(sheets: readonly string[]) {
    this.rules = sheets.flatMap(readRules).slice(0, MOST_RULES);
  }

  styleOf(element: XmlElement): TextStyle {
    const own = element.attributes['style'];
    const style = this.styleOfClasses(element.name, element.attributes['class'] ?? '');
    return own === undefined ? style : { ...style, ...readDeclarations(own) };
  }

  private styleOfClasses(tag: string, classes: string): TextStyle {
    const key = `${tag} ${classes}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const names = new Set(classes.split(/\s+/));
    const fitting = this.rules.filter((rule) => (rule.tag === '' || rule.tag === tag) && rule.classes.every((name) => names.has(name)));
    const style = fitting.length === 0 ? NO_STYLE : Object.assign({}, ...fitting.map((rule) => rule.style));
    if (this.known.size < MOST_RULES) this.known.set(key, style);
    return style;
  }
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
    const [whole, tag = '', classes = ''] = SIMPLE_SELECTOR.exec(selector.trim()) ?? [];
    if (whole === undefined || whole === '') return [];
    return [{ tag: tag.toLowerCase(), classes: classes.split('.').filter((name) => name !== ''), style }];
  });
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
      return value === 'center' ? { align: 'center' } : value === 'right' || value === 'end' ? { align: 'end' } : NO_STYLE;
    case 'display':
      return value === 'none' || value === 'block' ? { display: value } : NO_STYLE;
    default:
      return NO_STYLE;
  }
}

function readEmphasis(value: string): TextStyle {
  if (/^none\b/.test(value) || value === '') return NO_STYLE;
  const open = /\bopen\b/.test(value);
  if (value.includes('double-circle')) return { emphasis: 'double-circle' };
  if (value.includes('triangle')) return { emphasis: 'triangle' };
  if (/\b(?:dot|circle)\b/.test(value)) return { emphasis: open ? 'open-dot' : 'dot' };
  return { emphasis: open ? 'open-sesame' : 'sesame' };
}
