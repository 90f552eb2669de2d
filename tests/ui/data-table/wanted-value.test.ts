import { expect, test } from 'vitest';
import { wantedFrom, wantedText } from '#src/ui/data-table/wanted-value.ts';
import { DATE_FORMAT } from '#src/ui/date-field/date-format.ts';

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
  expect(wantedFrom(kind, text, DATE_FORMAT)).toEqual(wanted);
});

test('What is wanted is written so that it would be read again.', () => {
  expect([wantedText(new Date(2024, 1, 29), DATE_FORMAT), wantedText(12, DATE_FORMAT), wantedText(null, DATE_FORMAT)]).toEqual([
    '02/29/2024',
    '12',
    '',
  ]);
});
