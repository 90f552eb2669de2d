import type { LanguageCode } from '#server/platform/database/tables.ts';
import { decodeText } from './decode-text.ts';
import type { TextEncoding } from './decode-text.ts';

export interface RecognisedText {
  readonly kind: 'aozora' | 'plain';
  readonly encoding: TextEncoding;
  /** Null where neither kana nor Vietnamese letters say it. */
  readonly language: LanguageCode | null;
  /** Lines parted by a line feed alone, without a byte order mark. */
  readonly text: string;
}

/** As much of a text as the judgement looks at, in characters. */
const SAMPLE = 200_000;

/**
 * Says what kind of text a file holds: its encoding, its language, and whether it is written in Aozora notation.
 * Throws a RefusedFile where it is no text.
 */
export function recogniseText(bytes: Buffer, file: string): RecognisedText {
  const { text: raw, encoding } = decodeText(bytes, file);
  const text = raw.replace(/\r\n?/g, '\n');
  const sample = text.slice(0, SAMPLE);
  const language = judgeLanguage(sample);
  return { kind: isAozora(sample, encoding, language) ? 'aozora' : 'plain', encoding, language, text };
}

/** By letters that only one of the two languages has: kana, or Vietnamese vowels with their tones. */
export function judgeLanguage(text: string): LanguageCode | null {
  const kana = count(text, /[\u3041-\u3096\u30a1-\u30fa]/g);
  const vietnamese = count(text.normalize('NFC'), /[ăâđêôơưĂÂĐÊÔƠƯ\u1ea0-\u1ef9]/g);
  if (kana === 0 && vietnamese === 0) return null;
  if (Math.max(kana, vietnamese) * 200 < text.length) return null;
  return kana >= vietnamese ? 'ja' : 'vi';
}

function isAozora(sample: string, encoding: TextEncoding, language: LanguageCode | null): boolean {
  if (language === 'vi') return false;
  if (language === 'ja' || encoding === 'shift_jis') return true;
  return sample.includes('［＃') || /《[^《》\n]{1,40}》/.test(sample);
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
