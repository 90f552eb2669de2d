import { describe, expect, it } from 'vitest';
import { findWorkPlaces } from '#server/content/sources/work-places.ts';

describe('the place of a work', () => {
  it('is a folder of pictures, in natural order and without what file managers leave', () => {
    expect(findWorkPlaces(['25.jpg', '4.jpg', '.DS_Store', '._4.jpg', 'Thumbs.db', '__MACOSX/4.jpg', 'credits.txt'])).toEqual([
      { kind: 'pictures', folder: '', cover: null, chapters: [{ folder: '', pages: ['4.jpg', '25.jpg'] }] },
    ]);
  });

  it('is the folder around numbered folders of pictures, which are its chapters', () => {
    expect(findWorkPlaces(['Lantern/ja/10/1.png', 'Lantern/ja/2/b/2.png', 'Lantern/ja/2/1.png', 'Lantern/ja/cover.png'])).toEqual([
      {
        kind: 'pictures',
        folder: 'Lantern/ja',
        cover: 'Lantern/ja/cover.png',
        chapters: [
          { folder: 'Lantern/ja/2', pages: ['Lantern/ja/2/1.png', 'Lantern/ja/2/b/2.png'] },
          { folder: 'Lantern/ja/10', pages: ['Lantern/ja/10/1.png'] },
        ],
      },
    ]);
  });

  it('is each folder of its own where they are not numbered', () => {
    expect(findWorkPlaces(['Moon/1.png', 'Sun/1.png']).map(({ kind, folder }) => [kind, folder])).toEqual([
      ['pictures', 'Moon'],
      ['pictures', 'Sun'],
    ]);
  });

  it('is one chapter where pictures lie beside a folder that is not numbered', () => {
    expect(findWorkPlaces(['subfolder/P08.jpg', 'P02.jpg', 'P03.jpg'])).toEqual([
      { kind: 'pictures', folder: '', cover: null, chapters: [{ folder: '', pages: ['P02.jpg', 'P03.jpg', 'subfolder/P08.jpg'] }] },
    ]);
  });

  it('is a folder with work.json, whatever else it holds', () => {
    expect(findWorkPlaces(['a/work.json', 'a/01/1.png', 'a/1.txt', 'b/work.json'])).toEqual([
      { kind: 'manifest', folder: 'a' },
      { kind: 'manifest', folder: 'b' },
    ]);
  });

  it('holds texts, archives and EPUBs, and folders beside them are looked at too', () => {
    expect(findWorkPlaces(['x/b.txt', 'x/a.txt', 'x/c.cbz', 'x/d.epub', 'x/e.rar', 'x/readme.md', 'x/y/01/1.png'])).toEqual([
      { kind: 'files', folder: 'x', texts: ['x/a.txt', 'x/b.txt'], archives: ['x/c.cbz', 'x/e.rar'], epubs: ['x/d.epub'] },
      { kind: 'pictures', folder: 'x/y', cover: null, chapters: [{ folder: 'x/y/01', pages: ['x/y/01/1.png'] }] },
    ]);
  });

  it('is nowhere among other files', () => {
    expect(findWorkPlaces(['a.pdf', 'b/c.docx'])).toEqual([]);
  });
});
