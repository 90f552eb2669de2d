import { expect, test } from 'vitest';
import { byteWords } from '#src/ui/number/byte-words.ts';

test('Sizes are told as the language writes them, and a file of a few letters is not told to have none.', () => {
  const sizes = [0, 1, 499, 1499, 999_999, 1_000_000, 12_440_000, 2_000_000_000];
  expect(sizes.map((size) => byteWords(size, 'vi'))).toEqual(['0 kB', '1 kB', '1 kB', '1 kB', '1.000 kB', '1 MB', '12,4 MB', '2 GB']);
});
