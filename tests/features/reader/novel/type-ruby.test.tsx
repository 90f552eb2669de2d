import type { Run } from '#graphql/document/chapter-document.ts';
import { beforeAll, expect, test } from 'vitest';
import { numbersFrom } from '#tests/support/text/japanese-paragraphs.ts';
import { loadFaces } from '#tests/support/browser/load-faces.ts';
import { novelSheet, paragraph } from '#tests/support/browser/novel-sheet.tsx';

const BASES = ['書', '書庫', '三和土', '澪', '水底', '図書館員', '第12巻', 'ABC', '雨'];
const READINGS = [
  'し',
  'しょこ',
  'たたき',
  'みお',
  'みなそこのくに',
  'ライブラリアン',
  'だいじゅうにかん',
  'エービーシー',
  'あ',
  'ながいながいよみがな',
];
const BETWEEN = ['', '', 'の', 'から、', '」「', 'ってくる', '。', '……'];

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const LEADINGS = [1, 2, 3, 4, 5] as const;
const WRITINGS = ['horizontal-tb', 'vertical-rl'] as const;
beforeAll(() => loadFaces([...BASES, ...READINGS, ...BETWEEN].join('')));

/** Words with a reading each, most of them side by side, in lines under and over one another. */
function thickRuby(seed: number): readonly Run[] {
  const next = numbersFrom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '';
  return Array.from({ length: 24 }, (): Run[] => [{ text: pick(BASES), ruby: pick(READINGS) }, pick(BETWEEN)]).flat();
}

interface Box {
  /** Along the line, from its start. */
  readonly from: number;
  readonly to: number;
  /** Across the lines, growing towards the next line: the middle of the letters. */
  readonly middle: number;
}

/** One box a line of every text in the element, as it lies in its writing direction: of its readings, or of all else. */
function boxesOf(element: Element, which: 'readings' | 'words'): readonly Box[] {
  const vertical = getComputedStyle(element).writingMode !== 'horizontal-tb';
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  while (walker.nextNode()) {
    const kind = walker.currentNode.parentElement?.closest('rt, rp') ? 'readings' : 'words';
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom } of kind === which ? range.getClientRects() : [])
      boxes.push(vertical ? { from: top, to: bottom, middle: -(left + right) / 2 } : { from: left, to: right, middle: (top + bottom) / 2 });
  }
  return boxes;
}

/** What is wrong with the readings of a block: each is half as large as its word and stands over it, or right of it. */
function faults(block: HTMLElement): readonly string[] {
  const em = Number.parseFloat(getComputedStyle(block).fontSize);
  const white = em * 0.04;
  const readings = boxesOf(block, 'readings');
  const lines = boxesOf(block, 'words').map(({ middle }) => middle);
  return readings.flatMap((reading, place) => {
    const own = Math.min(...lines.filter((line) => line > reading.middle)) - 0.5 * em;
    const before = Math.max(...lines.filter((line) => line < reading.middle)) + 0.5 * em;
    const beside = readings.filter((other, at) => at > place && Math.abs(other.middle - reading.middle) < em / 4);
    return [
      ...amiss('lies on its word', reading.middle + 0.25 * em - own, white),
      ...amiss('stands off its word', own - reading.middle - 0.25 * em, em / 4),
      ...amiss('reaches the line before', before - reading.middle + 0.25 * em, white),
      ...beside.flatMap((other) => amiss('overlaps another', Math.min(other.to, reading.to) - Math.max(other.from, reading.from), white)),
    ];
  });
}

const amiss = (fault: string, by: number, allowed: number): readonly string[] => (by > allowed ? [`${fault} by ${by.toFixed(1)}`] : []);

const SET = WRITINGS.flatMap((writing) => (['serif', 'clear'] as const).map((face) => ({ writing, face })));

test.each(SET)(
  'Readings stand beside their words and reach no other line or reading, at every size and leading ($writing, $face).',
  ({ writing, face }) => {
    const ids = Array.from({ length: 12 }, (_, place) => `r${place}`);
    const sheet = novelSheet(
      ids.map((id, place) => paragraph(id, ...thickRuby(place))),
      { writing, line: 390 },
    );
    const looks = SIZES.flatMap((size) => LEADINGS.map((leading) => ({ size, leading })));
    const found = looks.map((settings) => {
      sheet.look({ writing, line: 390, settings: { ...settings, face } });
      const blocks = ids.map((id) => sheet.block(id));
      return { ...settings, readings: blocks.flatMap((block) => boxesOf(block, 'readings')).length >= 288, faults: blocks.flatMap(faults) };
    });
    expect(found).toEqual(looks.map((settings) => ({ ...settings, readings: true, faults: [] })));
  },
);
