import type { LanguageCode } from '#server/platform/database/tables.ts';

export interface LineBox {
  readonly width: number;
  /** At a size. */
  readonly mostLines: (size: number) => number;
  /** Pixels, largest first: the first in which the text fits is taken. */
  readonly sizes: readonly number[];
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Marks that must not begin a Japanese line (行頭禁則), as far as titles have them. */
const NEVER_FIRST = /^[、。，．・：；？！ー―…‥）〕］｝〉》」』】〜～ぁぃぅぇぉっゃゅょァィゥェォッャュョ々!?),.\]}’”]/;
const MOST_CHARACTERS = 200;

/** Lays a title out in the largest size that fits; what does not fit in the smallest ends in an ellipsis. */
export function setLines(text: string, language: LanguageCode, box: LineBox, widthOf: (text: string, size: number) => number): SetText {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  const line = letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS).join('')}…` : letters.join('');
  const units = unitsOf(line, language);
  for (const size of box.sizes) {
    const lines = breakLines(units, (part) => widthOf(part, size) <= box.width);
    if (lines.length <= box.mostLines(size)) return { size, lines };
  }
  const size = box.sizes.at(-1) ?? 0;
  const fits = (part: string): boolean => widthOf(part, size) <= box.width;
  const lines = breakLines(units, fits).slice(0, box.mostLines(size));
  return { size, lines: [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', fits)] };
}

/** Where a line may end: after a space, and in Japanese after every word. */
function unitsOf(text: string, language: LanguageCode): string[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const units: string[] = [];
  for (const segment of segments) {
    const last = units.at(-1);
    const isJoined = last !== undefined && (segment === ' ' || (language === 'vi' ? !last.endsWith(' ') : NEVER_FIRST.test(segment)));
    if (isJoined) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

function breakLines(units: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of units.flatMap((whole) => (fits(whole.trim()) ? [whole] : Array.from(whole)))) {
    if (line !== '' && !fits((line + unit).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? unit.trimStart() : unit;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
