import { expect, test } from 'vitest';
import { wantedFrom, wantedText } from '#src/ui/data-table/wanted-value.ts';
import { DATE_FORMAT } from '#src/ui/date-field/date-format.ts';

const VI = { dateFormat: DATE_FORMAT, language: 'vi' };
const JA = { dateFormat: DATE_FORMAT, language: 'ja' };

test.each([
  ['text', ' Rồng ', 'Rồng'],
  ['text', '  ', null],
  ['number', '1200', 1200],
  ['number', '１２', 12],
  ['number', '-1,5', -1.5],
  ['number', '', null],
  ['number', 'mười', undefined],
  ['number', '1,2,3', undefined],
  ['date', '02/29/2024', new Date(2024, 1, 29)],
  ['date', '02/30/2024', undefined],
  ['date', ' ', null],
] as const)('Of a %s, "%s" means %s.', (kind, text, wanted) => {
  expect([wantedFrom(kind, text, VI), wantedFrom(kind, text, JA)]).toEqual([wanted, wanted]);
});

test.each([
  [VI, '1.200', 1200],
  [VI, '-1.234.567,5', -1_234_567.5],
  [VI, '1,200', 1.2],
  [VI, '1.5', 1.5],
  [VI, '1.20', 1.2],
  [JA, '1,200', 1200],
  [JA, '１，２３４，５６７', 1_234_567],
  [JA, '1,234.5', 1234.5],
  [JA, '1.200', 1.2],
] as const)('With %o, the number "%s" is read as a table of that language writes it.', (spelling, text, wanted) => {
  expect(wantedFrom('number', text, spelling)).toBe(wanted);
});

test('What is wanted is written so that it would be read again.', () => {
  const numbers = [12, 1200, 1.2, -1_234_567.125];
  expect([wantedText(new Date(2024, 1, 29), VI), wantedText('Rồng', VI), wantedText(null, VI)]).toEqual(['02/29/2024', 'Rồng', '']);
  expect(numbers.map((number) => wantedText(number, VI))).toEqual(['12', '1.200', '1,2', '-1.234.567,125']);
  for (const spelling of [VI, JA])
    expect(numbers.map((number) => wantedFrom('number', wantedText(number, spelling), spelling))).toEqual(numbers);
});
