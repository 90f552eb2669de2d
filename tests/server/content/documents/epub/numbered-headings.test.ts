import { expect, test } from 'vitest';
import { page, smallBook } from './memory-archive.ts';
import { readBook } from './read-book.ts';

const TEXT = '<p>Đêm nay trăng sáng lắm, ai ơi, cả làng ra đồng ngồi chơi.</p>';
const START = '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>';
const NCX = '<ncx><navMap><navPoint><navLabel><text>Start</text></navLabel><content src="a.xhtml"/></navPoint></navMap></ncx>';

async function chaptersOf(a: string, b?: string): Promise<readonly string[]> {
  const entries = { 'toc.ncx': NCX, 'a.xhtml': page(a), ...(b === undefined ? {} : { 'b.xhtml': page(b) }) };
  const spine = b === undefined ? '<itemref idref="a"/>' : '<itemref idref="a"/><itemref idref="b"/>';
  const { chapters } = await readBook(smallBook({ manifest: START, spineAttributes: 'toc="ncx"', spine, entries }));
  return chapters.map(({ number, title }) => `${number} ${title ?? '-'}`);
}

test('A book whose contents name no chapters has them where paragraphs count them, in one document and in several.', async () => {
  const [one, two, three] = ['Chương 1: Mưa', 'Chương 2: Nắng', 'Chương 3'].map((title) => `<p><b>${title}</b></p>${TEXT}${TEXT}`);
  expect(await chaptersOf(`${one}${two}`)).toEqual(['1 Chương 1: Mưa', '2 Chương 2: Nắng']);
  expect(await chaptersOf(`${one}${two}`, `${three}`)).toEqual(['1 Chương 1: Mưa', '2 Chương 2: Nắng', '3 Chương 3']);
  expect(await chaptersOf(`<p>第一章　雨</p>${TEXT}<p>第２章</p>${TEXT}`)).toEqual(
    ['1 第一章　雨', '2 第２章'].map((title) => title.replace('　', ' ')),
  );
});

test('A document beside them is a chapter as it was, however many headings it has.', async () => {
  const [one, two] = ['Chương 1', 'Chương 2'].map((title) => `<p>${title}</p>${TEXT}`);
  expect(await chaptersOf(`${one}${two}`, `<h2>Phụ lục</h2>${TEXT}<h2>Bản đồ</h2>${TEXT}`)).toEqual([
    '1 Chương 1',
    '2 Chương 2',
    '3 Phụ lục',
  ]);
});

test('Such paragraphs one after the other are a list, and one alone is a sentence.', async () => {
  const list = '<p>Chương 1: Mưa</p><p>Chương 2: Nắng</p>';
  expect(await chaptersOf(`${list}<p>Chương 1: Mưa</p>${TEXT}<p>Chương 2: Nắng</p>${TEXT}`)).toEqual([
    '1 Chương 1: Mưa',
    '2 Chương 2: Nắng',
  ]);
  expect(await chaptersOf(`${TEXT}<p>Chương 1: Mưa</p>${TEXT}`)).toHaveLength(1);
});
