import { expect, test } from 'vitest';
import { DATE_FORMAT, dateFrom, dateText, FIRST_DAY_OF_WEEK, InvalidDateFormatError } from '#src/ui/date-field/date-format.ts';

test('By default dates are mm/dd/yy with a year of four digits, and weeks start on Sunday.', () => {
  expect([DATE_FORMAT, FIRST_DAY_OF_WEEK]).toEqual(['mm/dd/yy', 0]);
  expect(dateText(new Date(2026, 10, 2))).toBe('11/02/2026');
  expect(dateFrom('11/02/2026')).toEqual(new Date(2026, 10, 2));
});

test.each([
  ['dd/mm/yy', '02/11/2026'],
  ['yy/mm/dd', '2026/11/02'],
  ['dd.mm.yy', '02.11.2026'],
])('As %s a day is written and read in that order.', (format, text) => {
  expect(dateText(new Date(2026, 10, 2), format)).toBe(text);
  expect(dateFrom(text, format)).toEqual(new Date(2026, 10, 2));
});

test.each(['', 'tomorrow', '13/01/2026', '02/30/2026', '00/10/2026', '11/02/26', '11/02', '11/02/20265'])('"%s" names no day.', (text) => {
  expect(dateFrom(text)).toBeNull();
});

test('Zeros may be left out, and the signs between may be others.', () => {
  expect(dateFrom(' 1-2-2026 ')).toEqual(new Date(2026, 0, 2));
});

test('Digits alone will do, as the keys of a phone may hold nothing else.', () => {
  expect([dateFrom('11022026'), dateFrom('02112026', 'dd.mm.yy'), dateFrom('20261102', 'yy-mm-dd'), dateFrom('１１０２２０２６')]).toEqual(
    Array.from({ length: 4 }, () => new Date(2026, 10, 2)),
  );
  expect(['02302026', '1102202', '110220266'].map((text) => dateFrom(text))).toEqual([null, null, null]);
});

test.each(['mm/dd', 'mm/mm/yy', 'MM/DD/YY'])('The format "%s" is refused in a sentence that names it.', (format) => {
  expect(() => dateText(new Date(), format)).toThrow(InvalidDateFormatError);
  expect(() => dateFrom('1/2/2026', format)).toThrow(`The date format "${format}" must have mm, dd and yy once each.`);
});
