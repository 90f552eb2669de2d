import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, distanceWithin, isOneSlipAway, lettersOf } from '#server/modules/search/near-words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '鬼', '𠮷'), maxLength: 9 });
const bound = fc.integer({ min: 0, max: 3 });

/** By the book: letters to change, add, leave out or swap with the next. */
function plainDistance(one: readonly string[], other: readonly string[]): number {
  const table = Array.from({ length: one.length + 1 }, (_row, row) =>
    Array.from({ length: other.length + 1 }, (_column, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const change = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swap = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      (table[row] ?? [])[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, change, swap);
    }
  }
  return at(one.length, other.length);
}

describe('the distance between two texts', () => {
  test('is what changing letter by letter takes, and infinite beyond its bound.', () => {
    fc.assert(
      fc.property(word, word, bound, (one, other, most) => {
        const away = plainDistance(Array.from(one), Array.from(other));
        expect(distance(lettersOf(one), lettersOf(other))).toBe(away);
        expect(distance(lettersOf(one), lettersOf(other), most)).toBe(away <= most ? away : Number.POSITIVE_INFINITY);
      }),
    );
  });

  test('tells whether one slip makes one word of the other.', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneSlipAway(one, other)).toBe(plainDistance(Array.from(one), Array.from(other)) <= 1);
      }),
    );
  });

  test('to the nearest part is that to the nearest of all parts, within its bound.', () => {
    fc.assert(
      fc.property(word, word, bound, (part, text, most) => {
        const letters = Array.from(text);
        const parts = letters.flatMap((_, from) => letters.slice(from).map((_letter, length) => letters.slice(from, from + length + 1)));
        const away = Math.min(...[[], ...parts].map((one) => plainDistance(Array.from(part), one)));
        expect(distanceWithin(lettersOf(part), lettersOf(text))).toBe(away);
        expect(distanceWithin(lettersOf(part), lettersOf(text), most)).toBe(away <= most ? away : Number.POSITIVE_INFINITY);
      }),
    );
  });
});
