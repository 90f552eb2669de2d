const VOWELS = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
const TONES = ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'];

const small = VOWELS.flatMap((vowel) => TONES.map((tone) => (vowel + tone).normalize('NFC')))
  .concat('đ')
  .filter((letter) => letter > '\u007f');

/** The 134 letters of Vietnamese that are not plain Latin ones, small and large, each one character. */
export const VIETNAMESE_LETTERS: readonly string[] = [...small, ...small.map((letter) => letter.toUpperCase())];

/** What else stands in Vietnamese prose: plain letters, figures, the sign of the đồng, quotes and dashes. */
export const VIETNAMESE_SIGNS: readonly string[] = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789₫.,:;!?…“”‘’«»"\'()[]–—-%&@#*+=/°',
);
