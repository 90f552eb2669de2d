import type { BlockAlign, Run } from '#graphql/document/chapter-document.ts';
import type { BlockContent } from '#graphql/document/document-text.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import type { Flow } from '../pauses.ts';
import { joinStrings, type Marks, trimRuns } from '../run-line.ts';
import { isSceneBreakLine } from '../scene-break.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { addMarks } from './element-marks.ts';
import { alignIn, isLineNumber, isVerseContainer, ownIndent } from './element-place.ts';
import { InlineText, type TextPart } from './inline-text.ts';
import { gaijiOf } from './gaiji-picture.ts';
import { readRuby } from './ruby-markup.ts';
import type { StyleRules, TextStyle } from './style-rules.ts';
import { toVerses, versesFromBreaks } from './verse-markup.ts';
import { withFirstSpace } from './first-space.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';
import { descendants, idsOf, textContent, typesOf } from './xml-tree.ts';

/** What a document points at outside itself. */
export interface FlowLinks {
  /** The key of the note that a link stands for; null for any other link. */
  noteOf(link: XmlElement): string | null;
  /** Whether an element is a note that some link stands for, and so no text of its own. */
  isNote(element: XmlElement): boolean;
  /** The name in the archive of the picture at an address; null where there is none that we show. */
  pictureAt(address: string): string | null;
}

interface Context {
  readonly marks: Marks;
  readonly indent: number;
  readonly align: BlockAlign | null;
  readonly heading: 1 | 2 | 3 | null;
  readonly isIndented: boolean;
  /** Whether line feeds are kept. */
  readonly isPreformatted: boolean;
  /** Whether the text is that of a cell in a row, which is one line. */
  readonly isCell: boolean;
}

