import { round } from './geometry.ts';
import { typeface } from './typeface.ts';
import type { Typeface } from './typeface.ts';

export type Voice = 'talk' | 'loud' | 'tell';

export interface Setting {
  readonly language: 'vi' | 'ja';
  readonly voice: Voice;
  /** Pixels of one em. */
  readonly size: number;
  /** Pixels: the length a line, or a column when vertical, should not pass. */
  readonly measure: number;
}

/** Text as outlines about the origin: a rectangle of `width` by `height` whose middle is 0, 0. */
export interface LetteredBlock {
  readonly d: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly size: number;
}

const FAMILIES = {
  vi: { talk: ['patrick-hand', 400], loud: ['dela-gothic-one', 400], tell: ['be-vietnam-pro', 600] },
  ja: { talk: ['shippori-antique', 400], loud: ['dela-gothic-one', 400], tell: ['shippori-mincho', 700] },
} as const;

const NEVER_FIRST = new Set('‼⁉、。，．・：；？！?!ー…‥～〜」』）］】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々ゝゞヽヾ');
const NEVER_LAST = new Set('「『（［【');
const ROTATED = new Set('ー―—…‥～〜-（）「」『』［］【】=');

export function faceFor(language: 'vi' | 'ja', voice: Voice): Typeface {
  const [family, weight] = FAMILIES[language][voice];
  return typeface(family, weight);
}

/** Vietnamese runs left to right, Japanese from top to bottom in columns from the right. */
export function letter(text: string, setting: Setting): LetteredBlock {
  return setting.language === 'ja' ? letterVertically(text, setting) : letterHorizontally(text, setting);
}

export function widthOf(text: string, face: Typeface, size: number): number {
  return Array.from(text).reduce((sum, char) => sum + face.glyph(char, false).advance * size, 0);
}

export function letterHorizontally(text: string, { language, voice, size, measure }: Setting): LetteredBlock {
  const face = faceFor(language, voice);
  const lines = text
    .normalize('NFC')
    .split('\n')
    .flatMap((line) => (language === 'ja' ? breakJapanese(line, Math.floor(measure / size)) : breakWords(line, face, size, measure)));
  const leading = size * (language === 'vi' ? 1.22 : 1.3);
  const widths = lines.map((line) => widthOf(line, face, size));
  const height = leading * (lines.length - 1) + size;
  const d = lines.map((line, row) => {
    let x = -(widths[row] ?? 0) / 2;
    const y = -height / 2 + size * 0.84 + row * leading;
    return Array.from(line).map((char) => {
      const glyph = face.glyph(char, false);
      const path = glyph.path(x, y, size);
      x += glyph.advance * size;
      return path;
    });
  });
  return { d: d.flat().join(''), width: round(Math.max(...widths)), height: round(height), lines, size };
}

export function letterVertically(text: string, { language, voice, size, measure }: Setting): LetteredBlock {
  const face = faceFor(language, voice);
  const perColumn = Math.max(1, Math.floor(measure / size));
  const lines = text
    .normalize('NFC')
    .split('\n')
    .flatMap((line) => breakJapanese(line, perColumn));
  const leading = size * 1.34;
  const width = leading * (lines.length - 1) + size;
  const height = Math.max(...lines.map((line) => Array.from(pairedMarks(line)).length)) * size;
  const d = lines.map((line, column) => {
    const left = width / 2 - size - column * leading;
    return Array.from(pairedMarks(line)).map((char, row) => setUpright(face, char, left, -height / 2 + row * size, size));
  });
  return { d: d.flat().join(''), width: round(width), height: round(height), lines, size };
}

/** One upright em per character; a pair of marks shares one, as lettering by hand does. */
function setUpright(face: Typeface, char: string, left: number, top: number, size: number): string {
  if (char === '‼' || char === '⁉') {
    const marks = char === '‼' ? '!!' : '!?';
    return Array.from(marks)
      .map((mark, index) => face.glyph(mark, false).path(left + size * (0.16 + index * 0.36), top + size * 0.86, size))
      .join('');
  }
  const glyph = face.glyph(char, true);
  if (!glyph.hasVerticalForm && ROTATED.has(char)) return quarterTurned(glyph.path(0, 0, size), left + size / 2, top + size / 2, size);
  return glyph.path(left + (size - glyph.advance * size) / 2, top + size * 0.88, size);
}

/** Turns path data set on a baseline at 0, 0 by a quarter about its em box's middle, which comes to cx, cy. */
function quarterTurned(d: string, cx: number, cy: number, size: number): string {
  return d.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const moved: string[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      const x = (values[index] ?? 0) - size / 2;
      const y = (values[index + 1] ?? 0) + size * 0.38;
      moved.push(`${round(cx - y)} ${round(cy + x)}`);
    }
    return command + moved.join(' ');
  });
}

const pairedMarks = (line: string): string =>
  line.replaceAll('!!', '‼').replaceAll('！！', '‼').replaceAll('!?', '⁉').replaceAll('！？', '⁉');

/**
 * Breaks into columns of at most `limit` characters; no column begins with a closing mark or a small kana, none ends
 * with an opening one.
 */
export function breakJapanese(text: string, limit: number): string[] {
  const chars = Array.from(pairedMarks(text));
  const columns = Math.ceil(chars.length / Math.max(1, limit));
  const even = Math.ceil(chars.length / Math.max(1, columns));
  const starts = wordStarts(chars);
  const lines: string[] = [];
  let start = 0;
  while (start < chars.length) {
    let end = wordEnd(starts, start, Math.min(chars.length, start + even));
    while (end < chars.length && NEVER_FIRST.has(chars[end] ?? '')) end += 1;
    while (end < chars.length && end > start + 1 && NEVER_LAST.has(chars[end - 1] ?? '')) end -= 1;
    lines.push(chars.slice(start, end).join(''));
    start = end;
  }
  return lines.length > 0 ? lines : [''];
}

const words = new Intl.Segmenter('ja', { granularity: 'word' });

function wordStarts(chars: readonly string[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let place = 0;
  for (const { segment } of words.segment(chars.join(''))) {
    starts.add(place);
    place += Array.from(segment).length;
  }
  return starts.add(place);
}

/** The nearest place at or before `end`, at most three characters back, where a word begins. */
function wordEnd(starts: ReadonlySet<number>, start: number, end: number): number {
  for (let place = end; place > Math.max(start + 1, end - 4); place -= 1) if (starts.has(place)) return place;
  return end;
}

/** Breaks at spaces into as few lines as the measure allows, then evens them out. */
export function breakWords(text: string, face: Typeface, size: number, measure: number): string[] {
  const parts = text.split(' ').filter((word) => word !== '');
  const greedy = fill(parts, face, size, measure);
  let best = greedy;
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const tried = fill(parts, face, size, measure * share);
    if (tried.length > greedy.length) break;
    best = tried;
  }
  return best;
}

function fill(parts: readonly string[], face: Typeface, size: number, measure: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of parts) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face, size) > measure) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
