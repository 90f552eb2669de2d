import type { Marks } from '../run-line.ts';
import { RunLine } from '../run-line.ts';
import { LONGEST_ACCENT, resolvedParts } from './accent-notation.ts';
import type { AozoraNote, BlockEdge, LineBreak } from './aozora-note.ts';
import { parseAozoraNote } from './aozora-note.ts';
import { describeGaiji, resolveGaiji } from './gaiji.ts';
import { matchNotes } from './note-brackets.ts';
import type { OpenMarks } from './open-marks.ts';
import type { LinePart, ParsedLine } from './parsed-line.ts';
import { MISSING_CHARACTER, repeatSign, resolvePlain } from './plain-notation.ts';
import { rubyBaseLength } from './ruby-base.ts';

/** Where a line puts what its notes say: the marks open across lines, and the notes of the text. */
export interface LineContext {
  readonly marks: OpenMarks;
  /** Keeps a note and gives the key that a run points at it by. */
  addNote(text: string): string;
}

const SPECIAL = /[｜|《［※〔／]/g;
const LONGEST_READING = 200;
const LONGEST_IMPLICIT_BASE = 64;

/** Stands in the text for a note of those who made the text. */
const NOTE_SIGN = '※';

/** Reads one line of Aozora notation: https://www.aozora.gr.jp/annotation/. What is no notation stays as it is. */
export function parseAozoraLine(line: string, context: LineContext): ParsedLine {
  return new AozoraLine(line, context).parse();
}

class AozoraLine {
  private readonly line: string;
  private readonly context: LineContext;
  private readonly notes: ReadonlyMap<number, number>;
  private readonly pieces: (LinePart | BlockEdge)[] = [];
  private readonly nextIndexes = new Map<string, number>();
  private readonly breaks: LineBreak[] = [];
  private readonly comments: { readonly text: string; readonly key: string }[] = [];
  private part: Omit<LinePart, 'runs'> = {};
  private runs = new RunLine();
  private length = 0;
  private baseStart: number | null = null;
  private readingStart: number | null = null;
  private isNoteBracketed = false;
  private at = 0;

  constructor(line: string, context: LineContext) {
    this.line = line;
    this.context = context;
    this.notes = matchNotes(line);
  }

  parse(): ParsedLine {
    while (this.at < this.line.length) {
      SPECIAL.lastIndex = this.at;
      const special = SPECIAL.exec(this.line)?.index ?? this.line.length;
      if (special > this.at) this.append(this.line.slice(this.at, special));
      this.at = special;
      if (special < this.line.length && !this.readSpecial()) {
        this.append(this.line.charAt(special));
        this.at = special + 1;
      }
    }
    this.endPart();
    return { pieces: this.withoutLoneNotes(), breaks: this.breaks, comments: this.comments.map(({ text }) => text) };
  }

  private append(text: string, marks?: Marks): void {
    const { current } = this.context.marks;
    this.runs.append(text, marks === undefined ? current : { ...current, ...marks });
    this.length += text.length;
  }

  private readSpecial(): boolean {
    switch (this.line.charAt(this.at)) {
      case '《':
        return this.line.startsWith('《《', this.at) ? this.readDoubleBrackets() : this.readReading();
      case '［':
        return this.readNote();
      case '※':
        return this.readGaiji();
      case '〔':
        return this.readAccents();
      case '／':
        return this.readRepeat();
      default:
        return this.readBaseStart();
    }
  }

  /** Writers on the web type a narrow bar as well: https://kakuyomu.jp/help/entry/notation */
  private readBaseStart(): boolean {
    const reading = this.nextIndex('《', this.at + 1);
    if (reading - this.at > LONGEST_READING || /\s/.test(this.line.charAt(this.at + 1))) return false;
    if (reading === this.at + 1 || this.nextIndex(this.line.charAt(this.at), this.at + 1) < reading) return false;
    this.baseStart = this.length;
    this.at += 1;
    return true;
  }

  private readReading(): boolean {
    const inner = this.upTo('》', LONGEST_READING);
    if (inner === null || inner === '') return false;
    const base =
      this.baseStart === null ? rubyBaseLength(this.runs.tailWithoutReading(LONGEST_IMPLICIT_BASE)) : this.length - this.baseStart;
    this.baseStart = null;
    if (base === 0) return false;
    const { text, marks } = this.runs.takeTail(base);
    this.runs.append(text, { ...marks, ruby: resolvePlain(inner).normalize('NFC') });
    this.at += inner.length + 2;
    return true;
  }

  /** 《《…》》 is the emphasis of writers on the web: https://kakuyomu.jp/help/entry/notation */
  private readDoubleBrackets(): boolean {
    const inner = this.upTo('》》', LONGEST_READING, 2);
    if (inner === null || inner === '' || inner.includes('《')) return false;
    this.append(resolvePlain(inner), { emphasis: 'sesame' });
    this.at += inner.length + 4;
    return true;
  }

  private readNote(): boolean {
    const end = this.notes.get(this.at);
    if (end === undefined) return false;
    const note = resolvePlain(this.line.slice(this.at + 2, end));
    this.at = end + 1;
    this.apply(parseAozoraNote(note), note);
    return true;
  }