const SKIPPED = new Set(
  'head script style template iframe object embed applet audio video source track canvas noscript form button input select textarea nav rp param link meta title base map area dialog desc metadata annotation annotation-xml'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'body html section article main header footer aside div p blockquote pre figure figcaption ul ol li dl dt dd table caption tbody thead tfoot tr address center details summary hgroup fieldset h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const HEADINGS: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
const LONGEST_SIGN = 12;

/** Reads the body of an XHTML document as blocks: text, marks, pictures and breaks; everything else in it goes. */
export class FlowReader {
  readonly flow: { blocks: BlockContent[]; anchors: Map<string, number>; blanks: Map<number, number> } = {
    blocks: [],
    anchors: new Map(),
    blanks: new Map(),
  };
  private readonly styles: StyleRules;
  private readonly links: FlowLinks;
  private readonly file: string;
  private readonly text = new InlineText();
  /** What the next paragraph begins with, were it inside of the list item. */
  private sign = '';
  /** The number of the next item of each list. */
  private readonly listNumbers = new Map<XmlElement, number>();

  constructor(styles: StyleRules, links: FlowLinks, file: string) {
    this.styles = styles;
    this.links = links;
    this.file = file;
  }

  readBody(body: XmlElement): Flow {
    const context: Context = { marks: {}, indent: 0, align: null, heading: null, isIndented: false, isPreformatted: false, isCell: false };
    this.element(body, context);
    this.flush(context);
    return this.flow;
  }

  private nodes(children: readonly XmlNode[], context: Context): void {
    for (const child of children) {
      if (typeof child !== 'string') this.element(child, context);
      else if (context.isPreformatted) this.lines(child, context);
      else this.text.append(child, context.marks);
    }
  }

  private lines(text: string, context: Context): void {
    text.split(/\r\n?|\n/).forEach((line, index) => {
      if (index > 0) this.text.breakLine();
      this.text.append(line, context.marks);
    });
  }

  private element(element: XmlElement, context: Context): void {
    const style = this.styles.styleOf(element);
    if (this.isLeftOut(element, style)) return this.anchor(element);
    const isBlock = BLOCKS.has(element.name) || style.display === 'block';
    if (isBlock) this.flush(context);
    this.anchor(element);
    const inner = { ...context, marks: addMarks(context.marks, element.name, style) };
    if (isBlock)
      this.block(element, { ...inner, align: alignIn(element, style, context.align), isIndented: style.indented ?? context.isIndented });
    else this.inline(element, inner);
  }

  private isLeftOut(element: XmlElement, style: TextStyle): boolean {
    if (SKIPPED.has(element.name) || style.display === 'none' || element.attributes['hidden'] !== undefined) return true;
    return this.links.isNote(element) || isLineNumber(element) || typesOf(element).some((type) => /^(?:doc-)?pagebreak$/.test(type));
  }

  private anchor(element: XmlElement): void {
    for (const id of idsOf(element)) if (!this.flow.anchors.has(id)) this.flow.anchors.set(id, this.flow.blocks.length);
  }

  private block(element: XmlElement, context: Context): void {
    if (isVerseContainer(element)) return this.verse(element, context);
    const inner = {
      ...context,
      heading: HEADINGS[element.name] ?? context.heading,
      indent: context.indent + ownIndent(element),
      isPreformatted: context.isPreformatted || element.name === 'pre',
    };
    if (element.name === 'li') this.sign = this.listSign(element);
    if (element.name === 'tr') this.row(element, inner);
    else this.nodes(element.children, inner);
    this.flush(inner);
    if (element.name === 'li') this.sign = '';
  }

  private inline(element: XmlElement, context: Context): void {
    switch (element.name) {
      case 'br':
        return context.isCell ? this.text.append(' ', context.marks) : this.text.breakLineOrPart();
      case 'hr':
        this.flush(context);
        return this.add({ kind: 'sceneBreak' });
      case 'ruby':
        return this.ruby(element, context);
      case 'img':
      case 'image':
        return this.picture(element, context);
      case 'a':
        return this.link(element, context);
      default:
        return this.nodes(element.children, context);
    }
  }

  private ruby(element: XmlElement, context: Context): void {
    for (const { base, reading } of readRuby(element)) {
      if (reading === '') this.text.append(base, context.marks);
      else this.text.appendWhole(base, { ...context.marks, ruby: reading });
    }
  }

  private link(element: XmlElement, context: Context): void {
    const note = this.links.noteOf(element);
    if (note === null) return this.nodes(element.children, context);
    const sign = textContent(element);
    this.text.appendWhole(sign === '' || sign.length > LONGEST_SIGN ? '※' : sign, { note });
  }

  private picture(element: XmlElement, context: Context): void {
    const { attributes } = element;
    const alt = (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim().normalize('NFC');
    const character = gaijiOf(element);
    if (character !== null) return this.text.append(character, context.marks);
    const name = this.links.pictureAt(attributes['src'] ?? attributes['xlink:href'] ?? attributes['href'] ?? '');
    if (name === null) return;
    this.flush(context);
    this.add({ kind: 'picture', pictureId: name, alt });
  }

  /** Cells of a line each stand side by side; what holds more stands by itself. */
  private row(row: XmlElement, context: Context): void {
    for (const cell of row.children) {
      if (typeof cell === 'string' || this.isLeftOut(cell, this.styles.styleOf(cell))) continue;
      const around = aroundContent(cell);
      around.forEach((each) => this.anchor(each));
      const content = around.at(-1) ?? cell;
      const isLine = ![...descendants(content)].some(({ name }) => BLOCKS.has(name) || name === 'img' || name === 'image');
      if (!isLine) this.flush(context);
      else if (this.text.hasLine) this.text.append(' | ', context.marks);
      this.nodes(content.children, {
        ...context,
        isCell: isLine,
        marks: addMarks(context.marks, content.name, this.styles.styleOf(content)),
      });
      if (!isLine) this.flush(context);
    }
  }

  private listSign(item: XmlElement): string {
    const list = item.parent;
    if (list?.name !== 'ol') return '• ';
    const start = Number.parseInt(list.attributes['start'] ?? '1', 10);
    const number = this.listNumbers.get(list) ?? (Number.isNaN(start) ? 1 : start);
    this.listNumbers.set(list, number + 1);
    return `${number}. `;
  }

  /** What is verse only where it holds nothing but lines. */
  private verse(element: XmlElement, context: Context): void {
    const start = this.flow.blocks.length;
    this.nodes(element.children, context);
    this.flush(context);
    const { blocks, blanks } = this.flow;
    const verses = toVerses(blocks.slice(start), (index) => blanks.has(start + index));
    if (verses === null) return;
    for (let index = start + 1; index <= blocks.length; index += 1) blanks.delete(index);
    blocks.splice(start, Infinity, ...verses);
    for (let index = 1; index < verses.length; index += 1) blanks.set(start + index, 1);
  }

  private flush(context: Context): void {
    const isBlank = this.text.hasLine;
    const parts = this.text.takeParts();
    if (parts.length === 0) return isBlank ? this.addBlanks(1) : undefined;
    if (context.heading !== null) this.heading(parts, context.heading, context);
    else if (this.sign === '' && parts.length === 1 && isOrnament(parts[0]?.runs ?? [])) this.add({ kind: 'sceneBreak' });
    else this.paragraphs(withSign(this.sign, parts), context);
    this.sign = '';
  }

  private heading(parts: readonly TextPart[], level: 1 | 2 | 3, { indent }: Context): void {
    const runs = parts.flatMap((part, index) => [...(index === 0 ? [] : [' ']), ...part.runs]);
    this.add({ kind: 'heading', level, runs: joinStrings(withoutBreaks(trimRuns(runs))), ...(indent > 0 && { indent }) });
  }

  private paragraphs(parts: readonly TextPart[], context: Context): void {
    const verses = versesFromBreaks(parts);
    parts.forEach(({ runs, blanks }, index) => {
      this.addBlanks(blanks);
      this.add(verses?.[index] ?? paragraphOf(runs, context));
    });
  }

  private addBlanks(count: number): void {
    const { blocks, blanks } = this.flow;
    if (count > 0) blanks.set(blocks.length, (blanks.get(blocks.length) ?? 0) + count);
  }

  private add(block: BlockContent): void {
    if (this.flow.blocks.length >= TEXT_LIMITS.blocks)
      throw new RefusedFile(this.file, 'other', `holds more than ${TEXT_LIMITS.blocks} paragraphs`);
    this.flow.blocks.push(block);
  }
}

/** A cell and the paragraphs inside each other that are all it holds. */
function aroundContent(cell: XmlElement): XmlElement[] {
  const [only, ...others] = cell.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (only === undefined || typeof only === 'string' || others.length > 0 || !/^(?:p|div)$/.test(only.name)) return [cell];
  return [cell, ...aroundContent(only)];
}

function withSign(sign: string, [part, ...parts]: readonly TextPart[]): readonly TextPart[] {
  if (part === undefined) return [];
  const [first, ...others] = part.runs;
  if (sign === '') return [part, ...parts];
  return [{ ...part, runs: typeof first === 'string' ? [sign + first, ...others] : [sign, ...part.runs] }, ...parts];
}

function isOrnament(runs: readonly Run[]): boolean {
  return runs.every((run) => typeof run === 'string') && isSceneBreakLine(runs.join(''));
}

function paragraphOf(runs: readonly Run[], { indent, align, isIndented }: Context): BlockContent {
  const place = indent > 0 ? { indent } : {};
  if (align !== null) return { kind: 'paragraph', runs: trimRuns(runs), ...place, align };
  return { kind: 'paragraph', runs: isIndented ? withFirstSpace(runs) : runs, ...place };
}

function withoutBreaks(runs: readonly Run[]): Run[] {
  return runs.map((run) => {
    if (typeof run === 'string' || run.breakAfter === undefined) return run;
    const { breakAfter: _break, ...rest } = run;
    return Object.keys(rest).length === 1 ? `${rest.text} ` : { ...rest, text: `${rest.text} ` };
  });
}
