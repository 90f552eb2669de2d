import { beforeAll, expect, test } from 'vitest';
import { loadFaces } from '#tests/support/browser/load-faces.ts';
import { novelSheet, paragraph } from '#tests/support/browser/novel-sheet.tsx';

const blocks = [
  paragraph('figures', '昭和12年3月365日、１２番、', { text: '123', upright: true }),
  paragraph('marks', 'なに!?　ほんと！？　え! え!!!'),
  paragraph('reading', { text: '第12巻', ruby: 'だい' }, { text: '12', ruby: 'だす' }),
  paragraph('latin', 'Windows 11とB12と3.14'),
];

beforeAll(() => loadFaces('昭和12年3月365日、１２番、なに!?　ほんと！？　えWindows'));

/** Every square of a block by its text, and what is wrong with it: it is one em long, at most one broad, on the line's middle. */
function squares(block: HTMLElement): readonly string[] {
  const em = Number.parseFloat(getComputedStyle(block).fontSize);
  const range = document.createRange();
  return [...block.querySelectorAll('span')].map((span) => {
    range.selectNodeContents(span);
    const { left, width, height } = range.getBoundingClientRect();
    const line = span.getBoundingClientRect();
    const off = left + width / 2 - (line.left + line.width / 2);
    const faults = [
      Math.abs(line.height - em) > 0.6 && `${line.height / em} long`,
      width > em * 1.1 && `${width / em} broad`,
      height > em * 1.1 && `${height / em} high`,
      Math.abs(off) > em * 0.1 && `${off / em} off`,
    ];
    return [span.textContent, ...faults.filter((fault) => fault !== false)].join(': ');
  });
}

test.each(['serif', 'sans', 'clear'] as const)(
  'In a vertical line, two figures, a pair of marks and what the text says stand upright in one square: %s.',
  (face) => {
    const sheet = novelSheet(blocks, { writing: 'vertical-rl', line: 700, settings: { face } });
    expect(['figures', 'marks', 'latin'].map((id) => squares(sheet.block(id)))).toEqual([
      ['12', '3', '１２', '123'],
      ['!?', '！？', '!', '!', '!', '!'],
      [],
    ]);
  },
);

test('A square stands within the words of a reading, too.', () => {
  const sheet = novelSheet(blocks, { writing: 'vertical-rl', line: 700 });
  expect(squares(sheet.block('reading'))).toEqual(['12', '12']);
  expect([...sheet.block('reading').querySelectorAll('ruby')].map((ruby) => ruby.innerHTML.replace(/ class="[^"]*"/g, ''))).toEqual([
    '第<span>12</span>巻<rp>（</rp><rt>だい</rt><rp>）</rp>',
    '<span>12</span><rp>（</rp><rt>だす</rt><rp>）</rp>',
  ]);
});

test('In a horizontal line, a square changes nothing.', () => {
  const sheet = novelSheet(blocks, { writing: 'horizontal-tb', line: 700 });
  const range = document.createRange();
  const widths = (): readonly number[] =>
    blocks.map(({ id }) => {
      range.selectNodeContents(sheet.block(id));
      return range.getBoundingClientRect().width;
    });
  const marked = widths();
  for (const span of sheet.host.querySelectorAll('span')) span.removeAttribute('class');
  expect(widths()).toEqual(marked);
});