  private readGaiji(): boolean {
    const end = this.notes.get(this.at + 1);
    if (end === undefined) return false;
    const note = this.line.slice(this.at + 3, end);
    const character = resolveGaiji(note);
    if (character === null) this.append(MISSING_CHARACTER, { note: this.context.addNote(resolvePlain(describeGaiji(note))) });
    else this.append(character);
    this.at = end + 1;
    return true;
  }

  private readAccents(): boolean {
    if (this.nextIndex('〕', this.at) - this.at > LONGEST_ACCENT) return false;
    const parts = resolvedParts(this.line, this.at, this.notes);
    for (const { text, end } of parts) {
      this.append(text);
      this.at = end;
      if (!this.readNote()) this.at += 1;
    }
    return parts.length > 0;
  }

  private readRepeat(): boolean {
    const sign = repeatSign(this.line, this.at);
    if (sign === null) return false;
    this.append(sign.text);
    this.at += sign.length;
    return true;
  }

  /** What stands between the opening sign at the cursor and the next `closing`. */
  private upTo(closing: string, longest: number, opening = 1): string | null {
    const start = this.at + opening;
    const end = this.nextIndex(closing, start);
    return end - start > longest ? null : this.line.slice(start, end);
  }

  /** The next place of a sign, Infinity where none follows; remembered, so that a line full of signs is searched once. */
  private nextIndex(sign: string, from: number): number {
    const known = this.nextIndexes.get(sign);
    if (known !== undefined && known >= from) return known;
    const found = this.line.indexOf(sign, from);
    const next = found === -1 ? Infinity : found;
    this.nextIndexes.set(sign, next);
    return next;
  }

  private apply(note: AozoraNote, text: string): void {
    switch (note.kind) {
      case 'mark':
        return this.mark(note.target, note.marks, text);
      case 'markStart':
        return this.context.marks.start(note.name, note.marks);
      case 'markEnd':
        return this.context.marks.end(note.name);
      case 'readingStart':
        this.readingStart = this.length;
        return;
      case 'readingEnd':
        return this.endReading(note.reading, text);
      case 'inlineNoteEdge':
        return this.bracketNote(note.bracket);
      case 'small':
        return this.append(note.text, { script: note.script });
      case 'lineBreak':
        return this.breakLine();
      case 'heading':
        return this.markHeading(note);
      case 'indentLine':
        this.part.indent = note.ems;
        return;
      case 'alignLine':
        this.endPart();
        this.part.alignEnd = true;
        return;
      case 'layout':
        return;
      case 'comment':
        return this.comment(text);
      case 'pageBreak':
      case 'picture':
        this.breaks.push(note);
        return;
      default:
        this.addEdge(note);
    }
  }

  /** Many texts have brackets of their own around what they set in two lines. */
  private bracketNote(bracket: '（' | '）'): void {
    const isBracketed = bracket === '（' ? /[（〔［〈]$/.test(this.runs.tail(1)) : this.isNoteBracketed;
    this.isNoteBracketed = bracket === '（' && isBracketed;
    if (!isBracketed) this.append(bracket);
  }

  private mark(target: string, marks: Marks, note: string): void {
    // A second reading, such as one on the left, would take the place of the first.
    if (marks.ruby !== undefined && this.runs.hasReading(target)) return this.comment(note);
    if (!this.runs.markBack(target.normalize('NFC'), marks)) this.runs.markBack(target, marks);
  }

  private endReading(reading: string, note: string): void {
    const base = this.length - (this.readingStart ?? this.length);
    this.readingStart = null;
    if (base === 0 || this.runs.hasReading(this.runs.tail(base))) return this.comment(note);
    const { text, marks } = this.runs.takeTail(base);
    this.runs.append(text, { ...marks, ruby: reading.normalize('NFC') });
  }

  /** What is asked of the whole line goes on where nothing of it stands yet. */
  private addEdge(edge: BlockEdge): void {
    if (!this.runs.isEmpty) this.endPart();
    this.pieces.push(edge);
  }

  private breakLine(): void {
    const last = Array.from(this.runs.tail(2)).at(-1);
    if (last === undefined) return;
    const { text, marks } = this.runs.takeTail(last.length);
    this.runs.append(text, { ...marks, breakAfter: true });
  }

  private markHeading({ target, level, sameLine }: Extract<AozoraNote, { readonly kind: 'heading' }>): void {
    const heading = sameLine ? this.runs.cutBehindSentence(target) : null;
    if (heading !== null) {
      this.endPart();
      this.runs = heading;
    }
    this.part.heading = level;
    if (sameLine) this.endPart();
  }

  private comment(text: string): void {
    const key = this.context.addNote(text);
    this.comments.push({ text, key });
    this.append(NOTE_SIGN, { note: key });
  }

  private endPart(): void {
    if (!this.runs.isEmpty) this.pieces.push({ ...this.part, runs: this.runs.runs() });
    this.part = {};
    this.runs = new RunLine();
    this.length = 0;
    this.baseStart = null;
    this.readingStart = null;
  }

  /** A note on a line of its own is told as text, so nothing stands for it. */
  private withoutLoneNotes(): readonly (LinePart | BlockEdge)[] {
    const edges = this.pieces.filter((piece) => 'kind' in piece);
    const parts = this.pieces.filter((piece) => 'runs' in piece);
    const lone = parts.every((part) => part.runs.every((run) => typeof run !== 'string' && run.text === NOTE_SIGN));
    if (!lone) this.comments.length = 0;
    return lone ? edges : this.pieces;
  }
}
