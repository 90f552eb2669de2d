import type { Age } from './age.ts';

/*
 * Written by hand, since the first format that `Intl` makes of each kind holds a slow phone up for 80 ms. Readers and server
 * may be in different zones: dates are those of the site's country, so that both write the same. Neither has summer time.
 */
const HOUR = 3_600_000;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: string;
}

interface InstantWords {
  /** Hours before Greenwich. */
  readonly zone: number;
  readonly short: (parts: Parts) => string;
  readonly long: (parts: Parts) => string;
  readonly units: Readonly<Record<(Age & { readonly kind: 'ago' })['unit'], string>>;
}

const VI: InstantWords = {
  zone: 7,
  short: ({ year, month, day }) => `${day}/${month}/${padded(year % 100)}`,
  long: ({ year, month, day, hour, minute }) => `lúc ${padded(hour)}:${minute} ${day} tháng ${month}, ${year}`,
  units: { minute: 'phút trước', hour: 'giờ trước', day: 'ngày trước' },
};

const JA: InstantWords = {
  zone: 9,
  short: ({ year, month, day }) => `${year}/${padded(month)}/${padded(day)}`,
  long: ({ year, month, day, hour, minute }) => `${year}年${month}月${day}日 ${hour}:${minute}`,
  units: { minute: '分前', hour: '時間前', day: '日前' },
};

/** '21/11/26', '2026/11/21'. */
export function shortDate(instant: string, locale: string): string {
  return wordsOf(locale).short(partsOf(instant, wordsOf(locale).zone));
}

/** Date and time in full. */
export function longDate(instant: string, locale: string): string {
  return wordsOf(locale).long(partsOf(instant, wordsOf(locale).zone));
}

/** '5 phút trước', '5 分前'. */
export function agoWords(value: number, unit: keyof InstantWords['units'], locale: string): string {
  return `${value} ${wordsOf(locale).units[unit]}`;
}

function wordsOf(locale: string): InstantWords {
  return locale === 'ja' ? JA : VI;
}

function partsOf(instant: string, zone: number): Parts {
  const there = new Date(Date.parse(instant) + zone * HOUR);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    hour: there.getUTCHours(),
    minute: padded(there.getUTCMinutes()),
  };
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
