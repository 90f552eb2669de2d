import type { Run } from '#graphql/document/chapter-document.ts';
import { textOfRuns } from '#graphql/document/document-text.ts';
import type { Marks } from '../run-line.ts';
import { joinStrings, RunLine, trimRuns } from '../run-line.ts';

const WIDE = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** A paragraph that two line breaks end. */
export interface TextPart {
  readonly runs: readonly Run[];
  /** How many empty lines stand before it. */
  readonly blanks: number;
}

/** One paragraph of markup in the making: white space collapses as in HTML, and a line feed between wide characters is nothing. */
export class InlineText {
  private line = new RunLine();
  private pendingSpace = '';
  private last = '';
  private hasBreak = false;
  /** What stands after the last line break; null before one. */
  private sinceBreak: string | null = null;
  private readonly parts: TextPart[] = [];
  private blanks = 0;

  /** Whether something of a line stands so far, were it a space that does not collapse. */
  get hasLine(): boolean {
    return this.hasBreak || this.parts.length > 0 || !this.line.isEmpty;
  }

  append(text: string, marks: Marks): void {
    for (const part of text.split(/([ \t\r\n\f]+)/)) {
      if (part === '') continue;
      if (/^[ \t\r\n\f]/.test(part)) this.pendingSpace ||= part;
      else this.appendWord(part, marks);
    }
  }

  /** Text with a reading or a note, which stands alone. */
  appendWhole(text: string, marks: Marks): void {
    this.appendWord(text, marks);
  }

  breakLine(): void {
    const last = Array.from(this.line.tail(2)).at(-1);
    this.pendingSpace = '';
    this.hasBreak = true;
    if (last === undefined) return;
    this.sinceBreak = '';
    const { text, marks } = this.line.takeTail(last.length);
    this.line.append(text, { ...marks, breakAfter: true });
    this.last = '';
  }

  /** Ends the line, or the part where the line is empty: two line breaks stand for the end of a paragraph. */
  breakLineOrPart(): void {
    if (this.sinceBreak?.trim() === '') this.endPart();
    else if (this.parts.length > 0 && this.line.isEmpty) this.blanks += 1;
    else this.breakLine();
  }

  private endPart(): void {
    this.parts.push({ runs: this.take(), blanks: this.blanks });
    this.blanks = 1;
  }

  /** The paragraphs so far, none empty; the next text begins anew. */
  takeParts(): TextPart[] {
    if (!this.line.isEmpty) this.endPart();
    this.blanks = 0;
    this.hasBreak = false;
    return this.parts.splice(0).filter(({ runs }) => runs.length > 0);
  }

  /** The runs so far, without space at either end but for the wide one that opens a Japanese paragraph; the next text begins anew. */
  take(): Run[] {
    const all = this.line.runs();
    const runs = withoutLastBreak(withSpaces(wideSpacesBefore(all), trimRuns(all)));
    this.line = new RunLine();
    this.pendingSpace = '';
    this.last = '';
    this.hasBreak = false;
    this.sinceBreak = null;
    return runs;
  }

  private appendWord(word: string, marks: Marks): void {
    const first = word.charAt(0);
    const wide = this.pendingSpace.includes('\n') && WIDE.test(this.last) && WIDE.test(first);
    if (this.pendingSpace !== '' && this.last !== '' && !wide) this.line.append(' ', withoutReading(marks));
    this.pendingSpace = '';
    this.line.append(word, marks);
    this.last = word.charAt(word.length - 1);
    if (this.sinceBreak !== null) this.sinceBreak += word;
  }
}

function wideSpacesBefore(runs: readonly Run[]): string {
  const [space = ''] = /^\s*/.exec(textOfRuns(runs)) ?? [];
  return space.replaceAll(/[^\u3000]/g, '');
}

function withSpaces(spaces: string, runs: Run[]): Run[] {
  const [first, ...others] = runs;
  if (spaces === '' || first === undefined) return runs;
  return typeof first === 'string' ? [spaces + first, ...others] : [spaces, ...runs];
}

function withoutReading({ ruby: _ruby, note: _note, ...marks }: Marks): Marks {
  return marks;
}

function withoutLastBreak(runs: Run[]): Run[] {
  const last = runs.at(-1);
  if (last === undefined || typeof last === 'string' || last.breakAfter === undefined) return runs;
  const { breakAfter: _break, ...rest } = last;
  return joinStrings([...runs.slice(0, -1), Object.keys(rest).length === 1 ? rest.text : rest]);
}
