/*
 * Written by hand, since the first number that `Intl` writes holds a slow phone up for 60 ms.
 */
interface NumberWords {
  readonly group: string;
  readonly decimal: string;
  /** From the largest on. */
  readonly units: ReadonlyArray<readonly [size: number, name: string]>;
}

const VI: NumberWords = {
  group: '.',
  decimal: ',',
  units: [
    [1e9, '\u00a0T'],
    [1e6, '\u00a0Tr'],
    [1e3, '\u00a0N'],
  ],
};

const JA: NumberWords = {
  group: ',',
  decimal: '.',
  units: [
    [1e12, '兆'],
    [1e8, '億'],
    [1e4, '万'],
  ],
};

const SHORT_FROM = 10_000;

/** Of a whole number from zero on: '1.234.567', '1,234,567'. */
export function wholeNumber(value: number, locale: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, wordsOf(locale).group);
}

function wordsOf(locale: string): NumberWords {
  return locale === 'ja' ? JA : VI;
}

/** Of a whole number from zero on: 9.876 in full, from ten thousand on in short: '1,2 Tr', '123万'. */
export function shortNumber(value: number, locale: string): string {
  const { decimal, units } = wordsOf(locale);
  if (value < SHORT_FROM) return wholeNumber(value, locale);
  const unitOf = (number: number) => units.find(([size]) => number >= size) ?? ([1, ''] as const);
  const [near] = unitOf(value);
  const rounded = (Math.round((value * 10) / near) * near) / 10;
  // 999.999 rounds up to a whole million.
  const [size, name] = unitOf(rounded);
  return String(rounded / size).replace('.', decimal) + name;
}
