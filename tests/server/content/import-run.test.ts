import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPaths } from '#server/content/import-run.ts';
import type { ImportOptions } from '#server/content/sources/import-source.ts';
import { type TestStore, createTestStore, page } from '#tests/support/files/content-store.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

const NOTHING_SAID: ImportOptions = { language: null, format: null };
let test: TestStore;
let sources: string;
beforeEach(async () => {
  test = await createTestStore();
  sources = await mkdtemp(join(tmpdir(), 'futago-sources-'));
});
afterEach(async () => {
  await test.close();
  await rm(sources, { recursive: true, force: true });
});

async function put(path: string, content: Buffer | string): Promise<string> {
  const full = join(sources, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, content);
  return full;
}

async function png(shade: number): Promise<Buffer> {
  return (await page(shade)).read();
}

/** A comic's archive of one page. */
async function archiveOf(shade: number): Promise<Buffer> {
  return makeZip([{ name: '1.png', content: await png(shade) }]);
}

/** What the import says, with the folder of the test left out. */
async function run(paths: readonly string[], options = NOTHING_SAID) {
  const { works, refused } = await importPaths(
    paths.map((path) => join(sources, path)),
    options,
    test.store,
  );
  return {
    works: works.map(({ title, outcome, chapters, pages }) => `${outcome} ${title} ${chapters}/${pages}`),
    refused: refused.map(({ message }) => message.replaceAll(`${sources}/`, '')),
  };
}

async function chapterRows() {
  const rows = await test.database
    .selectFrom('chapters')
    .innerJoin('works', 'works.id', 'work_id')
    .select(['works.source_key', 'number', 'chapters.title'])
    .orderBy('work_id')
    .orderBy('position')
    .execute();
  return rows.map(({ source_key, number, title }) => `${source_key} ${Number(number)} ${title ?? '-'}`);
}

const info = (number: string) => ({
  name: 'ComicInfo.xml',
  content: `<ComicInfo><Series>月の兎</Series><Number>${number}</Number><LanguageISO>ja</LanguageISO></ComicInfo>`,
});

function chapterInfo(title: string, number: string): string {
  const series = '<Series>Đèn lồng: mùa hạ</Series><Writer>Vũ Mộc</Writer>';
  return `<ComicInfo>${series}<Title>${title}</Title><Number>${number}</Number></ComicInfo>`;
}

