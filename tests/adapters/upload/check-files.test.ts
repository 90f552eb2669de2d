import { expect, test, vi } from 'vitest';
import { checkFiles, type UploadLimits } from '#src/adapters/upload/check-files.ts';
import { makeLargeZip } from '#tests/support/files/make-large-zip.ts';
import { makeZip, type ZipEntry } from '#tests/support/files/make-zip.ts';
import { pictureFile } from './pictures.ts';

const LIMITS: UploadLimits = { pictureBytes: 4000, pictureSide: 400, picturePixels: 90_000, pages: 3, bytes: 100_000, files: 4 };
const page = Buffer.from(await pictureFile('jpeg', 200, 300));

const fileOf = (bytes: Uint8Array | string): Blob => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
const check = (name: string, bytes: Uint8Array | string) => checkFiles([{ name, file: fileOf(bytes) }], LIMITS);
const checkZip = (...entries: readonly ZipEntry[]) => check('a.cbz', makeZip(entries));
const problem = (code: string, file: string | null, limit: number | null = null) => ({ code, file, limit });

test('A CBZ of pages, a folder of pictures, an EPUB and texts in any encoding are taken.', async () => {
  const pages = ['03.jpg', '1/01.jpg', '1/02.png'].map((name) => ({ name, content: page }));
  expect(
    await checkZip(...pages, { name: '__MACOSX/1/._01.jpg', content: 'x' }, { name: 'ComicInfo.xml', content: '<ComicInfo/>' }),
  ).toEqual([]);
  expect(
    await checkFiles(
      ['01.jpg', '02.jpg'].map((name) => ({ name, file: fileOf(page) })),
      LIMITS,
    ),
  ).toEqual([]);
  expect(await check('a.epub', makeZip([{ name: 'mimetype', content: 'application/epub+zip', isStored: true }]))).toEqual([]);
  const texts = ['Chương 1\nTrời mưa.', Buffer.from([0x91, 0xe6, 0x88, 0xea, 0x98, 0x62]), Buffer.from('\ufeffđêm', 'utf16le')];
  for (const text of texts) expect(await check('a.txt', text)).toEqual([]);
});

test('Kinds are judged by their bytes, never by their names.', async () => {
  expect(await check('page.txt', page)).toEqual([]);
  expect(await check('page.jpg', 'No picture at all.')).toEqual([problem('UNKNOWN_KIND', 'page.jpg')]);
  expect(await check('a.cbz', 'No archive at all.')).toEqual([problem('UNKNOWN_KIND', 'a.cbz')]);
  expect(await check('a.bin', Buffer.from([1, 2, 3, 0, 0]))).toEqual([problem('UNKNOWN_KIND', 'a.bin')]);
  expect(await check('a.txt', 'PK戦の朝、雨が降った。')).toEqual([]);
  for (const head of ['Rar!\x1a\x07\x01', '%PDF-1.7', Buffer.from([0x1f, 0x8b, 8, 0])])
    expect(await check('a.cbz', head)).toEqual([problem('OTHER_ARCHIVE', 'a.cbz')]);
  expect(await check('a.txt', '')).toEqual([problem('EMPTY', 'a.txt')]);
});

