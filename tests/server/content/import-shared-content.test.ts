import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { textOfDocument } from '#graphql/document/document-text.ts';
import { type ImportReport, importPaths } from '#server/content/import-run.ts';
import { type TestStore, createTestStore } from '#tests/support/files/content-store.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';

let test: TestStore;

async function run(name: string, language: 'vi' | 'ja' | null = null): Promise<ImportReport> {
  return importPaths([sharedContent.path(name)], { language, format: null }, test.store);
}

const summary = ({ works }: ImportReport) => works.map(({ title, chapters, pages }) => [title, chapters, pages]);

async function documents(title: string): Promise<ChapterDocument[]> {
  const versions = await test.database
    .selectFrom('works')
    .innerJoin('chapters', 'chapters.work_id', 'works.id')
    .innerJoin('chapter_versions', 'chapter_versions.id', 'chapters.version_id')
    .select('document')
    .where('works.title', '=', title)
    .orderBy('chapters.position')
    .execute();
  return versions.flatMap(({ document }) => (document === null ? [] : [document]));
}

async function hostileFiles(name: string): Promise<string[]> {
  const entries = await readdir(sharedContent.path('hostile', name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .toSorted();
}

async function runPaths(paths: readonly string[]): Promise<{ works: number; refused: string[] }> {
  const { works, refused } = await importPaths(paths, { language: 'vi', format: null }, test.store);
  return { works: works.length, refused: refused.map(({ message }) => message) };
}

describe.skipIf(isSharedContentMissing())('the works of others', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    test = await createTestStore();
  });
  afterAll(async () => {
    await test.close();
  });

  it('are comics with all their pages, in natural order, read the way they were made', async () => {
    const report = await run('comics', 'ja');
    expect(report.refused).toEqual([]);
    expect(summary(report)).toEqual([
      ['Pepper and carrot', 3, 20],
      ['Shigisan engi', 1, 22],
      ['Tori no me', 1, 11],
    ]);
    const works = await test.database
      .selectFrom('works')
      .select(['title', 'direction'])
      .where('format', '=', 'COMIC')
      .orderBy('title')
      .execute();
    expect(works).toEqual([
      { title: 'Pepper and carrot', direction: 'RIGHT_TO_LEFT' },
      { title: 'Shigisan engi', direction: 'RIGHT_TO_LEFT' },
      { title: 'Tori no me', direction: 'TOP_TO_BOTTOM' },
    ]);
    const scroll = await test.database
      .selectFrom('version_pages')
      .innerJoin('pictures', 'pictures.id', 'picture_id')
      .innerJoin('chapters', 'chapters.version_id', 'version_pages.version_id')
      .innerJoin('works', 'works.id', 'chapters.work_id')
      .select('pictures.width')
      .where('works.title', '=', 'Shigisan engi')
      .orderBy('version_pages.position')
      .execute();
    expect(scroll.slice(0, 7).map(({ width }) => width)).toEqual([955, 820, 836, 830, 830, 831, 878]);
  });

  it('are archives of comics, of which those without pictures are refused', async () => {
    const report = await run('cbz', 'vi');
    expect(summary(report)).toEqual([['Series', 1, 3]]);
    expect(report.refused.map(({ file, reason }) => [file.split('/').at(-1), reason])).toEqual([
      ['no-images_comicinfo-only.cbz', 'holds no pictures (archives inside of an archive are not opened)'],
      ['no-images_comicinfo-only.rar5.cbr', 'is a RAR archive, which is not read here: pack its pictures as ZIP or CBZ'],
    ]);
  });

  it('are novels in both languages, several files of one title together', async () => {
    const report = await run('novels');
    expect(report.refused).toEqual([]);
    const counts = await test.database.selectFrom('works').select(['language']).where('format', '=', 'NOVEL').execute();
    expect({
      ja: counts.filter(({ language }) => language === 'ja').length,
      vi: counts.filter(({ language }) => language === 'vi').length,
    }).toEqual({ ja: 12, vi: 10 });
    const chapters = Object.fromEntries(summary(report).map(([title, count]) => [title, count]));
    expect(chapters).toMatchObject({ 源氏物語: 56, 羅生門: 1, 坊っちゃん: 11, 吾輩は猫である: 11 });
  });

  it('hold what is to be read: ruby, instalments in order, and lines that are not cut', async () => {
    const [rashomon] = await documents('羅生門');
    const runs = (rashomon?.blocks ?? []).flatMap((block) => (block.kind === 'paragraph' ? block.runs : []));
    expect(runs).toContainEqual({ text: '下人', ruby: 'げにん' });
    const titles = await test.database
      .selectFrom('chapters')
      .innerJoin('works', 'works.id', 'work_id')
      .select('chapters.title')
      .where('works.title', '=', '源氏物語')
      .orderBy('position')
      .execute();
    expect(titles.slice(0, 3).map(({ title }) => title?.replace(/^\d+\s*/, ''))).toEqual(['桐壺', '帚木', '空蝉']);
    const everything = (await documents('源氏物語')).map(textOfDocument).join('\n');
    expect(everything).not.toMatch(/［＃|《|\uFFFD/);
  });

  it('are EPUBs, flowing and fixed', async () => {
    const report = await run('epub', 'vi');
    expect(report.refused).toEqual([]);
    expect(report.works).toHaveLength(9);
    expect(report.works.find(({ title }) => title === 'ハルコさんの彼氏')?.pages).toBe(13);
    expect(report.works.find(({ title }) => title === 'Số đỏ')?.chapters).toBe(20);
  });

  it('change nothing when they are imported again', async () => {
    const files = await test.files();
    const reports = [await run('comics', 'ja'), await run('novels'), await run('epub', 'vi')];
    expect(new Set(reports.flatMap(({ works }) => works.map(({ outcome }) => outcome)))).toEqual(new Set(['unchanged']));
    expect(await test.files()).toEqual(files);
  });
});

