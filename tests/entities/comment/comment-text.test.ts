import { expect, test } from 'vitest';
import { textRuns } from '#src/entities/comment/comment-text.ts';

const ORIGINS = ['https://vi.example', 'https://ja.example'];
const linksOf = (text: string) => textRuns(text, ORIGINS).flatMap(({ text: run, href }) => (href === null ? [] : [[run, href]]));

test('Only addresses of the twins become links, those of this site as paths.', () => {
  expect(linksOf('Đọc https://vi.example/comic/1?a=b#c. Rồi https://ja.example/comic/2、それから https://other.example/x')).toEqual([
    ['https://vi.example/comic/1?a=b#c', '/comic/1?a=b#c'],
    ['https://ja.example/comic/2', 'https://ja.example/comic/2'],
  ]);
});

test.each([
  'https://vi.example@evil.example/',
  'https://user:word@vi.example/',
  'https://vi.example.evil.example/',
  'http://vi.example/',
  'https://vi.example//evil.example',
  'javascript:alert(1)',
  'https://',
  'https://vi.example:8443/',
])('%s leads nowhere.', (text) => expect(linksOf(text)).toEqual([]));

test('The runs together are the text, character for character.', () => {
  const text = 'a https://vi.example/1, b (https://ja.example/2) \u202e https://vi.example/3';
  expect(
    textRuns(text, ORIGINS)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});