describe('importing folders', () => {
  it('takes folders of pictures with their chapters, also when one of them comes alone', async () => {
    for (const [index, path] of ['2/4.png', '2/25.png', '10 - Biển/1.png'].entries()) await put(`Đèn lồng/vi/${path}`, await png(index));
    await put('Đèn lồng/vi/.DS_Store', 'junk');
    expect(await run(['Đèn lồng'])).toEqual({ works: ['imported Đèn lồng 2/3'], refused: [] });
    expect(await chapterRows()).toEqual(['comic/vi/den long 2 -', 'comic/vi/den long 10 Biển']);
    await put('Đèn lồng/vi/3/1.png', await png(99));
    expect(await run(['Đèn lồng/vi/3'])).toEqual({ works: ['updated Đèn lồng 1/1'], refused: [] });
    expect(await chapterRows()).toEqual(['comic/vi/den long 2 -', 'comic/vi/den long 3 -', 'comic/vi/den long 10 Biển']);
    expect(await run(['Đèn lồng'])).toEqual({ works: ['unchanged Đèn lồng 3/4'], refused: [] });
  });

  it('takes folders of volumes as one work, as an archive of them is taken', async () => {
    const names = ['Tập 1/Chương 1/1.png', 'Tập 1/Chương 2/1.png', 'Tập 2/Chương 10/1.png', 'Tập 2/Chương 9/1.png', 'bìa.png'];
    const files = await Promise.all(names.map(async (name, index) => ({ name, content: await png(index) })));
    for (const { name, content } of files) await put(`Đèn lồng/vi/${name}`, content);
    await put('vi/Đèn lồng.cbz', makeZip(files));
    expect(await run(['Đèn lồng'])).toEqual({ works: ['imported Đèn lồng 4/4'], refused: [] });
    expect(await chapterRows()).toEqual([1, 2, 9, 10].map((number) => `comic/vi/den long ${number} -`));
    expect(await run(['vi/Đèn lồng.cbz'])).toEqual({ works: ['unchanged Đèn lồng 4/4'], refused: [] });
  });

  it('takes what folders of pictures say of themselves, as downloads of chapters do', async () => {
    for (const [index, [folder, title, number]] of [
      ['Nhóm_Chương 10', 'Vol.1 Ch.10 - Biển', '10'],
      ['Nhóm_Chương 3', 'Núi', '2.5'],
    ].entries()) {
      await put(`Đèn lồng_ mùa hạ/${folder}/1.png`, await png(index));
      await put(`Đèn lồng_ mùa hạ/${folder}/ComicInfo.xml`, chapterInfo(title ?? '', number ?? ''));
    }
    expect(await run(['Đèn lồng_ mùa hạ'])).toEqual({ works: ['imported Đèn lồng: mùa hạ 2/2'], refused: [] });
    expect(await chapterRows()).toEqual(['comic/vi/den long_ mua ha 2.5 Núi', 'comic/vi/den long_ mua ha 10 Biển']);
    expect(await test.database.selectFrom('creators').select('name').execute()).toEqual([{ name: 'Vũ Mộc' }]);
    expect(await run(['Đèn lồng_ mùa hạ'])).toEqual({ works: ['unchanged Đèn lồng: mùa hạ 2/2'], refused: [] });
  });

  it('takes folders that say they are of one series as its chapters, however they are called', async () => {
    for (const [index, [title, number]] of [
      ['Mở đầu', '0'],
      ['Biển', '1'],
      ['Núi', '2'],
    ].entries()) {
      await put(`Đèn/${title}/1.png`, await png(index));
      await put(`Đèn/${title}/ComicInfo.xml`, chapterInfo(title ?? '', number ?? ''));
    }
    await put('Đèn/Đảo/1.png', await png(5));
    expect((await run(['.'])).works).toEqual(['imported Đèn lồng: mùa hạ 3/3', 'imported Đảo 1/1']);
    expect((await chapterRows()).slice(0, 3)).toEqual(['comic/vi/den 0 Mở đầu', 'comic/vi/den 1 Biển', 'comic/vi/den 2 Núi']);
  });

  it('takes what stands beside the chapters as said of the work, and of no other beside it', async () => {
    await put(
      'Lantern/ComicInfo.xml',
      '<ComicInfo><Series>灯籠</Series><LanguageISO>ja</LanguageISO><Summary>夏の話。</Summary></ComicInfo>',
    );
    for (const [index, path] of ['Lantern/1/1.png', 'Lantern/2/1.png', 'vi/Đèn/1.png'].entries()) await put(path, await png(index));
    expect((await run(['.'])).works.toSorted()).toEqual(['imported 灯籠 2/2', 'imported Đèn 1/1'].toSorted());
    const works = await test.database.selectFrom('works').select(['title', 'description', 'language']).orderBy('title').execute();
    expect(works).toEqual([
      { title: 'Đèn', description: '', language: 'vi' },
      { title: '灯籠', description: '夏の話。', language: 'ja' },
    ]);
  });

  it('orders folders that are numbered with kanji by their numbers', async () => {
    for (const [index, name] of ['第三話', '第七話', '第十話'].entries()) await put(`月/ja/${name}/1.png`, await png(index));
    expect(await run(['月'])).toEqual({ works: ['imported 月 3/3'], refused: [] });
    expect(await chapterRows()).toEqual([3, 7, 10].map((number) => `comic/ja/月 ${number} -`));
  });

  it('says what to add where nothing says the language', async () => {
    await put('Lantern/en/1.png', await png(1));
    const sentence = 'Lantern/en: does not say whether it is Vietnamese or Japanese: give the language with --language vi or --language ja';
    expect(await run(['Lantern'])).toEqual({ works: [], refused: [sentence] });
    expect(await run(['Lantern'], { ...NOTHING_SAID, language: 'vi' })).toEqual({ works: ['imported Lantern 1/1'], refused: [] });
  });

  it('takes a folder with work.json as it says', async () => {
    const manifest = {
      key: 'toro',
      language: 'ja',
      format: 'COMIC',
      title: '灯籠流し',
      cover: 'cover.png',
      chapters: [{ folder: 'b', title: '前' }, { folder: 'a', number: '1.5' }, { file: 'c.cbz' }],
    };
    await put('x/work.json', JSON.stringify(manifest));
    for (const [index, path] of ['cover.png', 'a/1.png', 'b/1.png', 'b/2.png'].entries()) await put(`x/${path}`, await png(index));
    await put('x/c.cbz', makeZip([{ name: '1.png', content: await png(50) }]));
    expect(await run(['x'])).toEqual({ works: ['imported 灯籠流し 3/4'], refused: [] });
    expect(await chapterRows()).toEqual(['work/toro 1 前', 'work/toro 1.5 -', 'work/toro 2 -']);
  });

  it('takes the folder as it is where work.json lists no chapters, and texts with all their chapters', async () => {
    await put('ba-dem/work.json', JSON.stringify({ language: 'vi', format: 'NOVEL', title: 'Ba đêm' }));
    await put('ba-dem/10.txt', 'Đêm thứ ba, trời đã tạnh mưa.\n');
    await put('ba-dem/2.txt', 'Chương I\n\nĐêm thứ nhất, trời mưa.\n\nChương II\n\nĐêm thứ hai, trời vẫn mưa.\n');
    expect(await run(['ba-dem'], { language: 'ja', format: null })).toEqual({ works: ['imported Ba đêm 3/0'], refused: [] });
    expect((await chapterRows()).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'work/ba-dem 1',
      'work/ba-dem 2',
      'work/ba-dem 10',
    ]);
  });

  it('names what a work.json names and the folder does not hold', async () => {
    const manifest = { language: 'ja', format: 'COMIC', title: 'x', chapters: [{ folder: '01' }] };
    await put('x/work.json', JSON.stringify(manifest));
    await put('y/work.json', JSON.stringify({ ...manifest, chapters: [{ file: '1.txt' }] }));
    await put('z/work.json', '{"language": "fr"}');
    expect(await run(['x', 'y', 'z'])).toEqual({
      works: [],
      refused: [
        'x/work.json: "chapters.0" names the folder "01", which holds no pictures',
        'y/work.json: "chapters.0" names the file "1.txt", which is not there',
        'z/work.json: "language" must be vi or ja; "format" is missing; "title" is missing',
      ],
    });
  });

  it('does not follow links', async () => {
    await put('secret/1.png', await png(1));
    await put('Đảo/1.png', await png(2));
    await symlink(join(sources, 'secret'), join(sources, 'Đảo', 'inner'));
    await symlink(join(sources, 'secret', '1.png'), join(sources, 'Đảo', '2.png'));
    expect(await run(['Đảo'])).toEqual({ works: ['imported Đảo 1/1'], refused: [] });
  });
});

