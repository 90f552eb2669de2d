import { expect, test } from 'vitest';
import { readerMachine } from '#machines/reader/index.ts';
import { mayLeave } from '#src/features/reader/comic/ending/end-hold.ts';
import { END_HOLD } from '#src/features/reader/pauses.ts';

test('The end page is left by a step of its own, not by one that overshot it.', () => {
  expect(mayLeave(1000, 1399, false)).toBe(false);
  expect(mayLeave(1000, 1400, false)).toBe(true);
});

test('A key that is held down never leaves the chapter.', () => {
  expect(mayLeave(0, 60_000, true)).toBe(false);
});

test('An end page that was not seen yet is not left.', () => {
  expect(mayLeave(Infinity, 5000, false)).toBe(false);
});

test('The statechart holds the end for as long as the page does before it has come.', () => {
  expect(readerMachine.implementations.delays['hold']).toBe(END_HOLD);
});
