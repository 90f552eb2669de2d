import { beforeEach, expect, test } from 'vitest';
import type { Block } from '#graphql/document/chapter-document.ts';
import { askFor, facesOf, isHere, setInFace, setInFaceAtHand } from '#src/features/reader/novel/faces/face-at-hand.ts';
import { eventually } from '#tests/support/eventually.ts';
import { novelSheet, type SheetLook } from '#tests/support/browser/novel-sheet.tsx';

const PLAIN: Block = { kind: 'paragraph', id: 'p1', runs: ['Lời thư ai cũng đọc được.'] };
const SLANTED: Block = { kind: 'paragraph', id: 'p2', runs: [{ text: 'Nghiêng', italic: true }] };

/** The text of a chapter, as the first response has it. */
function openText(blocks: readonly Block[], settings: SheetLook['settings'] = {}, language: 'vi' | 'ja' = 'vi'): HTMLElement {
  const { host } = novelSheet(blocks, { writing: 'horizontal-tb', line: 400, settings }, language);
  const text = host.querySelector<HTMLElement>('[data-novel]') ?? expect.fail('There is no text.');
  if (language === 'vi') text.dataset['standIn'] = '';
  return text;
}

const firstFace = (text: Element): string => getComputedStyle(text).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';

beforeEach(() => void delete document.documentElement.dataset['faces']);

test('Each face a reader may choose has an installed one that stands in for it.', () => {
  const faces = (['serif', 'sans', 'clear'] as const).map((face) => {
    document.documentElement.dataset['novel'] = `face-${face}`;
    const text = openText([PLAIN], { face });
    const before = firstFace(text);
    setInFace(text);
    delete document.documentElement.dataset['novel'];
    return [before, firstFace(text)];
  });
  expect(faces).toEqual([
    ['Literata Fallback', 'Literata Variable'],
    ['Be Vietnam Pro Fallback', 'Be Vietnam Pro'],
    ['Lexend Fallback', 'Lexend Variable'],
  ]);
});

test('A text is set in its face once all of that is here, its italics by themselves.', async () => {
  const plain = openText([PLAIN]);
  const slanted = openText([PLAIN, SLANTED]);
  const look = (): readonly unknown[] =>
    [plain, slanted].map((text) => {
      setInFaceAtHand(text);
      return text.dataset['standIn'];
    });
  expect(look()).toEqual(['', '']);
  await import('#src/ui/fonts/literata.css');
  expect(look()).toEqual(['', '']);
  expect([facesOf(plain).length, facesOf(slanted).length]).toEqual([2, 4]);
  askFor(facesOf(plain));
  expect(look()).toEqual(facesOf(plain).every(isHere) ? [undefined, 'italics'] : ['', '']);
  await eventually(() => expect(look()).toEqual([undefined, 'italics']));
  expect(firstFace(slanted.querySelector('i') ?? slanted)).toBe('Literata Fallback');
  askFor(facesOf(slanted));
  await eventually(() => expect(look()).toEqual([undefined, undefined]));
  expect(firstFace(slanted.querySelector('i') ?? slanted)).toBe('Literata Variable');
});

test('A Japanese text is set in its face from the first on: nothing in it moves.', () => {
  const text = openText([PLAIN], {}, 'ja');
  setInFaceAtHand(text);
  expect([text.dataset['standIn'], firstFace(text)]).toEqual([undefined, 'Shippori Mincho']);
});

const SENTENCE = 'Bà lão đặt ngọn đèn lên mặt bàn, nhìn ra khung cửa sổ rồi khẽ bảo: ngoài kia trời đã sáng hẳn.';

async function widthIn(font: string): Promise<number> {
  await document.fonts.load(font, SENTENCE);
  const context = document.createElement('canvas').getContext('2d') ?? expect.fail('Nothing can be drawn.');
  context.font = font;
  return context.measureText(SENTENCE).width;
}

test.each(['400', '600', 'italic 400'])('What stands in for the face in %s has letters of its own, and is as wide.', async (look) => {
  const wide = await widthIn(`${look} 48px "Literata Variable"`);
  expect(Math.abs((await widthIn(`${look} 48px "Literata Fallback"`)) / wide - 1)).toBeLessThan(0.025);
});

test('Noto Serif, as wide as Literata, is not stretched as Times is: where it is the serif of the device it stands in by itself.', () => {
  const sources = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Literata Fallback'))
    .map(({ cssText }) => [cssText.includes('Times New Roman'), cssText.includes('Noto Serif')]);
  expect(sources).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});
