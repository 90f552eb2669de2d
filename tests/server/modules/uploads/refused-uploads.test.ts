import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import { comicArchive, picture, type SentFile, UploadsSite } from './uploads-site.ts';

let site: UploadsSite;
let workId: string;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
});
afterAll(() => site.close());

function archive(name: string, entries: Parameters<typeof makeZip>[0]): SentFile {
  return { name, content: makeZip(entries) };
}

/** A `work.json` beside nothing else. */
function manifestAlone(more: object): Parameters<typeof makeZip>[0] {
  return [{ name: 'work.json', content: JSON.stringify({ language: 'vi', format: 'COMIC', title: 'a', ...more }) }];
}

/** Said to be so long, and never sent. */
function file(name: string, length: number): SentFile {
  return { name, content: { length } as Buffer };
}

/** What is left when an upload is refused: no row but its own end, no byte. */
async function leftOver() {
  await site.test.database
    .updateTable('loose_pictures')
    .set({ since: new Date(0) })
    .execute();
  await site.site.api.uploadWork.tidy();
  const { database } = site.test;
  const chapters = await database.selectFrom('own_chapters').select('id').execute();
  const pages = await database.selectFrom('own_pages').select('id').execute();
  return { chapters: chapters.length, pages: pages.length, files: await site.files() };
}

async function refused(files: readonly SentFile[], more: object = {}) {
  const { state, problems } = await site.upload(workId, files, more);
  return [state, problems.map((each) => [each.file, each.code])];
}

