/** Lines that stand together, without the blank lines around them; ends of lines without their spaces. */
export type LineGroup = readonly string[];

/** Shortest and longest column at which anyone wraps text by hand, in characters. */
const NARROWEST = 40;
const WIDEST = 140;

const BLANKS = ' \t\u00a0\u3000';
/** Two spaces that do not break, or more. */
const INDENT = /^[ \t]{0,80}[\u00a0\u3000][ \t\u00a0\u3000]+/;

/**
 * Parts lines at the blank ones. Only the spaces that pages and word processors set count as blank: others may be what
 * the text is about.
 */
export function groupLines(text: string): LineGroup[] {
  const groups: string[][] = [];
  let open: string[] | null = null;
  for (const raw of text.split('\n')) {
    const line = withoutLast(raw, ' \t').replace(INDENT, asSpaces);
    if (withoutLast(line, BLANKS) === '') {
      open = null;
      continue;
    }
    if (open === null) groups.push((open = []));
    open.push(line);
  }
  return groups;
}

/** Without those of the characters that end it: an expression would keep each of millions of them in mind. */
function withoutLast(line: string, characters: string): string {
  let end = line.length;
  while (end > 0 && characters.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

function asSpaces(indent: string): string {
  return indent.replaceAll('\u00a0', ' ').replaceAll('\u3000', '  ');
}

/**
 * The column at which the text is hard-wrapped; null where its line ends mean something. Wrapped lines give themselves
 * away: the next line's first word would not have fitted behind nearly any of them.
 */
export function findWrapColumn(groups: readonly LineGroup[]): number | null {
  const lengths = groups.flatMap((group) => group.slice(0, -1).map((line) => line.length)).toSorted((a, b) => a - b);
  const column = lengths[Math.floor((lengths.length - 1) * 0.99)];
  if (column === undefined || lengths.length < 4 || column < NARROWEST || column > WIDEST) return null;
  const full = groups.reduce((sum, group) => sum + group.filter((line, index) => isFull(line, group[index + 1], column)).length, 0);
  return full * 2 >= lengths.length ? column : null;
}

/** Joins the lines that only the column parted; each text that remains is a paragraph. */
export function rejoinLines(group: LineGroup, column: number | null): string[] {
  if (column === null) return group.map(stripIndent);
  const paragraphs: string[][] = [];
  group.forEach((line, index) => {
    const previous = group[index - 1];
    const goesOn = previous !== undefined && isFull(previous, line, column - slackOf(previous, line)) && !beginsSpeech(previous, line);
    if (goesOn) paragraphs.at(-1)?.push(stripIndent(line));
    else paragraphs.push([stripIndent(line)]);
  });
  return paragraphs.map((lines) => lines.join(' '));
}

function isFull(line: string, next: string | undefined, column: number): boolean {
  if (next === undefined) return false;
  const word = /^[ \t]*([^ \t]*)/.exec(next)?.[1] ?? '';
  return line.length + 1 + word.length > column;
}

/** In the midst of a sentence: who wrapped it may have counted a dash and the wide space behind it for two signs each. */
function slackOf(line: string, next: string): number {
  return /[\p{L},]$/u.test(line) && /^[ \t]*\p{Ll}/u.test(next) ? 2 : 0;
}

function beginsSpeech(previous: string, line: string): boolean {
  return /^[ \t]*[–—-][ \t\u2002\u2003\u00a0]/.test(line) && /[.!?…:”"»)]$/.test(previous);
}

/** Without a pattern: one that takes five million blanks at once may find no room on the stack. */
function stripIndent(line: string): string {
  let start = 0;
  while (line[start] === ' ' || line[start] === '\t') start += 1;
  return line.slice(start);
}
