import type { Run } from '#graphql/document/chapter-document.ts';
import { type BlockContent, textOfRuns } from '#graphql/document/document-text.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import { withPauses } from '../pauses.ts';
import { isSceneBreakLine } from '../scene-break.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { parseAozoraLine } from './aozora-line.ts';
import type { BlockEdge, HeadingLevel, LineBreak } from './aozora-note.ts';
import { OpenMarks } from './open-marks.ts';
import type { LinePart } from './parsed-line.ts';

export interface AozoraBody {
  readonly blocks: readonly BlockContent[];
  readonly notes: Map<string, readonly Run[]>;
}

/** A heading of more was never closed. */
const MOST_HEADING_RUNS = 40;

/** What the lines between ここから… and ここで…終わり are set in. */
interface BlockState {
  indent: number;
  alignEnd: boolean;
  heading: HeadingLevel | null;
}

/** Reads the lines between header and footer; `file` serves messages only. */
export function parseAozoraBody(lines: readonly string[], file: string): AozoraBody {
  const body = new BodyReader(file);
  for (const line of lines) body.read(line);
  const [flow] = withPauses([{ blocks: body.blocks, blanks: body.blanks, anchors: new Map() }]);
  return { blocks: flow?.blocks ?? [], notes: body.notes };
}

class BodyReader {
  readonly blocks: BlockContent[] = [];
  readonly notes = new Map<string, readonly Run[]>();
  private readonly file: string;
  private readonly marks = new OpenMarks();
  private readonly state: BlockState = { indent: 0, alignEnd: false, heading: null };
  /** How many blank lines stand before the block of an index. */
  readonly blanks = new Map<number, number>();
  private headingGoesOn = false;

  constructor(file: string) {
    this.file = file;
  }

  read(line: string): void {
    if (/^[\s\u3000]*$/.test(line)) {
      this.blanks.set(this.blocks.length, (this.blanks.get(this.blocks.length) ?? 0) + 1);
      return;
    }
    const { pieces, breaks, comments } = parseAozoraLine(line, { marks: this.marks, addNote: (text) => this.addNote(text) });
    if (pieces.length === 1 && isSceneBreakLine(line)) this.add({ kind: 'sceneBreak' });
    else for (const piece of pieces) this.addPiece(piece);
    for (const text of comments) this.add({ kind: 'paragraph', runs: [text] });
    for (const each of breaks) this.addBreak(each);
  }

  private addNote(text: string): string {
    if (this.notes.size >= TEXT_LIMITS.notes) throw new RefusedFile(this.file, 'other', `holds more than ${TEXT_LIMITS.notes} notes`);
    const key = String(this.notes.size + 1);
    this.notes.set(key, [text.normalize('NFC')]);
    return key;
  }

  private addPiece(piece: LinePart | BlockEdge): void {
    if ('kind' in piece) this.setBlock(piece);
    else this.addPart(piece);
  }

  private setBlock(edge: BlockEdge): void {
    switch (edge.kind) {
      case 'indentStart':
        // The next one takes the place of one that was not ended: https://www.aozora.gr.jp/annotation/layout_2.html#jisage
        this.state.indent = edge.ems;
        return;
      case 'indentEnd':
        this.state.indent = 0;
        return;
      case 'alignStart':
      case 'alignEnd':
        this.state.alignEnd = edge.kind === 'alignStart';
        return;
      case 'headingStart':
        this.state.heading = edge.level;
        this.headingGoesOn = false;
        return;
      case 'headingEnd':
        this.state.heading = null;
    }
  }

  private addBreak(each: LineBreak): void {
    if (each.kind === 'pageBreak') this.add({ kind: 'pageBreak' });
    else this.add({ kind: 'picture', pictureId: each.name, alt: each.alt.normalize('NFC') });
  }

  private addPart(part: LinePart): void {
    if (textOfRuns(part.runs).trim() === '') return;
    const level = part.heading ?? this.state.heading;
    const indent = part.indent ?? this.state.indent;
    if (level !== null) return this.addHeading(level, part.runs, indent);
    const alignEnd = part.alignEnd ?? this.state.alignEnd;
    this.add({ kind: 'paragraph', runs: part.runs, ...(indent > 0 && { indent }), ...(alignEnd && { align: 'end' }) });
  }

  /** Lines between the two notes of one heading are one heading. */
  private addHeading(level: HeadingLevel, runs: readonly Run[], indent: number): void {
    const last = this.blocks.at(-1);
    if (this.state.heading !== null && this.headingGoesOn && last?.kind === 'heading' && last.runs.length < MOST_HEADING_RUNS) {
      this.blocks[this.blocks.length - 1] = { ...last, runs: [...last.runs, '　', ...runs] };
      return;
    }
    this.headingGoesOn = this.state.heading !== null;
    this.add({ kind: 'heading', level, runs, ...(indent > 0 && { indent }) });
  }

  private add(block: BlockContent): void {
    if (this.blocks.length >= TEXT_LIMITS.blocks)
      throw new RefusedFile(this.file, 'other', `holds more than ${TEXT_LIMITS.blocks} paragraphs`);
    this.blocks.push(block);
  }
}
