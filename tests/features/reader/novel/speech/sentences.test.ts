import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BlockText } from '#src/features/reader/novel/blocks/block-text.ts';
import { sentencesOf } from '#src/features/reader/novel/speech/sentences.ts';

const plain = (text: string): BlockText => ({ text, readings: [] });
const said = (texts: readonly BlockText[], language: 'vi' | 'ja') => sentencesOf(texts, language).map((sentence) => sentence.said);
const letters = (words: string) => words.replace(/[^\p{L}]/gu, '');
const marked = (texts: readonly BlockText[], language: 'vi' | 'ja') =>
  sentencesOf(texts, language).map(({ block, start, end }) => texts[block]?.text.slice(start, end));

test('Japanese is said sentence by sentence, by its readings, and marked as it is written.', () => {
  const text = '　川のそばに、古い書庫があった。「本当？」と澪は言った。';
  const readings = [
    { start: 7, end: 8, text: 'ふる' },
    { start: 9, end: 11, text: 'しょこ' },
    { start: 22, end: 23, text: 'みお' },
  ];
  expect(said([{ text, readings }], 'ja')).toEqual(['川のそばに、ふるいしょこがあった。', '「本当？」とみおは言った。']);
  expect(marked([{ text, readings }], 'ja')).toEqual(['川のそばに、古い書庫があった。', '「本当？」と澪は言った。']);
});

test('Vietnamese is said sentence by sentence; a name or a figure with a point is no end.', () => {
  const texts = [plain('Trời mưa 2.500 giọt. Người khách quên ô!  “Ai đó?”, cô hỏi… rồi đi.'), plain('— Vâng.')];
  expect(said(texts, 'vi')).toEqual(['Trời mưa 2.500 giọt.', 'Người khách quên ô!', '“Ai đó?”, cô hỏi… rồi đi.', '— Vâng.']);
});

test('A full stop ends a Japanese sentence whatever comes after it; what somebody said goes on.', () => {
  const texts = [plain('戸を閉めた。ところが風はやまない。'), plain('「行こう。」と言った。「え！？」って何。')];
  expect(said(texts, 'ja')).toEqual(['戸を閉めた。', 'ところが風はやまない。', '「行こう。」と言った。', '「え！？」って何。']);
});

test('A point after what is shortened ends no Vietnamese sentence.', () => {
  const texts = [plain('TP. Hồ Chí Minh đông. PGS.TS. Trần đọc J. K. Rowling.'), plain('Th.S. Lan gặp Mr. Smith. Rồi về.')];
  expect(said(texts, 'vi')).toEqual(['TP. Hồ Chí Minh đông.', 'PGS.TS. Trần đọc J. K. Rowling.', 'Th.S. Lan gặp Mr. Smith.', 'Rồi về.']);
});

test('A line that is broken within a block ends there, and its last word is not read into the next.', () => {
  const lines = { text: 'Gửi LanMai anh về.', readings: [{ start: 7, end: 7, text: '\n' }] };
  expect([said([lines], 'vi'), marked([lines], 'vi')]).toEqual([
    ['Gửi Lan', 'Mai anh về.'],
    ['Gửi Lan', 'Mai anh về.'],
  ]);
});

test('What is no word is not said, neither is the mark of a note.', () => {
  const texts = [plain('＊　＊　＊'), plain('――'), plain(''), { text: '土間＊は濡れて。', readings: [{ start: 2, end: 3, text: '' }] }];
  expect(said(texts, 'ja')).toEqual(['土間は濡れて。']);
});

test('A sentence without end is said in breaths, and no word is cut from its reading.', () => {
  const long = `${'とても長い文が続いて、'.repeat(30)}終わる。`;
  const breaths = said([plain(long)], 'ja');
  expect([breaths.join(''), Math.max(...breaths.map(({ length }) => length)) <= 50]).toEqual([long, true]);
  expect(breaths.slice(0, -1).every((breath) => breath.endsWith('、'))).toBe(true);
  const ruby = { text: 'あ'.repeat(49) + '書庫' + 'い'.repeat(50), readings: [{ start: 49, end: 51, text: 'しょこ' }] };
  expect(said([ruby], 'ja')).toEqual([`${'あ'.repeat(49)}しょこ`, 'い'.repeat(50)]);
});

test('A long Vietnamese sentence is said clause by clause, one without clauses word by word; a figure is not parted.', () => {
  const clause = 'giấy viết thư anh để trong va li, mà va li thì đang bị một con gà mái ngồi lên, còn anh thì nhìn nó';
  expect(said([plain(`${clause}, rồi đi ra ngoài với 2,5 đồng.`)], 'vi')).toEqual([`${clause},`, 'rồi đi ra ngoài với 2,5 đồng.']);
  const [first = '', ...others] = said([plain(`${'một hai ba bốn '.repeat(12)}năm.`)], 'vi');
  expect([first.length <= 120, /(?:một|hai|ba|bốn)$/u.test(first), others.length]).toEqual([true, true, 1]);
  expect(said([plain(`${'a'.repeat(100)}, ${'b'.repeat(13)} 2,5 ${'c'.repeat(60)}.`)], 'vi')[0]).toBe(`${'a'.repeat(100)},`);
});

test('Whatever the text, its sentences lie in order and apart, and together say every letter once.', () => {
  const unit = fc.constantFrom('あ', '漢', '。', '」', '「', '？', ' ', '　', '\n', 'a', '.', '、', '𠮟', '…');
  const piece = fc.tuple(
    fc
      .string({ unit, minLength: 1, maxLength: 90 })
      .map((base) => base.trim())
      .filter((base) => base !== ''),
    fc.option(fc.string({ unit: fc.constant('よ'), maxLength: 3 })),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      let text = '';
      const readings = pieces.flatMap(([base, reading]) => {
        const start = text.length;
        text += base;
        return reading === null ? [] : [{ start, end: text.length, text: reading }];
      });
      const sentences = sentencesOf([{ text, readings }], 'ja');
      sentences.forEach(({ start, end }, place) => {
        expect([start < end, start >= (sentences[place - 1]?.end ?? 0)]).toEqual([true, true]);
        expect(readings.filter((reading) => reading.start < start && start < reading.end)).toEqual([]);
        expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
      });
      const whole = pieces.map(([base, reading]) => reading ?? base).join('');
      expect(letters(sentences.map((sentence) => sentence.said).join(''))).toBe(letters(whole));
    }),
    { numRuns: 1000 },
  );
});
