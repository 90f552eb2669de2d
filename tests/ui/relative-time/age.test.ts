import { expect, test } from 'vitest';
import { ageOf, type Age } from '#src/ui/relative-time/age.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');

test.each<[string, string, Age]>([
  ['a minute not yet over', '2026-11-21T07:59:00.001Z', { kind: 'now' }],
  ['an instant ahead', '2026-11-21T08:00:30.000Z', { kind: 'now' }],
  ['one minute', '2026-11-21T07:59:00.000Z', { kind: 'ago', value: 1, unit: 'minute' }],
  ['nearly an hour', '2026-11-21T07:00:00.001Z', { kind: 'ago', value: 59, unit: 'minute' }],
  ['nearly a day', '2026-11-20T08:00:00.001Z', { kind: 'ago', value: 23, unit: 'hour' }],
  ['nearly a week', '2026-11-14T08:00:00.001Z', { kind: 'ago', value: 6, unit: 'day' }],
  ['a week', '2026-11-14T08:00:00.000Z', { kind: 'date' }],
])('%s is told in the largest whole unit.', (_name, instant, age) => {
  expect(ageOf(Date.parse(instant), NOW)).toEqual(age);
});
