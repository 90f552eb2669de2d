import { describe, expect, test } from 'vitest';
import { agoWords, longDate, shortDate } from '#src/ui/relative-time/instant-words.ts';

const ZONES = { vi: 'Asia/Ho_Chi_Minh', ja: 'Asia/Tokyo' } as const;
const HOURS = 24 * 366 * 2;
/** Every 37 hours: all hours of the day, all days and months. */
const INSTANTS = Array.from({ length: HOURS / 37 }, (_, index) => new Date(Date.UTC(2025, 0, 1, index * 37, index % 60)).toISOString());

describe.each(['vi', 'ja'] as const)('In %s', (locale) => {
  const timeZone = ZONES[locale];

  test('dates are written as the language writes them.', () => {
    const short = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone });
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
    const asLanguage = INSTANTS.map((instant) => [short.format(new Date(instant)), long.format(new Date(instant))]);
    expect(INSTANTS.map((instant) => [shortDate(instant, locale), longDate(instant, locale)])).toEqual(asLanguage);
  });

  test.each(['minute', 'hour', 'day'] as const)('so is how long ago it was, told by the %s.', (unit) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    const values = [1, 2, 12, 59];
    expect(values.map((value) => agoWords(value, unit, locale))).toEqual(values.map((value) => format.format(-value, unit)));
  });
});