describe('importing files', () => {
  it('joins the archives of one series, and adds those that come later', async () => {
    await put('b.cbz', makeZip([{ name: '1.png', content: await png(1) }, info('2')]));
    await put('a.cbz', makeZip([{ name: 'p/10.png', content: await png(2) }, { name: 'p/9.png', content: await png(3) }, info('3')]));
    expect(await run(['.'])).toEqual({ works: ['imported 月の兎 2/3'], refused: [] });
    await put('c/c.zip', makeZip([{ name: '1.png', content: await png(4) }, info('1')]));
    expect(await run(['c/c.zip'])).toEqual({ works: ['updated 月の兎 1/1'], refused: [] });
    expect(await chapterRows()).toEqual(['comic/ja/月の兎 1 -', 'comic/ja/月の兎 2 -', 'comic/ja/月の兎 3 -']);
    expect(await run(['.'])).toEqual({ works: ['unchanged 月の兎 2/3', 'unchanged 月の兎 1/1'], refused: [] });
  });

  it('joins archives that say the series in their names, or only the chapter, and keeps series apart', async () => {
    for (const [index, name] of [
      'Moon v01 (2003) (Digital).cbz',
      'Moon v02 (2004).cbz',
      'Sun 001.cbz',
      'Sun 002.cbz',
      'Apollo 13.cbz',
    ].entries())
      await put(`manga/${name}`, await archiveOf(index));
    await put('Star/A_Ch.1.cbz', await archiveOf(7));
    await put('Star/B_Vol.1 Ch.2 - Rain.cbz', await archiveOf(8));
    const { works, refused } = await run(['.'], { language: 'vi', format: null });
    expect(refused).toEqual([]);
    expect(works.toSorted()).toEqual(['imported Apollo 13 1/1', 'imported Moon 2/2', 'imported Star 2/2', 'imported Sun 2/2']);
    expect((await chapterRows()).toSorted()).toEqual([
      'comic/vi/apollo 13 1 -',
      'comic/vi/moon 1 -',
      'comic/vi/moon 2 -',
      'comic/vi/star 1 -',
      'comic/vi/star 2 Rain',
      'comic/vi/sun 1 -',
      'comic/vi/sun 2 -',
    ]);
  });

  it('joins the archives in the folders of volumes, though each volume counts its chapters from 1', async () => {
    for (const [index, path] of ['Volume 1/Chapter 1', 'Volume 1/Chapter 2', 'Volume 2/Chapter 1'].entries())
      await put(`Đèn/${path}.cbz`, await archiveOf(index));
    expect(await run(['Đèn'])).toEqual({ works: ['imported Đèn 3/3'], refused: [] });
    expect(await run(['.'])).toEqual({ works: ['unchanged Đèn 3/3'], refused: [] });
  });

  it('reads texts inside of a ZIP, and EPUBs by what they are', async () => {
    await put(
      'toro.zip',
      makeZip([{ name: '灯籠.txt', content: '灯籠\n川 里\n\n月の夜に｜灯籠《とうろう》を流す。\n\n底本：「灯籠」\n' }]),
    );
    expect(await run(['toro.zip'])).toEqual({ works: ['imported 灯籠 1/0'], refused: [] });
    await put(
      'x.zip',
      makeZip([
        { name: 'mimetype', content: 'application/epub+zip' },
        { name: 'META-INF/container.xml', content: '<container/>' },
      ]),
    );
    expect((await run(['x.zip'])).refused).toHaveLength(1);
  });

  it('judges by the bytes and refuses with a sentence, while the others go on', async () => {
    await put('a.cbz', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'));
    await put('b.cbz', await png(1));
    await put('c.txt', Buffer.from([0, 1, 2, 3, 0, 255]));
    await put('d.png', await png(1));
    await put('e.docx', 'x');
    await put('f.zip', makeZip([{ name: 'inner.zip', content: makeZip([{ name: '1.png' }]) }]));
    await put('g.cbz', makeZip([{ name: '../1.png', content: await png(1) }]));
    await put('h.txt', '月の夜に灯籠を流す。川は静かだった。\n');
    const { works, refused } = await run(['a.cbz', 'b.cbz', 'c.txt', 'd.png', 'e.docx', 'f.zip', 'g.cbz', 'missing.cbz', 'h.txt']);
    expect(works).toEqual(['imported H 1/0']);
    expect(refused.filter((sentence) => !sentence.startsWith('c.txt'))).toEqual([
      'a.cbz: is a RAR archive, which is not read here: pack its pictures as ZIP or CBZ',
      'b.cbz: is a single picture: give the folder that holds the pages',
      'd.png: is a single picture: give the folder that holds the pages',
      'e.docx: is not a kind of file that can be imported: text (.txt), EPUB, CBZ, ZIP, or a folder',
      'missing.cbz: does not exist, or may not be read',
      'f.zip: holds no pictures (archives inside of an archive are not opened)',
      'g.cbz: holds an entry that leads out of the archive, "../1.png"',
    ]);
    expect(refused.some((sentence) => sentence.startsWith('c.txt'))).toBe(true);
  });

  it('names the archive and the page that is broken, and leaves nothing of it', async () => {
    await put(
      'ja/a.cbz',
      makeZip([
        { name: '1.png', content: await png(1) },
        { name: '2.png', content: 'broken' },
      ]),
    );
    expect(await run(['ja/a.cbz'])).toEqual({ works: [], refused: ['ja/a.cbz/2.png: is not a PNG, JPEG, WebP, AVIF or GIF picture'] });
    expect(await test.files()).toEqual([]);
  });

  it('begins no further work after the signal', async () => {
    await put('a.txt', 'Đêm nay trăng sáng lắm, ai ơi.\n');
    const report = await importPaths([sources], NOTHING_SAID, test.store, {}, AbortSignal.abort());
    expect(report).toEqual({ works: [], refused: [] });
  });
});
