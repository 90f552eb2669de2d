import { jisX0213Character } from './jis-x-0213.ts';

const CODE_POINT = /U\+([0-9A-F]{4,6})/i;
const JIS_CELL = /(?:^|[^\d-])([12])-(\d{1,2})-(\d{1,2})(?![\d-])/;

/**
 * The character that a gaiji note names, by its Unicode number or its place in JIS X 0213; null where it names none,
 * as for characters that no standard has. `note` is the text between the brackets, which may describe the character by another.
 */
export function resolveGaiji(note: string): string | null {
  const folded = note.replace(/※［＃[^［］]*］/g, '').normalize('NFKC');
  const codePoint = Number.parseInt(CODE_POINT.exec(folded)?.[1] ?? '', 16);
  if (isCharacter(codePoint)) return String.fromCodePoint(codePoint);
  const cell = JIS_CELL.exec(folded);
  return cell === null ? null : jisX0213Character(Number(cell[1]), Number(cell[2]), Number(cell[3]));
}

function isCharacter(codePoint: number): boolean {
  if (!(codePoint >= 0x20 && codePoint <= 0x10_ff_ff)) return false;
  return codePoint < 0xd8_00 || codePoint > 0xdf_ff;
}

/** What a gaiji note says of the character, for readers who cannot see it: `「にんべん＋參」` gives `にんべん＋參`. */
export function describeGaiji(note: string): string {
  const end = note.lastIndexOf('」');
  if (note.startsWith('「') && end > 1) return note.slice(1, end);
  return note.split('、')[0] ?? note;
}
