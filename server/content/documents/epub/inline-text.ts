import type { Run } from '#graphql/document/chapter-document.ts';
import { textOfRuns } from '../document-text.ts';
import type { Marks } from '../run-line.ts';
import { RunLine, trimRuns } from '../run-line.ts';

const WIDE = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** One paragraph of markup in the making: white space collapses as in HTML, and a line feed between wide characters is nothing. */
export class InlineText {
  private line = new RunLine();
  private pendingSpace = '';
  private last = '';
  private hasBreak = false;

  /** Whether something of a line stands so far, were it a space that does not collapse. */
  get hasLine(): boolean {
    return this.hasBreak || !this.line.isEmpty;
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
    const { text, marks } = this.line.takeTail(last.length);
    this.line.append(text, { ...marks, breakAfter: true });
    this.last = '';
  }

  /** The runs so far, without space at either end but for the wide one that opens a Japanese paragraph; the next text begins anew. */
  take(): Run[] {
    const all = this.line.runs();
    const runs = withSpaces(wideSpacesBefore(all), trimRuns(all));
    this.line = new RunLine();
    this.pendingSpace = '';
    this.last = '';
    this.hasBreak = false;
    return runs;
  }

  private appendWord(word: string, marks: Marks): void {
    const first = word.charAt(0);
    const wide = this.pendingSpace.includes('\n') && WIDE.test(this.last) && WIDE.test(first);
    if (this.pendingSpace !== '' && this.last !== '' && !wide) this.line.append(' ', withoutReading(marks));
    this.pendingSpace = '';
    this.line.append(word, marks);
    this.last = word.charAt(word.length - 1);
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
