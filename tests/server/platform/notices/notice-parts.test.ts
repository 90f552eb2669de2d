import { expect, test } from 'vitest';
import { PartReader, partsOf } from '#server/platform/notices/notice-parts.ts';

const long = JSON.stringify({ text: 'dài 双子 😀 "\\\n'.repeat(3000) });

test('parts are ASCII below what PostgreSQL takes, and give the same JSON when they are put together', () => {
  const parts = partsOf(long);
  const reader = new PartReader();
  const read = parts.map((part) => reader.take(part));
  expect([parts.length > 1, parts.every((part) => /^[\x20-\x7e]{1,7999}$/.test(part))]).toEqual([true, true]);
  expect([read.slice(0, -1).every((text) => text === null), JSON.parse(read.at(-1) ?? '') as unknown]).toEqual([true, JSON.parse(long)]);
});

test('a text whose beginning was not heard is passed over, and the next one is read', () => {
  const reader = new PartReader();
  const [whole] = partsOf('"short"');
  expect([...partsOf(long).slice(1), whole ?? '', 'none of ours'].map((part) => reader.take(part)).filter((text) => text !== null)).toEqual(
    ['"short"'],
  );
});
