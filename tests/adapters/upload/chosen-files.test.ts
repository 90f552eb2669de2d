import { expect, test } from 'vitest';
import { bundlesOf } from '#src/adapters/upload/chosen-files.ts';

const TARGET = { purpose: 'CHAPTERS', workId: '3' } as const;

/** A file as it comes out of a chosen folder. */
function inFolder(path: string): File {
  return Object.defineProperty(new File(['x'], path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', { value: path });
}

async function bundled(files: readonly File[]): Promise<readonly (readonly string[])[]> {
  const bundles = await bundlesOf(files, TARGET);
  return bundles.map(({ name, files: kept }) => [name, ...kept.map((file) => file.name)]);
}

test('What lies unseen in a folder is not sent, and what its comic says of itself goes with the pages.', async () => {
  const hidden = ['Đèn/.DS_Store', 'Đèn/1/._1.png', 'Đèn/1/Thumbs.db'];
  const paths = [...hidden, 'Đèn/1/1.png', 'Đèn/1/ComicInfo.xml', 'Đèn/2/1.png', 'Đèn/details.json', 'Đèn/lời.txt'];
  expect(await bundled(paths.map(inFolder))).toEqual([
    ['Đèn', 'Đèn/1/1.png', 'Đèn/1/ComicInfo.xml', 'Đèn/2/1.png', 'Đèn/details.json'],
    ['Đèn/lời.txt', 'Đèn/lời.txt'],
  ]);
});

test('What somebody chose by itself is sent whatever it is called, and so is a folder of nothing else: then it is told why not.', async () => {
  expect(await bundled([new File(['x'], '.chương.txt'), new File(['x'], 'ComicInfo.xml')])).toEqual([
    ['.chương.txt', '.chương.txt'],
    ['ComicInfo.xml', 'ComicInfo.xml'],
  ]);
  expect(await bundled([inFolder('Đèn/Thumbs.db')])).toEqual([['Đèn/Thumbs.db', 'Đèn/Thumbs.db']]);
});

test('A folder of more pictures than one upload may have is parted between its chapters, each whole.', async () => {
  const pages = (folder: string, count: number) => Array.from({ length: count }, (_page, index) => inFolder(`Đèn/${folder}/${index}.png`));
  const chapters = [2, 10, 1, 3].flatMap((number) => pages(`Chap ${number}`, 200));
  const said = ['Đèn/details.json', 'Đèn/Chap 3/ComicInfo.xml'].map(inFolder);
  const sent = await bundled([inFolder('Đèn/bìa.png'), ...chapters, ...said, ...pages('Phụ', 501)]);
  const told = sent.map(([name, ...files]) => [
    name,
    files.length,
    [...new Set(files.map((file) => file.split('/').slice(1, -1).join('/')))],
  ]);
  expect(told).toEqual([
    ['Đèn – Chap 2', 402, ['Chap 1', 'Chap 2', '']],
    ['Chap 3 – Chap 10', 401, ['Chap 10', 'Chap 3']],
    ['Phụ', 501, ['Phụ']],
  ]);
  expect(sent.filter((files) => files.some((file) => file.endsWith('details.json'))).map(([name]) => name)).toEqual(['Đèn – Chap 2']);
});

test('Chapters whose names together are more than one operation says go apart.', async () => {
  const title = '転生したら図書館の司書だった件について'.repeat(4);
  const chapter = (number: number) =>
    Array.from({ length: 240 }, (_page, index) => inFolder(`${title}/第${number}話 ${title}/${index}.png`));
  const sent = await bundled([1, 2].flatMap(chapter));
  expect(sent.map((files) => files.length - 1)).toEqual([240, 240]);
  expect(sent.map(([name]) => name)).toEqual([`第1話 ${title}`, `第2話 ${title}`]);
});

const named = (name: string, size: number) => new File(['x'.repeat(size)], name, { lastModified: 1 });

test('In whatever order the same pictures are handed over, each stands in the same place.', async () => {
  const pictures = ['3.png', '1.png', '10.png', '2.png'].map((name) => named(name, name.length));
  const [[first], [second]] = [await bundlesOf(pictures, TARGET), await bundlesOf(pictures.toReversed(), TARGET)];
  expect(second?.key).toBe(first?.key);
  expect(second?.files.map(({ file }) => file)).toEqual(first?.files.map(({ file }) => file));
  expect(second?.files.every(({ file }, place) => file === first?.files[place]?.file)).toBe(true);
});

test('Pictures of one name are told apart, and each of them is sent.', async () => {
  const pictures = [named('image.jpg', 1), named('image (2).jpg', 2), named('image.jpg', 3), named('image.jpg', 4)];
  const [bundle] = await bundlesOf(pictures, TARGET);
  expect(new Map(bundle?.files.map(({ name, file }) => [name, file.size]))).toEqual(
    new Map([
      ['image (2).jpg', 2],
      ['image.jpg', 1],
      ['image (3).jpg', 3],
      ['image (4).jpg', 4],
    ]),
  );
});

test('Loose pictures are called by the first of them and how many come with it.', async () => {
  const pictures = ['trang 2.jpg', 'trang 1.jpg', 'trang 3.jpg'].map((name) => named(name, 1));
  const [several, [alone]] = [await bundlesOf(pictures, TARGET), await bundlesOf(pictures.slice(1, 2), TARGET)];
  expect([...several, alone].map((bundle) => bundle?.name)).toEqual(['trang 1.jpg (+2)', 'trang 1.jpg']);
});
