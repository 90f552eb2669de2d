import { expect, test } from 'vitest';
import { ownFiles, textOf } from './source-files.ts';

/** Numbers, sizes, times, and an address that was held against a pattern. */
const HARMLESS = [
  'FRESH_MINUTES',
  'HANDOVER_SECONDS',
  'LINK_MINUTES',
  'chapters',
  'done',
  'email',
  'endedAt',
  'free',
  'limit',
  'missing',
  'number',
  'numbers',
  'page',
  'pages',
  'part',
  'picture',
  'sent',
  'side',
  'size',
  'startedAt',
  'stored',
  'time',
  'total',
  'totalItems',
  'version',
  'viewsCount',
  'whole',
  'wide',
];

test('What people wrote stands in words by t, since Trans takes marks in its values for its own.', () => {
  const values = ownFiles(/^src\/.*\.tsx$/).flatMap((file) =>
    [...textOf(file).matchAll(/<Trans>(.*?)<\/Trans>/gs)]
      .flatMap(([, words = '']) => [...words.matchAll(/\{([\w.]+)\}/g)])
      .map(([, value = '']) => ({ file, value: value.split('.').at(-1) ?? '' })),
  );
  expect(values.length).toBeGreaterThan(5);
  expect(values.filter(({ value }) => !HARMLESS.includes(value))).toEqual([]);
});

test('No sentence names a number of minutes or bytes by itself: it has it from where the server has it.', () => {
  const alone = /(?:\b\d+|\b(?:ten|thirty)) (?:seconds|minutes|hours|days|[KMG]B)\b|\d{2,} ?(?:phút|giây|giờ|ngày|秒|分|時間|日|[KMG]B)/;
  const sentences = ownFiles(/^locales\/.*\.po$/).flatMap((file) => textOf(file).match(/^msg(?:id|str) .*/gm) ?? []);
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((sentence) => alone.test(sentence))).toEqual([]);
});

/** Ways to write something that the sites write in another way. */
const NOT_OUR_WAY =
  /chúng mình|Hoạ sĩ|Người đọc|[Tt]iểu thuyết|msgstr .*[Tt]ác phẩm|Đã hoàn thành|Chương đã lưu[\]"]|ブラウザ(?!ー)|漫画|マンガ|題名/;

test('What the sites say often they call by one word: ourselves, a reader, a browser, a comic, a novel, a work, its title, the shelf.', () => {
  const lines = [
    ...ownFiles(/^locales\/.*\.po$/),
    ...ownFiles(/^src\/(?:i18n|routes)\/.*\.tsx?$/),
    ...ownFiles(/^server\/modules\/.*\.(?:ts|md)$/),
  ]
    .flatMap((file) => textOf(file).split('\n'))
    .filter((line) => NOT_OUR_WAY.test(line));
  expect(lines).toEqual([]);
});

test.each([
  ['vi', 1],
  ['ja', 2],
] as const)('What the glossary says that readers see stands in a catalog (%s).', (language, column) => {
  const rows = textOf('docs/glossary.md').matchAll(/^\| (?!-|in the code)([^|]*)\|([^|]*)\|([^|]*)\|/gm);
  const words = [...rows].flatMap((cells) => (cells[column + 1] ?? '').split(/[,、]/).map((word) => word.trim())).filter(Boolean);
  const said = ownFiles(new RegExp(`^locales/${language}/.*\\.po$`))
    .flatMap((file) => textOf(file).match(/^msgstr .*/gm) ?? [])
    .join('\n')
    .toLowerCase();
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !said.includes(word.toLowerCase()))).toEqual([]);
});
