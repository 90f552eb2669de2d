import type { Run } from '#graphql/document/chapter-document.ts';

const ENDS = ['。', '。', '。', '！', '？', '！？', '!?', '……。', '――。', '…', '‥', '！', '♪', '〜。'];
const JOINTS = ['、', '、', '、', '・', '：', '；', '，', '——', '――', '……', '　', '／', 'ー', '〜', '＝'];
const BRACKETS = ['「」', '『』', '（）', '〈〉', '《》', '【】', '［］', '｛｝', '〔〕', '“”', '‘’', '()'];
const SMALL = ['っ', 'ゃ', 'ゅ', 'ょ', 'ぁ', 'ぃ', 'ぇ', 'ォ', 'ッ', 'ャ', 'ュ', 'ョ', 'ヮ', 'ヶ', 'ヵ', 'ゎ'];
const REPEATS = ['々', 'ゝ', 'ゞ', 'ヽ', 'ヾ', '〻'];
const LOOSE = [
  '12',
  '3',
  '１２',
  '365',
  'B級',
  'Windows 11',
  'km',
  '100％',
  '¥500',
  '№7',
  '25℃',
  '…',
  '‼',
  '⁉',
  'ﾊﾝｶｸ',
  '𠮷野',
  '葛\u{e0100}城',
  '👩\u200d🚀',
];

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words of a text in Aozora's notation: stretches of kanji or kana, without its notes and readings. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.replace(/《[^》]*》|［＃[^］]*］|^-+$/gmu, '');
  return [...new Set(plain.match(/[\p{Script=Han}々]{1,4}|[\p{Script=Hiragana}]{1,6}|[\p{Script=Katakana}ー]{2,8}/gu))];
}

/** Paragraphs of 40 to 160 characters, thick with what may not begin or end a line; the same for the same words and seed. */
export function japaneseParagraphs(words: readonly string[], count: number, seed: number): readonly (readonly Run[])[] {
  const next = numbersFrom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '';
  return Array.from({ length: count }, () => {
    const runs: Run[] = [next() < 0.4 ? pick(['「', '『', '（']) : '　'];
    const length = 40 + next() * 120;
    for (let written = 0; written < length; written += 4) runs.push(...someRuns(next, pick, words));
    runs.push(pick(ENDS));
    return joined(runs);
  });
}

function someRuns(next: () => number, pick: (from: readonly string[]) => string, words: readonly string[]): Run[] {
  const word = pick(words);
  const kind = next();
  if (kind < 0.3) return [word, pick(JOINTS)];
  if (kind < 0.42) return [word, pick(ENDS)];
  if (kind < 0.54) {
    const [open = '', close = ''] = pick(BRACKETS);
    return [open, word, next() < 0.3 ? pick(ENDS) : '', close];
  }
  if (kind < 0.64) return [word, pick(SMALL), next() < 0.5 ? 'ー' : pick(SMALL)];
  if (kind < 0.7) return [word, pick(REPEATS)];
  if (kind < 0.78) return [pick(LOOSE)];
  if (kind < 0.9) return [{ text: word, ruby: pick(words) }];
  return [{ text: word, emphasis: 'sesame' }];
}

/** Neighbours without marks become one run, as importers write them. */
function joined(runs: readonly Run[]): readonly Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (typeof run === 'string' && typeof last === 'string') out[out.length - 1] = last + run;
    else if (run !== '') out.push(run);
  }
  return out;
}
