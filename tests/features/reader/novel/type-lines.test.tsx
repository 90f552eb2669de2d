import type { Run } from '#graphql/document/chapter-document.ts';
import { expect, test } from 'vitest';
import { novelSheet, paragraph } from '#tests/support/browser/novel-sheet.tsx';

const WRITINGS = ['horizontal-tb', 'vertical-rl'] as const;
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const LEADINGS = [1, 2, 3, 4, 5] as const;
const PLAIN = '川のそばに古い本があった窓からは水の音が聞こえてくる夜である';

const MARKED: Readonly<Record<string, Run>> = {
  reading: { text: '書庫', ruby: 'しょこ' },
  dots: { text: '書庫', emphasis: 'sesame' },
  circles: { text: '書庫', emphasis: 'double-circle' },
  line: { text: '書庫', emphasis: 'wavy-line' },
  bold: { text: '書庫', bold: true },
  square: '第12話!?と',
  above: { text: '二', script: 'super' },
  below: { text: '2', script: 'sub' },
  mark: { text: '※', note: 'n1' },
  'mark of figures': { text: '［12］', note: 'n1' },
  'marked word': { text: '書庫', note: 'n1' },
};

test.each(WRITINGS)('Every line has the same pitch, whatever marks it holds, at every size and leading: %s.', (writing) => {
  const names = Object.keys(MARKED);
  const sheet = novelSheet(
    [
      paragraph('plain', PLAIN),
      ...names.map((name, place) => paragraph(`p${place}`, PLAIN, MARKED[name] ?? '', PLAIN, MARKED[name] ?? '')),
    ],
    { writing, line: 390 },
  );
  const uneven = SIZES.flatMap((size) =>
    LEADINGS.flatMap((leading) => {
      sheet.look({ writing, line: 390, settings: { size, leading } });
      return names.flatMap((name, place) => {
        const pitch = Number.parseFloat(getComputedStyle(sheet.block('plain')).lineHeight);
        const { width, height } = sheet.block(`p${place}`).getBoundingClientRect();
        const lines = (writing === 'horizontal-tb' ? height : width) / pitch;
        const off = (lines - Math.round(lines)) * pitch;
        return Math.abs(off) > 0.5 ? [`${name}, size ${size}, leading ${leading}: ${off.toFixed(1)} pixels`] : [];
      });
    }),
  );
  expect(uneven).toEqual([]);
});

test.each(WRITINGS)('Between two lines there is room for marks of half their size, over or right of the words: %s.', (writing) => {
  const sheet = novelSheet([paragraph('p', { text: '書庫', emphasis: 'sesame' })], { writing, line: 390 });
  const room = SIZES.flatMap((size) =>
    LEADINGS.map((leading) => {
      sheet.look({ writing, line: 390, settings: { size, leading } });
      const { fontSize, lineHeight } = getComputedStyle(sheet.block('p'));
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) - 1;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThan(0.6);
  const { textEmphasisPosition, textEmphasisStyle } = getComputedStyle(sheet.block('p').querySelector('em') ?? sheet.host);
  expect([textEmphasisPosition, textEmphasisStyle]).toEqual(['over', 'sesame']);
});