test('What is too large, too many or too wide is said before anything is sent, with its bound.', async () => {
  expect(await check('a.txt', 'x'.repeat(100_001))).toEqual([problem('FILE_TOO_LARGE', 'a.txt', 100_000)]);
  const five = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.jpg`, file: fileOf(page) }));
  expect(await checkFiles(five, LIMITS)).toEqual([problem('TOO_MANY_FILES', null, 4)]);
  expect(await checkZip(...[1, 2, 3, 4].map((number) => ({ name: `${number}.jpg`, content: page })))).toEqual([
    problem('TOO_MANY_PAGES', 'a.cbz', 3),
  ]);
  expect(await checkZip(...[1, 2, 3, 4].map((number) => ({ name: `${number}/1.jpg`, content: page })))).toEqual([]);
  const [wide, vast] = await Promise.all([pictureFile('png', 401, 2), pictureFile('webp', 390, 390)]);
  expect(await check('wide.png', wide)).toEqual([problem('SIDE_TOO_LONG', 'wide.png', 400)]);
  expect(await checkZip({ name: 'b/vast.webp', content: Buffer.from(vast) })).toEqual([
    problem('TOO_MANY_PIXELS', 'a.cbz/b/vast.webp', 90_000),
  ]);
  const heavy = { name: 'heavy.jpg', content: Buffer.concat([page, Buffer.alloc(4000, 7)]) };
  for (const isStored of [true, false])
    expect(await checkZip({ ...heavy, isStored })).toEqual([problem('FILE_TOO_LARGE', 'a.cbz/heavy.jpg', 4000)]);
});

test('Each file, and each picture of an archive, that was looked into is told of.', async () => {
  const [loose, packed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const pages = ['1.jpg', '2.jpg', '3.jpg'];
  await checkFiles(
    pages.map((name) => ({ name, file: fileOf(page) })),
    LIMITS,
    loose,
  );
  const archive = fileOf(makeZip(pages.map((name) => ({ name, content: page }))));
  await checkFiles([{ name: 'a.cbz', file: archive }], LIMITS, packed);
  expect([loose.mock.calls.length, packed.mock.calls.length]).toEqual([3, 4]);
});

test('Nothing more is looked into where who is told of it throws.', async () => {
  const told = vi.fn<() => void>().mockImplementation(() => {
    throw new DOMException('Nobody waits.', 'AbortError');
  });
  const files = ['1.jpg', '2.jpg'].map((name) => ({ name, file: fileOf(page) }));
  await expect(checkFiles(files, LIMITS, told)).rejects.toThrow('Nobody waits.');
  await expect(checkFiles([{ name: 'a.cbz', file: fileOf(makeZip([{ name: '1.jpg', content: page }])) }], LIMITS, told)).rejects.toThrow();
  expect(told).toHaveBeenCalledTimes(2);
});

test('As many pictures as may be sent are taken with what their comic says of itself beside them.', async () => {
  const pages = Array.from({ length: LIMITS.files }, (_, index) => ({ name: `a/${index}.jpg`, file: fileOf(page) }));
  const said = { name: 'a/ComicInfo.xml', file: fileOf('<ComicInfo/>') };
  expect(await checkFiles([...pages, said], LIMITS)).toEqual([]);
  expect(await checkFiles([...pages, { name: 'a/more.jpg', file: fileOf(page) }], LIMITS)).toEqual([problem('TOO_MANY_FILES', null, 4)]);
});

test('An archive that holds nothing, wants a password, was cut off or holds no pictures under their names is refused.', async () => {
  expect(await checkZip({ name: '__MACOSX/._a', content: 'x' })).toEqual([problem('EMPTY', 'a.cbz')]);
  expect(await checkZip({ name: '1.jpg', content: page, flags: 0x801 })).toEqual([problem('PASSWORD', 'a.cbz')]);
  expect(await checkZip({ name: '1.jpg', content: 'words' })).toEqual([problem('UNKNOWN_KIND', 'a.cbz/1.jpg')]);
  const whole = makeZip([{ name: '1.jpg', content: page }]);
  for (let length = 4; length < whole.length; length += 7) {
    expect([length, await check('a.cbz', whole.subarray(0, length))]).toEqual([length, [problem('DAMAGED', 'a.cbz')]]);
  }
});

test('An archive in the manner of large ones is looked into like every other, however small it is.', async () => {
  const entries = ['1.jpg', '2.jpg'].map((name) => ({ name, content: page }));
  expect(await check('a.cbz', makeLargeZip(entries, 'quét ở nhà'))).toEqual([]);
  expect(await check('a.cbz', makeLargeZip([...entries, { name: '3.jpg', content: 'words' }]))).toEqual([
    problem('UNKNOWN_KIND', 'a.cbz/3.jpg'),
  ]);
  const whole = makeLargeZip(entries);
  for (let length = 4; length < whole.length; length += 7) {
    expect([length, await check('a.cbz', whole.subarray(0, length))]).toEqual([length, [problem('DAMAGED', 'a.cbz')]]);
  }
});

test('Of many files the one that the browser cannot read any more is named.', async () => {
  const files = ['01.jpg', '02.jpg'].map((name) => ({ name, file: fileOf(page) }));
  const gone = Object.assign(fileOf(page), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  expect(await checkFiles([...files, { name: '03.jpg', file: gone }], LIMITS)).toEqual([problem('UNREADABLE', '03.jpg')]);
  const odd = Object.assign(fileOf(page), { slice: () => ({ arrayBuffer: () => Promise.reject(new RangeError('odd')) }) });
  await expect(checkFiles([{ name: '04.jpg', file: odd }], LIMITS)).rejects.toThrow('odd');
});

test('A name in Shift_JIS is said as it is written.', async () => {
  const name = Buffer.from([0x91, 0xe6, 0x88, 0xea, 0x98, 0x62, 0x2e, 0x6a, 0x70, 0x67]);
  expect(await checkZip({ name, content: 'words', flags: 0 })).toEqual([problem('UNKNOWN_KIND', 'a.cbz/第一話.jpg')]);
});

test('No more than twenty problems are told at once.', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => ({ name: `${index}/1.jpg`, content: 'words' }));
  expect(await checkZip(...entries)).toHaveLength(20);
});
