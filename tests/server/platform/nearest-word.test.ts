import { expect, test } from 'vitest';
import { nearestWord } from '#server/platform/nearest-word.ts';

const COMMANDS = ['serve', 'import', 'port'];

test.each([
  ['imprt', 'import'],
  ['IMPORT', 'import'],
  ['sevre', 'serve'],
  ['prot', 'port'],
  ['elephant', null],
  ['', null],
])('"%s" was meant to be %s', (word, expected) => {
  expect(nearestWord(word, COMMANDS)).toBe(expected);
});

test('nothing is near where there is nothing', () => {
  expect(nearestWord('serve', [])).toBeNull();
});
