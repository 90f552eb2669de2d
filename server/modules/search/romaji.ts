import { fold } from '#server/platform/fold.ts';

const LONG = /[ōū]/gi;
const ROMAJI = /^[a-z][a-z' -]+$/;
/** What is still being typed of the next kana. */
const BEGUN = /[a-z]{1,2}$/;
const KANA = /^[\p{sc=Hira}ー\s]{2,}$/u;

/**
 * A query in Latin letters as kana, by either of the two habits (`shi`, `si`), as readings are written; null for what no
 * Japanese word is spelt like.
 */
export async function kanaOf(query: string): Promise<string | null> {
  const latin = fold(query.normalize('NFC').replace(LONG, (vowel) => (vowel.toLowerCase() === 'ō' ? 'ou' : 'uu'))).trim();
  if (!ROMAJI.test(latin)) return null;
  // Few searches need it.
  const { toHiragana } = await import('wanakana');
  const kana = toHiragana(
    latin
      .replaceAll('tch', 'cch')
      .replace(/m(?=[bp])/g, 'n')
      .replaceAll('-', ' '),
  ).replace(BEGUN, '');
  return KANA.test(kana) ? kana.trim() : null;
}
