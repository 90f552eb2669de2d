import { expect, test } from 'vitest';
import { breakJapanese, breakWords, faceFor, letterHorizontally, letterVertically, widthOf } from '../../library/drawing/lettering.ts';
import { MissingLetter, typeface } from '../../library/drawing/typeface.ts';

const VIETNAMESE =
  'ăâđêôơưĂÂĐÊÔƠƯàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵÀẢÃÁẠẰẲẴẮẶẦẨẪẤẬÈẺẼÉẸỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌỒỔỖỐỘỜỞỠỚỢÙỦŨÚỤỪỬỮỨỰỲỶỸÝỴ';

test('no column begins with a closing mark or a small kana', () => {
  const texts = [
    'もう、びしょびしょになってしまったよ。',
    'きょうは「ちょっと」だけ、まってっていったのに！',
    'ええーっ！？ほんとうですか……。',
  ];
  for (const text of texts)
    for (let limit = 2; limit < 10; limit += 1)
      for (const line of breakJapanese(text, limit).slice(1)) expect(line).not.toMatch(/^[、。」』っゃゅょー！？!?‼⁉…]/u);
});

test('no column ends with an opening bracket while something can go before it', () => {
  for (let limit = 3; limit < 9; limit += 1)
    for (const line of breakJapanese('あの人は「本屋」と言った', limit).slice(0, -1)) expect(line).not.toMatch(/[「『（]$/u);
});

test('breaking loses and repeats nothing', () => {
  const text = '雨やどりに入った少女が手にとったのは、題名のない赤い本。';
  for (let limit = 1; limit < 30; limit += 1) expect(breakJapanese(text, limit).join('')).toBe(text);
});

test('a pair of marks shares one cell', () => {
  expect(breakJapanese('それだーっ!!', 9)).toEqual(['それだーっ‼']);
});

test('Vietnamese breaks at spaces only, within the measure, into lines of like length', () => {
  const face = faceFor('vi', 'talk');
  const lines = breakWords('Lau chân đã cháu. Sách sợ nước còn hơn mèo.', face, 40, 420);
  expect(lines.join(' ')).toBe('Lau chân đã cháu. Sách sợ nước còn hơn mèo.');
  for (const line of lines) expect(widthOf(line, face, 40)).toBeLessThanOrEqual(420);
  const widths = lines.map((line) => widthOf(line, face, 40));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(200);
});

test('every Vietnamese letter is in every face that letters Vietnamese', () => {
  for (const voice of ['talk', 'loud', 'tell'] as const)
    for (const letter of VIETNAMESE) expect(faceFor('vi', voice).glyph(letter, false).path(0, 0, 40)).toMatch(/^M/);
});

test('marks that lie or stand have a vertical form of their own', () => {
  for (const mark of '、。ー…っゃ「」') expect(faceFor('ja', 'talk').glyph(mark, true).hasVerticalForm).toBe(true);
});

test('a vertical comma lies in the upper right of its cell', () => {
  const block = letterVertically('、', { language: 'ja', voice: 'talk', size: 100, measure: 100 });
  const numbers = block.d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...xs)).toBeGreaterThan(-10);
  expect(Math.max(...ys)).toBeLessThan(10);
});

test('outlines hold numbers only, whatever the place', () => {
  const block = letterHorizontally('Nó chỉ mở cửa khi trời mưa.', { language: 'vi', voice: 'tell', size: 40, measure: 900 });
  expect(block.d).toMatch(/^[MLQCZ0-9. -]+$/);
});

test('a letter that no file of the face holds is named', () => {
  expect(() => typeface('patrick-hand').glyph('雨', false)).toThrow(new MissingLetter('雨', 'patrick-hand'));
});
