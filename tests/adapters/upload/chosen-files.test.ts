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
  const paths = ['Đèn/.DS_Store', 'Đèn/1/._1.png', 'Đèn/1/1.png', 'Đèn/1/Thumbs.db', 'Đèn/1/ComicInfo.xml', 'Đèn/2/1.png', 'Đèn/lời.txt'];
  expect(await bundled(paths.map(inFolder))).toEqual([
    ['Đèn', 'Đèn/1/1.png', 'Đèn/2/1.png', 'Đèn/1/ComicInfo.xml'],
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
