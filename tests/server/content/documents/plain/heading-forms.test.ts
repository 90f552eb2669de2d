import { expect, test } from 'vitest';
import { importTextWork } from '#server/content/documents/text-work.ts';

const PARAGRAPHS = [
  'Trời mưa suốt đêm, nước ngập khắp nơi, mọi người ngồi trong nhà chờ cho mưa tạnh rồi mới ra đường tiếp tục công việc dang dở.',
  'Cô nhìn ra cửa sổ.',
  'Ngoài kia, con đường làng vắng tanh, chỉ còn tiếng ếch nhái kêu râm ran dưới ruộng và ánh đèn leo lét của nhà ai xa tít bên kia sông.',
];

function chaptersOf(headings: readonly string[], between: string): readonly string[] {
  const text = headings.flatMap((heading) => [heading, ...PARAGRAPHS]).join(between);
  const { chapters } = importTextWork([{ name: 'truyện.txt', bytes: Buffer.from(text) }], {
    sourceKey: 'key',
    language: 'vi',
    title: 'Mưa',
  });
  return chapters.map(({ number, title }) => `${number} ${title ?? '-'}`);
}

test.each([
  ['translated by machines', ['Thứ 1 chương Trọng sinh', 'Thứ 2 chương: Mưa', 'Đệ 3 chương'], [1, 2, 3]],
  ['counted as of old', ['Đệ nhất chương: Trọng sinh', 'Đệ nhị chương Mưa', 'Đệ thập nhất chương'], [1, 2, 11]],
  ['counted in words', ['Thứ nhất chương Trọng sinh', 'Thứ hai chương Mưa', 'Thứ mười lăm chương'], [1, 2, 15]],
  ['counted in hundreds', ['Đệ nhất bách nhị thập tam hồi', 'Đệ bách nhị thập tứ hồi'], [123, 124]],
  ['without a space', ['Chương1: Trọng sinh', 'Chương2'], [1, 2]],
  ['of a volume', ['Quyển 1 - Chương 1: Trọng sinh', 'Quyển 1 - Chương 2: Mưa', 'Quyển 2 Chương 3: Nắng'], [1, 2, 3]],
  ['with side stories behind them', ['Chương 7: Mưa', 'Chương 8: Nắng', 'Phiên ngoại 1: Trung thu', 'Ngoại truyện'], [7, 8, 9, 10]],
])('Chapters are found by headings %s, whether blank lines stand between paragraphs or not.', (_form, headings, numbers) => {
  const expected = headings.map((heading, index) => `${numbers[index]} ${heading}`);
  expect([chaptersOf(headings, '\n\n'), chaptersOf(headings, '\n')]).toEqual([expected, expected]);
});

test.each([
  ['Chương', ['Chương 1 trọng sinh', 'Chương 2 mưa', 'Chương 3'], ['1 Chương 1: trọng sinh', '2 Chương 2: mưa', '3 Chương 3']],
  ['Thứ … chương', ['Thứ 8 chương nàng là ai?', '☆, thứ 9 chương gió'], ['8 Thứ 8 chương: nàng là ai?', '9 thứ 9 chương: gió']],
  ['printed twice', ['Chương 1 mưa\nChương 1 mưa', 'Chương 2 gió\nChương 2 gió'], ['1 Chương 1: mưa', '2 Chương 2: gió']],
])('Titles in small letters, as machines leave them, are told from sentences by their numbers: %s', (_form, headings, chapters) => {
  expect([chaptersOf(headings, '\n\n'), chaptersOf(headings, '\n')]).toEqual([chapters, chapters]);
});

test.each([
  [['Chương 1: Mưa', 'Chương 2: Gió', 'Chương 3: Nắng', 'chương 4 sẽ ra vào ngày mai', 'chương 5 cũng thế'], 3],
  [['Chương 7 kể về cô', 'Chương 7 kể về cô', 'Chương 3 thì không'], 1],
  [['Chương 1 kể về cô, nhưng không nhắc đến anh.', 'Chương 2 thì nhắc đến.'], 1],
])('Sentences that name chapters part nothing: %j', (lines, count) => {
  expect([chaptersOf(lines, '\n\n'), chaptersOf(lines, '\n')].map(({ length }) => length)).toEqual([count, count]);
});

function oneChapter(...lines: readonly string[]) {
  const bytes = Buffer.from([...lines, ...PARAGRAPHS].join('\n'));
  const { title, chapters } = importTextWork([{ name: 'Chương 7.txt', bytes }], { sourceKey: 'key', language: 'vi', title: 'Mưa' });
  const [chapter] = chapters;
  return [title, chapters.length, chapter?.title, chapter?.content.kind === 'text' ? chapter.content.document.blocks.length : 0];
}

test('The text of one chapter is called by its first line, or the one below that of the work, though no blank line follows.', () => {
  expect([
    oneChapter('Chương 7: Mưa đêm'),
    oneChapter('Chương 7', 'Mưa đêm'),
    oneChapter('Truyện cũ', 'Chương 7: Mưa đêm'),
    oneChapter('Trời đã khuya lắm rồi.', 'Chương 7: Mưa đêm'),
  ]).toEqual([
    ['Mưa', 1, 'Chương 7: Mưa đêm', 3],
    ['Mưa', 1, 'Chương 7: Mưa đêm', 3],
    ['Truyện cũ', 1, 'Chương 7: Mưa đêm', 3],
    ['Mưa', 1, null, 5],
  ]);
});

test.each([
  ['Thứ hai chương trình bắt đầu lúc tám giờ.'],
  ['Thứ ba hồi đó là ngày họp chợ'],
  ['Đệ tử nhìn sư phụ'],
  ['Ngoại truyện này được viết sau cùng.'],
  ['Phiên ngoại 1, ai cũng thích,'],
])('A sentence that begins like one is none: %s', (sentence) => {
  expect(chaptersOf([sentence, sentence], '\n\n')).toEqual(['1 -']);
});
