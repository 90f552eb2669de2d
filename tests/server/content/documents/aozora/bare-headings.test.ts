import { expect, test } from 'vitest';
import { readAozoraText } from '#server/content/documents/aozora/aozora-text.ts';

test.each([
  ['第一話　海へ\n\n', null, [], '第一話 海へ'],
  ['第１話「海へ」\n', null, [], '第１話「海へ」'],
  ['プロローグ\n\n', null, [], 'プロローグ'],
  ['海の物語\n第一話　海へ\n\n', '海の物語', [], '第一話 海へ'],
  ['海の物語\n山田太郎\n第一話　海へ\n', '海の物語', ['山田太郎'], '第一話 海へ'],
  ['海の物語\n山田太郎\n\n第一話　海へ\n\n', '海の物語', ['山田太郎'], '第一話 海へ'],
  ['海の物語\n\n　第一話は昨日だ。\n\n', null, [], null],
])('The text of one chapter is called by its heading, and nobody is: %j', (head, title, people, chapter) => {
  const { credits, chapters, ...read } = readAozoraText(`${head}　海は静かだった。\n　風が吹いた。`, 'test.txt');
  expect([read.title, credits.map(({ name }) => name), chapters.map((each) => each.title)]).toEqual([title, people, [chapter]]);
});

test('A text has all its chapters where the first stands right below the title.', () => {
  const text = '海の物語\n第一話　海へ\n\n　海は静かだった。\n\n第二話　山へ\n\n　山は高かった。';
  expect(readAozoraText(text, 'test.txt').chapters.map(({ title }) => title)).toEqual(['第一話 海へ', '第二話 山へ']);
});
