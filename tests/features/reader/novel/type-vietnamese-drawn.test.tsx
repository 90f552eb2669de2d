import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/fonts/lexend.css';
import '#src/ui/fonts/literata.css';
import { expect, test } from 'vitest';
import { novelSheet, paragraph } from '#tests/support/browser/novel-sheet.tsx';
import { VIETNAMESE_LETTERS, VIETNAMESE_SIGNS } from '#tests/support/text/vietnamese-letters.ts';

const NAMES = { serif: 'Literata Variable', sans: 'Be Vietnam Pro', clear: 'Lexend Variable' } as const;
const LETTERS = [...VIETNAMESE_LETTERS, ...VIETNAMESE_SIGNS];

/** The first family of the text with `fallback` behind it, which shows in every letter that the family lacks. */
function drawn(letter: string, font: string, fallback: string): string {
  const canvas = new OffscreenCanvas(64, 64);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  context.font = `${font}, ${fallback}`;
  context.fillText(letter, 12, 44);
  return context
    .getImageData(0, 0, 64, 64)
    .data.filter((_, place) => place % 4 === 3)
    .join();
}

test.each([
  ['serif', 'plain', {}],
  ['serif', 'italic', { italic: true }],
  ['serif', 'bold', { bold: true }],
  ['sans', 'plain', {}],
  ['sans', 'italic', { italic: true }],
  ['sans', 'bold', { bold: true }],
  ['clear', 'plain', {}],
  ['clear', 'italic', { italic: true }],
  ['clear', 'bold', { bold: true }],
] as const)('Every Vietnamese letter comes from the chosen face: %s, %s.', async (face, _, marks) => {
  const sheet = novelSheet(
    [paragraph('p', { text: LETTERS.join(''), ...marks })],
    { writing: 'horizontal-tb', line: 390, settings: { face } },
    'vi',
  );
  const text = sheet.block('p').querySelector('i, strong') ?? sheet.block('p');
  const { fontFamily, fontStyle, fontWeight } = getComputedStyle(text);
  const font = `${fontStyle} ${fontWeight} 32px ${fontFamily.split(',')[0] ?? ''}`;
  const loaded = await document.fonts.load(font, LETTERS.join(''));
  expect([...new Set(loaded.map(({ family }) => family.replaceAll(/["']/g, '')))]).toEqual([NAMES[face]]);
  expect(document.fonts.check(font, LETTERS.join(''))).toBe(true);
  expect(LETTERS.filter((letter) => drawn(letter, font, 'monospace') !== drawn(letter, font, 'serif')).join('')).toBe('');
});

test('A letter that the face lacks shows the fallback: the measure can tell.', async () => {
  const font = '32px "Be Vietnam Pro"';
  await document.fonts.load(font, 'Ω');
  expect(drawn('Ω', font, 'monospace')).not.toBe(drawn('Ω', font, 'serif'));
});
