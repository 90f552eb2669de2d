import { expect, test } from 'vitest';
import { LeftTokens } from '#src/adapters/session/left-tokens.ts';

const KEY = 'futago.left';

function begin(kept: string | null = null) {
  const values = new Map(kept === null ? [] : [[KEY, kept]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  return { values, tab: () => new LeftTokens(() => storage) };
}

function denied(): never {
  throw new DOMException('Denied.', 'SecurityError');
}

test('A token is kept once, for every page of this browser, until it is dropped.', () => {
  const { values, tab } = begin();
  const [first, second] = [tab(), tab()];
  first.add('one');
  second.add('two');
  first.add('one');
  expect([first.all(), second.all()]).toEqual([
    ['two', 'one'],
    ['two', 'one'],
  ]);
  second.drop('one');
  first.drop('two');
  expect([first.all(), values.size]).toEqual([[], 0]);
});

test.each(['', '{', 'null', '{"token":"one"}', '[7, null, ""]'])('%j holds no token.', (kept) => {
  expect(begin(kept).tab().all()).toEqual([]);
});

test('Of more than eight the oldest go.', () => {
  const tokens = begin().tab();
  for (let number = 1; number <= 10; number += 1) tokens.add(`${number}`);
  expect(tokens.all()).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
});

test('Where storage is denied they are known to this page only.', () => {
  const tokens = new LeftTokens(denied);
  tokens.add('one');
  tokens.add('two');
  tokens.drop('one');
  expect([tokens.all(), new LeftTokens(denied).all()]).toEqual([['two'], []]);
});
