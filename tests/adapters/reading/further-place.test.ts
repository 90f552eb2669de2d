import { expect, test } from 'vitest';
import { takesPlaceOf } from '#src/adapters/reading/further-place.ts';

const kept = { progress: 0.5, at: 100 };
const taken = (progress: number, at: number, rereadSince: number | null = null) => ({ progress, at, rereadSince });

test('The further place wins, whenever it was.', () => {
  expect([takesPlaceOf(taken(0.6, 1), kept), takesPlaceOf(taken(0.4, 999), kept)]).toEqual([true, false]);
});

test('Of two as far the newer wins.', () => {
  expect([takesPlaceOf(taken(0.5, 101), kept), takesPlaceOf(taken(0.5, 100), kept)]).toEqual([true, false]);
});

test('A rereading wins over what was read before it began, and over nothing from then on.', () => {
  expect([101, 100, 99].map((since) => takesPlaceOf(taken(0.1, 101, since), kept))).toEqual([true, false, false]);
});
