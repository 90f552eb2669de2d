import { describe, expect, it } from 'vitest';
import type { ArchiveReader } from '#server/content/archives/archive-reader.ts';
import { joinArchives, readComicArchive } from '#server/content/sources/archive-source.ts';

const OPTIONS = { language: 'vi', format: null } as const;

/** Of pictures that nobody reads. */
function named(names: readonly string[]): ArchiveReader {
  return { names: () => names, read: async () => Buffer.alloc(0) };
}

/** Number, key and page names of each chapter. */
async function chaptersOf(archives: Readonly<Record<string, readonly string[]>>) {
  const read = Object.entries(archives).map(([file, names]) => readComicArchive({ path: file, file, around: ['Moon'] }, named(names)));
  const { chapters } = joinArchives(await Promise.all(read), OPTIONS);
  return chapters.map(({ number, sourceKey, content }) => [
    number,
    sourceKey,
    content.kind === 'pages' ? content.pages.map(({ name }) => name.slice(name.indexOf('/') + 1)) : [],
  ]);
}

describe('the chapters of an archive', () => {
  it('are the numbered folders of its volumes', async () => {
    expect(await chaptersOf({ 'moon.zip': ['Vol 1/Ch 1/1.jpg', 'Vol 1/Ch 2/1.jpg', 'Vol 2/Ch 3/1.jpg'] })).toEqual([
      ['1', 'number/1', ['Vol 1/Ch 1/1.jpg']],
      ['2', 'number/2', ['Vol 1/Ch 2/1.jpg']],
      ['3', 'number/3', ['Vol 2/Ch 3/1.jpg']],
    ]);
    expect(await chaptersOf({ 'moon.zip': ['Autumn/01/1.jpg', 'Spring/02/1.jpg', 'Spring/cover.jpg'] })).toEqual([
      ['1', 'number/1', ['Autumn/01/1.jpg']],
      ['2', 'number/2', ['Spring/cover.jpg', 'Spring/02/1.jpg']],
    ]);
  });

  it('are folders that say the name of the series before their number', async () => {
    expect(await chaptersOf({ 'moon.zip': ['Moon - Chương 10/1.jpg', 'Moon - Chương 9/1.jpg', 'Moon - Chương 9.5/1.jpg'] })).toEqual([
      ['9', 'number/9', ['Moon - Chương 9/1.jpg']],
      ['9.5', 'number/9.5', ['Moon - Chương 9.5/1.jpg']],
      ['10', 'number/10', ['Moon - Chương 10/1.jpg']],
    ]);
  });

  it('are folders numbered with kanji, in the order of their numbers', async () => {
    expect(await chaptersOf({ 'moon.zip': ['第七話/1.jpg', '第三話/1.jpg', '第十話/1.jpg'] })).toEqual([
      ['3', 'number/3', ['第三話/1.jpg']],
      ['7', 'number/7', ['第七話/1.jpg']],
      ['10', 'number/10', ['第十話/1.jpg']],
    ]);
  });

  it('stay parted, and what they are, where a folder beside them has no number', async () => {
    expect(await chaptersOf({ 'moon.zip': ['01/1.jpg', '10/1.jpg', 'Extras/1.jpg'] })).toEqual([
      ['1', 'number/1', ['01/1.jpg']],
      ['10', 'number/10', ['10/1.jpg']],
      ['11', 'name/extras', ['Extras/1.jpg']],
    ]);
    expect(await chaptersOf({ 'moon.zip': ['01/1.jpg', '02/1.jpg', 'a.jpg', 'b.jpg'] })).toEqual([
      ['0', 'name/', ['a.jpg', 'b.jpg']],
      ['1', 'number/1', ['01/1.jpg']],
      ['2', 'number/2', ['02/1.jpg']],
    ]);
    expect(await chaptersOf({ 'Bonus.cbz': ['1.jpg'], 'Ch 1.cbz': ['1.jpg'], 'Ch 2.cbz': ['1.jpg'] })).toEqual([
      ['1', 'number/1', ['1.jpg']],
      ['2', 'number/2', ['1.jpg']],
      ['3', 'name/bonus', ['1.jpg']],
    ]);
  });

  it('are one where no folder or a single one is numbered', async () => {
    expect(await chaptersOf({ 'Moon.cbz': ['Pages/1.jpg', 'Covers/1.jpg'] })).toEqual([
      ['1', 'name/moon', ['Covers/1.jpg', 'Pages/1.jpg']],
    ]);
    expect(await chaptersOf({ 'Moon.cbz': ['01/1.jpg', 'Covers/1.jpg'] })).toEqual([['1', 'name/moon', ['01/1.jpg', 'Covers/1.jpg']]]);
  });

  it('follow each other volume by volume where each volume counts from 1, and each has a key of its own', async () => {
    expect(await chaptersOf({ 'v1.cbz': ['01/1.jpg', '02/1.jpg'], 'v2.cbz': ['01/1.jpg', '02/1.jpg'] })).toEqual([
      ['1', 'name/01', ['01/1.jpg']],
      ['2', 'name/02', ['02/1.jpg']],
      ['3', 'name/01 (2)', ['01/1.jpg']],
      ['4', 'name/02 (2)', ['02/1.jpg']],
    ]);
  });
});