describe.skipIf(isSharedContentMissing())('hostile files', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    test = await createTestStore();
    folder = await mkdtemp(join(tmpdir(), 'futago-hostile-'));
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('that are archives are imported harmlessly or refused with a sentence that names them', async () => {
    const paths = await hostileFiles('zip');
    const { works, refused } = await runPaths(paths);
    expect({ works, refused: refused.length }).toEqual({ works: 8, refused: 58 });
    expect(refused.filter((sentence) => !paths.some((path) => sentence.startsWith(path)))).toEqual([]);
  });

  it('that are RAR or 7z are refused, also under another name', async () => {
    const { works, refused } = await runPaths(await hostileFiles('rar'));
    expect({ works, refused: refused.length }).toEqual({ works: 0, refused: 8 });
    expect(refused.every((sentence) => /is a (RAR|7z) archive, which is not read here/.test(sentence))).toBe(true);
  });

  it('that are texts or EPUBs are imported or refused', async () => {
    expect(await runPaths(await hostileFiles('text'))).toEqual({ works: 1, refused: [] });
    const { works, refused } = await runPaths([...(await hostileFiles('epub-ocf')), ...(await hostileFiles('epub-w3c'))]);
    expect(works + refused.length).toBe((await hostileFiles('epub-ocf')).length + (await hostileFiles('epub-w3c')).length);
    expect(works).toBeGreaterThan(30);
  });

  it('that are pictures are stored or refused, and what is refused leaves nothing', async () => {
    const before = (await test.database.selectFrom('pictures').select('id').execute()).length;
    const pictures = await hostileFiles('images');
    const folders = pictures.map((_picture, index) => join(folder, `picture ${index}`));
    for (const [index, picture] of pictures.entries()) {
      await mkdir(folders[index] ?? '', { recursive: true });
      await cp(picture, join(folders[index] ?? '', `1.${picture.split('.').at(-1) ?? ''}`));
    }
    const { works, refused } = await runPaths(folders);
    expect(works + refused.length).toBe(pictures.length);
    expect(refused.length).toBeGreaterThan(25);
    const stored = await test.database.selectFrom('pictures').select('id').execute();
    expect(stored.length - before).toBeLessThanOrEqual(works);
    expect(new Set((await test.files()).map((file) => file.split('/')[2]))).toEqual(new Set(stored.map(({ id }) => id)));
  });
});
