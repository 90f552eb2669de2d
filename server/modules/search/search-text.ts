import { createHash } from 'node:crypto';
import { searchFold, seenOf } from './search-fold.ts';

/** A word of letters and digits, or a stretch of a script that writes no spaces between words. */
export interface Piece {
  readonly text: string;
  readonly isSpaced: boolean;
}

const UNSPACED = /[[\p{L}\p{N}\p{M}]&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]/v;
const PIECES = new RegExp(`(?<unspaced>${UNSPACED.source}+)|[[\\p{L}\\p{N}\\p{M}]--${UNSPACED.source}]+`, 'gv');

/** PostgreSQL takes no lexeme beyond 2,046 bytes. */
const LONGEST_TERM = 200;

/** Vietnamese has two habits: `hòa, thúy` and `hoà, thuý`. */
const TONE_BEFORE_LAST =
  /(o)([\u0300\u0301\u0303\u0309\u0323])([ae])(?![\p{L}\p{M}])|(u)([\u0300\u0301\u0303\u0309\u0323])(y)(?![\p{L}\p{M}])/gu;

const I_OR_Y = /^([hklmstv]|qu)[iy]$/;

/** Text as typed but for case, width, the way its accents are encoded and the vowel that carries a tone mark. */
export function exactText(text: string): string {
  const decomposed = seenOf(text).normalize('NFKC').toLowerCase().normalize('NFD');
  return decomposed.replace(TONE_BEFORE_LAST, '$1$4$3$6$2$5').normalize('NFC');
}

/** Words and unspaced stretches of a folded or exact text; what is neither letter nor digit only parts them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: found, groups } of text.matchAll(PIECES)) {
    const isSpaced = groups?.['unspaced'] === undefined;
    const last = pieces.at(-1);
    if (!isSpaced && last?.isSpaced === false) pieces[pieces.length - 1] = { text: last.text + found, isSpaced };
    else pieces.push({ text: found, isSpaced });
  }
  return pieces;
}

/** Pieces in one line, one space between two words and none elsewhere: how names are compared as wholes. */
function lineOf(pieces: readonly Piece[]): string {
  let line = '';
  let wasSpaced = false;
  for (const { text, isSpaced } of pieces) {
    line += wasSpaced && isSpaced ? ` ${text}` : text;
    wasSpaced = isSpaced;
  }
  return line;
}

export function foldedLine(text: string): string {
  return lineOf(piecesOf(searchFold(text)).map((piece) => ({ ...piece, text: withI(piece.text) })));
}

/** A folded word of the sound that Vietnamese writes `kỳ, mỹ, quý` or `kì, mĩ, quí`, in the second habit; any other as it is. */
export function withI(word: string): string {
  return word.replace(I_OR_Y, '$1i');
}

export function exactLine(text: string): string {
  return lineOf(piecesOf(exactText(text)));
}

export function singlesOf(stretch: string): string[] {
  return Array.from(stretch);
}

/** Every two characters that follow each other; none of a single character. */
export function pairsOf(stretch: string): string[] {
  const singles = Array.from(stretch);
  return singles.slice(1).map((single, index) => `${singles[index] ?? ''}${single}`);
}

/** What stands for a whole name in the index. Words hold letters and digits only, so that no mark can be taken for one. */
export function wholeTerm(line: string): string {
  return `=${createHash('sha256').update(line).digest('base64url').slice(0, 12)}`;
}

/** What stands for a short whole name, or for what a slip leaves of it. */
export function slipTerm(line: string): string {
  return `~${line}`;
}

export function cutWord(word: string): string {
  return word.length > LONGEST_TERM ? word.slice(0, LONGEST_TERM).toWellFormed() : word;
}

/** What stands for a word with its tone marks. */
export function tonedTerm(word: string): string {
  return `^${word}`;
}

export type FilterKind = 'format' | 'status' | 'genre' | 'creator';

/** What stands for a filter in the index. */
export function filterTerm(kind: FilterKind, value: string | number): string {
  return `:${kind}:${value}`;
}

/** Terms that a name is found by: words, toned words, single characters and pairs. */
export function termsOf(name: string): string[] {
  const terms: string[] = [];
  for (const { text, isSpaced } of piecesOf(searchFold(name))) {
    if (isSpaced) terms.push(cutWord(text), ...(I_OR_Y.test(text) ? [withI(text), withI(text).replace(/i$/, 'y')] : []));
    else terms.push(...singlesOf(text), ...pairsOf(text));
  }
  return [...terms, ...tonedTerms(name)];
}

function tonedTerms(name: string): string[] {
  const words = piecesOf(exactText(name)).filter(({ text, isSpaced }) => isSpaced && searchFold(text) !== text);
  return words.map(({ text }) => tonedTerm(cutWord(text)));
}