describe('An upload is refused with the name of the file and why, and nothing of it stays:', () => {
  test('a picture that is none, among good ones.', async () => {
    const good = await picture(1);
    const files = [
      { name: '1.png', content: good },
      { name: '2.png', content: Buffer.concat([good.subarray(0, 60), Buffer.alloc(40)]) },
    ];
    expect(await refused(files)).toEqual(['FAILED', [['2.png', 'DAMAGED']]]);
    expect(await leftOver()).toEqual({ chapters: 0, pages: 0, files: [] });
  });

  test('archives that lead out, link, bomb or lock, each told by itself.', async () => {
    const content = await picture(2);
    const files = [
      archive('out.cbz', [{ name: '../../etc/x.png', content }]),
      archive('link.cbz', [{ name: 'a.png', content, mode: 0o120777 }]),
      archive('bomb.cbz', [{ name: 'a.png', content: Buffer.alloc(8_000_000) }]),
      archive('locked.cbz', [{ name: 'a.png', content, flags: 0x801 }]),
      archive('sealed.cbz', [{ name: 'a.png', content, flags: 0x841 }]),
      archive('empty.cbz', [{ name: 'readme.md', content: 'x' }]),
      { name: 'cut.cbz', content: (await comicArchive([3])).content.subarray(0, 80) },
      { name: 'a.pdf', content: Buffer.from('%PDF-1.7 …') },
      { name: 'a.exe', content: Buffer.from('MZ…') },
    ];
    expect(await refused(files)).toEqual([
      'FAILED',
      [
        ['a.exe', 'UNKNOWN_KIND'],
        ['a.pdf', 'OTHER_ARCHIVE'],
        ['bomb.cbz', 'DANGEROUS'],
        ['cut.cbz', 'DAMAGED'],
        ['empty.cbz', 'EMPTY'],
        ['link.cbz', 'DANGEROUS'],
        ['locked.cbz', 'PASSWORD'],
        ['out.cbz', 'DANGEROUS'],
        ['sealed.cbz', 'PASSWORD'],
      ].toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    ]);
    expect(await leftOver()).toEqual({ chapters: 0, pages: 0, files: [] });
  });

  test('a drawing with scripts, a text for a comic, and more pages than a chapter may have.', async () => {
    const svg = makeZip([{ name: '1.png', content: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }]);
    expect(await refused([{ name: 'a.cbz', content: svg }])).toEqual(['FAILED', [['a.cbz/1.png', 'DRAWING_WITH_SCRIPTS']]]);
    expect(await refused([{ name: 'a.txt', content: Buffer.from('Chương 1\n\nMột đêm.') }])).toEqual([
      'FAILED',
      [['a.txt', 'OTHER_FORMAT']],
    ]);
    const content = await picture(4);
    const many = makeZip(Array.from({ length: 501 }, (_, at) => ({ name: `${at}.png`, content, isStored: true })));
    expect(await refused([{ name: 'many.cbz', content: many }])).toEqual(['FAILED', [['many.cbz', 'TOO_MANY_PAGES']]]);
    expect(await leftOver()).toEqual({ chapters: 0, pages: 0, files: [] });
  });

  test('archives whose entries are named like other troubles, for what is wrong with them.', async () => {
    const content = await picture(7);
    const files = [
      archive('a.cbz', [{ name: 'SVG/1.png', content: Buffer.alloc(8_000_000) }]),
      archive('b.cbz', [
        { name: 'password.png', content },
        { name: './password.png', content },
      ]),
      archive('c.cbz', [{ name: 'a is a PDF.jpg', content, method: 12 }]),
      archive('d.cbz', [{ name: 'encrypted.png', content, mode: 0o120777 }]),
      archive('e.cbz', [{ name: '../SVG/password.png', content }]),
      archive('f.cbz', manifestAlone({ chapters: [{ folder: 'password' }] })),
      archive('g.cbz', manifestAlone({ chapters: [{ file: 'SVG.txt' }] })),
      archive('h.cbz', manifestAlone({ encrypted: true })),
    ];
    expect(await refused(files)).toEqual([
      'FAILED',
      [
        ['a.cbz', 'DANGEROUS'],
        ['b.cbz', 'DANGEROUS'],
        ['c.cbz', 'OTHER'],
        ['d.cbz', 'DANGEROUS'],
        ['e.cbz', 'DANGEROUS'],
        ['f.cbz/work.json', 'EMPTY'],
        ['g.cbz/work.json', 'DAMAGED'],
        ['h.cbz/work.json', 'DAMAGED'],
      ],
    ]);
    expect(await leftOver()).toEqual({ chapters: 0, pages: 0, files: [] });
  });

  test('an archive of more entries than are taken, with their bound.', async () => {
    const many = archive(
      'many.cbz',
      Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.png`, isStored: true })),
    );
    const { state, problems } = await site.upload(workId, [many]);
    expect([state, problems.map(({ code, limit }) => [code, limit])]).toEqual(['FAILED', [['TOO_MANY_FILES', 10_000]]]);
  });

  test('what is no one picture, where a cover is wanted.', async () => {
    const whole = await comicArchive([5, 6], 'a.cbz');
    expect(await refused([whole], { purpose: 'COVER' })).toEqual(['FAILED', [['a.cbz', 'UNKNOWN_KIND']]]);
  });
});

test('What is too large or nameless is refused before a byte is sent.', async () => {
  const begun = await site.begin(workId, [file('a.cbz', 200 * 1024 ** 2), file('b.cbz', 150 * 1024 ** 2), file('', 5), file('c.cbz', 0)]);
  expect([begun.__typename, begun.problems.map((each) => [each.file, each.code, each.limit])]).toEqual([
    'UploadRefused',
    [
      [null, 'FILE_TOO_LARGE', 300 * 1024 ** 2],
      [null, 'OTHER', null],
      ['c.cbz', 'EMPTY', null],
    ],
  ]);
  const cover = await site.begin(workId, [file('a.png', 21 * 1024 ** 2)], { purpose: 'COVER' });
  expect(cover.problems.map(({ code, limit }) => [code, limit])).toEqual([['FILE_TOO_LARGE', 20 * 1024 ** 2]]);
});

describe.skipIf(isSharedContentMissing())('Hostile files that others made, sent as uploads,', () => {
  test('are refused or become drafts, one server answers them all, and the refused ones leave nothing.', { timeout: 200_000 }, async () => {
    const names = ['zip', 'images', 'epub-w3c', 'text', 'rar'].flatMap((folder) => sharedContent.files('hostile', folder).slice(0, 3));
    const states = new Map<string, number>();
    for (const path of names) {
      const content = readFileSync(path);
      if (content.length === 0) continue;
      const { state, problems } = await site.upload(workId, [{ name: path.slice(path.lastIndexOf('/') + 1), content }]);
      states.set(state, (states.get(state) ?? 0) + 1);
      expect(problems.filter(({ code }) => code === 'FAULT' || code === 'TOO_HEAVY')).toEqual([]);
    }
    expect([...states.keys()].toSorted()).toEqual(['DONE', 'FAILED'].filter((state) => states.has(state)));
    expect(site.site.errors).toEqual([]);
    expect((await leftOver()).files.filter((path) => path.startsWith('uploads/'))).toEqual([]);
  });
});
