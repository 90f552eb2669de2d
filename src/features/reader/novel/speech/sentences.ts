import type { Language } from '#graphql/generated/graphql.ts';
import { LINE_BREAK, type BlockText, type Reading } from '../blocks/block-text.ts';

/** Part of a block that is said at once. */
export interface Sentence {
  /** Place of its block among the others. */
  readonly block: number;
  readonly start: number;
  readonly end: number;
  /** The readings instead of the words under them. */
  readonly said: string;
}

/** Voices over a network stop after some fifteen seconds, whatever is left. Characters, of which Japanese takes twice as long over each. */
const LONGEST = { vi: 120, ja: 50 } as const;
/** Where one draws breath: after a clause, or else a word. */
const BREATHS = [/[、，；：—…]|[,;:](?=\s)/gu, /\s/gu];
/** What was said by somebody goes on: 「本当？」と言った。 A full stop outside its brackets ends what came before: 閉めた。ところが */
const JAPANESE_END = /(?:[。！？!?]+(?:(?<=。)|[」』）】”’]*(?!と|って))(?![。！？!?」』）】”’])|\n)/gu;
/** A point after these is no end: TP. Hồ Chí Minh, PGS.TS. Trần, J. K. Rowling. */
const SHORTENED = /(?<!\p{L})(?:T[Pp]|T[hH]?\.?S|P?GS|BS|M(?:rs?|s)|Dr|\p{Lu})\.\s*$/u;
const SAYABLE = /[\p{L}\p{N}]/u;

/** The sentences of a chapter in their order; what nobody could say (a row of stars, dashes) is left out. */
export function sentencesOf(texts: readonly BlockText[], language: Language): readonly Sentence[] {
  const endsOf = language === 'ja' ? japaneseEnds : unicodeEnds;
  return texts.flatMap((text, block) =>
    spansOf(text, [...endsOf(text.text), ...breaksIn(text)], LONGEST[language]).flatMap(([from, to]) => {
      const [start, end] = trimmed(text.text, from, to);
      const said = wordsOf(text, from, to);
      return SAYABLE.test(said) && start < end ? [{ block, start, end, said }] : [];
    }),
  );
}

/** Unicode's own rules take the bracket that opens the next sentence for the close of this one. */
function japaneseEnds(text: string): readonly number[] {
  return [...Array.from(text.matchAll(JAPANESE_END), ({ 0: end, index }) => index + end.length), text.length];
}

function unicodeEnds(text: string): readonly number[] {
  const segmenter = new Intl.Segmenter('vi', { granularity: 'sentence' });
  const ends = Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length);
  return ends.filter((end) => end === text.length || !SHORTENED.test(text.slice(Math.max(end - 10, 0), end)));
}

function breaksIn({ readings }: BlockText): readonly number[] {
  return readings.filter(({ text }) => text === LINE_BREAK).map(({ end }) => end);
}

function spansOf(text: BlockText, ends: readonly number[], longest: number): readonly (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  let from = 0;
  for (const wanted of ends.toSorted((one, other) => one - other)) {
    const end = after(wanted, text.readings);
    while (from < end) {
      const to = Math.min(after(from + breathIn(text.text.slice(from, end), longest), text.readings), end);
      spans.push([from, to]);
      from = to;
    }
  }
  return spans;
}

/** How much of a text is said in one breath. */
function breathIn(text: string, longest: number): number {
  if (text.length <= longest) return text.length;
  const head = text.slice(0, longest);
  for (const breaths of BREATHS) {
    const last = Array.from(head.matchAll(breaths)).at(-1);
    if (last !== undefined) return last.index + 1;
  }
  return /[\ud800-\udbff]/.test(text.charAt(longest - 1)) ? longest + 1 : longest;
}

/** No word is cut from its reading. */
function after(offset: number, readings: readonly Reading[]): number {
  return readings.find(({ start, end }) => start < offset && offset < end)?.end ?? offset;
}

function trimmed(text: string, from: number, to: number): readonly [number, number] {
  const part = text.slice(from, to);
  return [to - part.trimStart().length, from + part.trimEnd().length];
}

function wordsOf({ text, readings }: BlockText, from: number, to: number): string {
  let said = '';
  let at = from;
  for (const { start, end, text: reading } of readings) {
    if (start < at || end > to) continue;
    said += text.slice(at, start) + reading;
    at = end;
  }
  return (said + text.slice(at, Math.max(to, at))).replace(/\s+/gu, ' ').trim();
}
