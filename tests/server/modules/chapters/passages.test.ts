import { describe, expect, test } from 'vitest';
import type { Block } from '#graphql/document/chapter-document.ts';
import { alignPassages } from '#server/modules/chapters/passages.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', id: text, runs: [text] });
const heading = (text: string): Block => ({ kind: 'heading', id: text, level: 2, runs: [text] });
const sceneBreak: Block = { kind: 'sceneBreak', id: 'break' };
const paragraphs = (letters: readonly number[]): readonly Block[] => letters.map((count) => paragraph('x'.repeat(count)));
/** Lengths as of a novel, the same for a seed. */
function lengths(count: number, seed: number): readonly number[] {
  let last = seed;
  return Array.from({ length: count }, () => 8 + ((last = (last * 48271) % 2147483647) % 190));
}

describe('Passages of a text and of its translation', () => {
  test('of the same lengths stand for one another, in whatever ratio the languages are.', () => {
    const mine = lengths(200, 7);
    const places = alignPassages(paragraphs(mine), paragraphs(mine.map((length) => Math.round(length * 2.4))));
    expect(places).toEqual(mine.map((_, place) => place));
  });

  test('find one another again after a passage that only one of them has.', () => {
    const mine = lengths(60, 11);
    const theirs = [...mine.slice(0, 20), 150, ...mine.slice(20)];
    const there = alignPassages(paragraphs(mine), paragraphs(theirs));
    expect([there.slice(0, 18), there.slice(23)]).toEqual([
      mine.slice(0, 18).map((_, place) => place),
      mine.slice(23).map((_, place) => place + 24),
    ]);
    const back = alignPassages(paragraphs(theirs), paragraphs(mine));
    expect([back.slice(0, 18), back.slice(24)]).toEqual([
      mine.slice(0, 18).map((_, place) => place),
      mine.slice(23).map((_, place) => place + 23),
    ]);
  });

  test('are held together by breaks and headings where lengths say little.', () => {
    const words = [paragraph('xx'), paragraph('xx')];
    const mine = [heading('xx'), ...words, sceneBreak, ...words, heading('xx'), ...words];
    const theirs = [heading('xx'), ...words, paragraph('xx'), sceneBreak, ...words, heading('xx'), ...words];
    const places = alignPassages(mine, theirs);
    expect([places[0], places[3], places[6], places[8]]).toEqual([0, 4, 7, 9]);
  });

  test('go onward only, and every one of them leads somewhere, also in texts of very many or very unlike numbers of blocks.', () => {
    for (const [mine, theirs] of [
      [1, 1],
      [1, 900],
      [900, 1],
      [300, 700],
      [3000, 3200],
      [9000, 9000],
    ] as const) {
      const places = alignPassages(paragraphs(lengths(mine, 3)), paragraphs(lengths(theirs, 5)));
      expect(places).toHaveLength(mine);
      const isOnward = places.every((place, index) => place >= (places[index - 1] ?? 0) && place < theirs);
      expect([mine, theirs, isOnward]).toEqual([mine, theirs, true]);
    }
  });

  test('of texts too long to be weighed lie at the same part of all letters.', () => {
    const places = alignPassages(paragraphs(Array(6000).fill(10)), paragraphs(Array(3000).fill(20)));
    expect([places[0], places[1000], places[5999]]).toEqual([0, 500, 2999]);
  });

  test('are none where one of the chapters has none.', () => {
    expect([alignPassages([], paragraphs([3])), alignPassages(paragraphs([3]), [])]).toEqual([[], []]);
  });
});
