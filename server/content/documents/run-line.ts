import type { MarkedRun, Run } from '#graphql/document/chapter-document.ts';

export type Marks = Omit<MarkedRun, 'text'>;

interface Segment {
  text: string;
  marks: Marks;
}

const NO_MARKS: Marks = {};

/** How far back a mark may point, in characters, and how often a line may search: keeps lines of many marks cheap. */
const REACH = 2_000;
const MOST_SEARCHES = 500;

const SENTENCE_END = /[。．！？…」』]$/;
/** Characters that are looked at before a text, spaces among them. */
const NEAR = 20;

/** Looking back copies what the last append made longer, so a long line grows in pieces. */
const LONGEST_SEGMENT = 4_096;

/**
 * One line in the making: text is appended with its marks, and marks may still be set on what stands already, for
 * notations that name their text afterwards.
 */
export class RunLine {
  private readonly segments: Segment[] = [];
  private searches = 0;

  get isEmpty(): boolean {
    return this.segments.length === 0;
  }

  append(text: string, marks: Marks = NO_MARKS): void {
    if (text === '') return;
    const last = this.segments.at(-1);
    if (last !== undefined && last.text.length < LONGEST_SEGMENT && joinsOn(last.marks, marks)) last.text += text;
    else this.segments.push({ text, marks });
  }

  /** The last `limit` characters at most. */
  tail(limit: number): string {
    let text = '';
    for (let index = this.segments.length - 1; index >= 0 && text.length < limit; index -= 1) {
      text = (this.segments[index]?.text ?? '') + text;
    }
    return text.slice(-limit);
  }

  /** The last `limit` characters at most, back to the nearest text that has a reading. */
  tailWithoutReading(limit: number): string {
    const near = this.segments.slice(-limit);
    const read = near.findLastIndex((segment) => segment.marks.ruby !== undefined);
    return near
      .slice(read + 1)
      .map((segment) => segment.text)
      .join('')
      .slice(-limit);
  }

  /** Takes the last `length` UTF-16 units off the line and gives them as one piece under all of its marks. */
  takeTail(length: number): Segment {
    let text = '';
    let marks: Marks = NO_MARKS;
    while (text.length < length) {
      const last = this.segments.at(-1);
      if (last === undefined) break;
      const missing = length - text.length;
      marks = { ...last.marks, ...marks };
      if (last.text.length > missing) {
        text = last.text.slice(-missing) + text;
        last.text = last.text.slice(0, -missing);
      } else {
        text = last.text + text;
        this.segments.pop();
      }
    }
    return { text, marks };
  }

  /** Takes the nearest `target` and what is behind it off, as a line of its own, where a sentence ends right before it; else null. */
  cutBehindSentence(target: string): RunLine | null {
    const fromEnd = this.findBack(target) ?? 0;
    const before = this.tail(fromEnd + NEAR)
      .slice(0, -fromEnd)
      .trimEnd();
    return fromEnd === 0 || !SENTENCE_END.test(before) ? null : this.cutTail(fromEnd);
  }

  /** A text with a reading goes as a whole. */
  private cutTail(length: number): RunLine {
    const cut = new RunLine();
    for (let left = length; left > 0;) {
      const last = this.segments.pop();
      if (last === undefined) break;
      const kept = last.marks.ruby === undefined ? last.text.slice(0, -left) : '';
      if (kept !== '') this.segments.push({ ...last, text: kept });
      cut.segments.unshift({ ...last, text: last.text.slice(kept.length) });
      left -= last.text.length;
    }
    return cut;
  }

  /** Marks the nearest `target` before the end of the line; false where it does not stand within reach. */
  markBack(target: string, marks: Marks): boolean {
    const fromEnd = this.findBack(target);
    if (fromEnd === null) return false;
    this.markRange(fromEnd, target.length, marks);
    return true;
  }

  /** Whether the nearest `target` before the end of the line has a reading, in whole or in part. */
  hasReading(target: string): boolean {
    const fromEnd = this.findBack(target) ?? 0;
    let end = 0;
    for (let index = this.segments.length - 1; index >= 0 && end < fromEnd; index -= 1) {
      const { text, marks } = this.segments[index] ?? { text: '', marks: NO_MARKS };
      end += text.length;
      if (marks.ruby !== undefined && end > fromEnd - target.length) return true;
    }
    return false;
  }

  /** How far before the end of the line the nearest `target` begins; null where it does not stand within reach. */
  private findBack(target: string): number | null {
    if (target === '' || target.length > REACH) return null;
    if (this.tail(target.length) === target) return target.length;
    this.searches += 1;
    if (this.searches > MOST_SEARCHES) return null;
    const tail = this.tail(REACH);
    const start = tail.lastIndexOf(target);
    return start === -1 ? null : tail.length - start;
  }

  private markRange(fromEnd: number, length: number, marks: Marks): void {
    let end = 0;
    for (let index = this.segments.length - 1; index >= 0 && end < fromEnd; index -= 1) {
      const segment = this.segments[index];
      if (segment === undefined) break;
      const start = end + segment.text.length;
      const cutEnd = Math.max(0, fromEnd - length - end);
      const cutStart = Math.max(0, start - fromEnd);
      end = start;
      if (cutEnd + cutStart >= segment.text.length) continue;
      this.segments.splice(index, 1, ...splitSegment(segment, cutStart, cutEnd, marks));
    }
  }

  /** Runs in NFC; neighbours with the same marks are one run. */
  runs(): Run[] {
    const merged: Segment[] = [];
    for (const segment of this.segments) {
      const last = merged.at(-1);
      if (last !== undefined && joinsOn(last.marks, segment.marks)) last.text += segment.text;
      else merged.push({ ...segment });
    }
    return merged.map(({ text, marks }) =>
      Object.keys(marks).length === 0 ? text.normalize('NFC') : { text: text.normalize('NFC'), ...marks },
    );
  }
}

/** A reading, a note, a line break and an upright square belong to one text each, so runs that carry one never grow. */
function joinsOn(left: Marks, right: Marks): boolean {
  if (left.ruby !== undefined || left.note !== undefined || left.breakAfter !== undefined || left.upright !== undefined) return false;
  if (left === right) return true;
  const keys = Object.keys(left) as (keyof Marks)[];
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}

/** A text with a reading is marked whole: its reading cannot be cut. */
function splitSegment(segment: Segment, cutStart: number, cutEnd: number, marks: Marks): Segment[] {
  const marked = { ...segment.marks, ...marks };
  if (segment.marks.ruby !== undefined) return [{ text: segment.text, marks: marked }];
  const end = segment.text.length - cutEnd;
  return [
    { text: segment.text.slice(0, cutStart), marks: segment.marks },
    { text: segment.text.slice(cutStart, end), marks: marked },
    { text: segment.text.slice(end), marks: segment.marks },
  ].filter(({ text }) => text !== '');
}

/** Drops spaces at both ends, and runs that are left empty. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const started = trimAt([...runs], 0, (text) => text.trimStart());
  return trimAt(started, -1, (text) => text.trimEnd());
}

function trimAt(runs: Run[], at: 0 | -1, trim: (text: string) => string): Run[] {
  for (;;) {
    const run = runs.at(at);
    if (run === undefined) return runs;
    const text = trim(typeof run === 'string' ? run : run.text);
    if (text !== '') return runs.with(at, typeof run === 'string' ? text : { ...run, text });
    runs.splice(at, 1);
  }
}

/** Texts without marks that stand side by side as one. */
export function joinStrings(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (typeof run === 'string' && typeof last === 'string') joined[joined.length - 1] = last + run;
    else joined.push(run);
  }
  return joined;
}
