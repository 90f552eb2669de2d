import { describe, expect, it } from 'vitest';
import { findWorkPlaces } from '#server/content/sources/work-places.ts';

describe('the place of a work', () => {
  it('is a folder of pictures, in natural order and without what file managers leave', () => {
    expect(findWorkPlaces(['25.jpg', '4.jpg', '.DS_Store', '._4.jpg', 'Thumbs.db', '__MACOSX/4.jpg', 'credits.txt'])).toEqual([
      { kind: 'pictures', folder: '', cover: null, chapters: [{ folder: '', pages: ['4.jpg', '25.jpg'] }] },
    ]);
  });

  it('begins with the page that is called the cover', () => {
    expect(findWorkPlaces(['W/001.png', 'W/002.png', 'W/Cover.png', 'W/coverless.png'])).toMatchObject([
      { chapters: [{ pages: ['W/Cover.png', 'W/001.png', 'W/002.png', 'W/coverless.png'] }] },
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

  it.each([
    ['of volumes', ['W/Volume 10/1.png', 'W/Volume 2/1.png'], ['W/Volume 2', 'W/Volume 10']],
    [
      'of chapters inside of volumes',
      ['W/Vol 1/Ch 1/1.png', 'W/Vol 1/Ch 2/1.png', 'W/Vol 2/Ch 3/1.png'],
      ['W/Vol 1/Ch 1', 'W/Vol 1/Ch 2', 'W/Vol 2/Ch 3'],
    ],
    ['that open with its name', ['W/Moon 10/1.png', 'W/Moon 9/1.png'], ['W/Moon 9', 'W/Moon 10']],
    [
      'of volumes beside one without a number, which stands behind them',
      ['W/Extra/01/1.png', 'W/Extra/02/1.png', 'W/Vol 1/01/1.png', 'W/Vol 2/01/1.png'],
      ['W/Vol 1/01', 'W/Vol 2/01', 'W/Extra/01', 'W/Extra/02'],
    ],
    ['of one volume beside extras', ['W/番外編/01/1.png', 'W/第1巻/01/1.png'], ['W/第1巻/01', 'W/番外編/01']],
    [
      'that open with its name beside extras',
      ['W/Moon 1/1.png', 'W/Moon 2/1.png', 'W/Tập đặc biệt/1.png', 'W/Tập đặc biệt/01/1.png'],
      ['W/Moon 1', 'W/Moon 2', 'W/Tập đặc biệt/01'],
    ],
    [
      'of volumes beside a volume of any name',
      ['W/Hậu truyện của Lan/1/1.png', 'W/Tập 1/1/1.png', 'W/Tập 2/1/1.png'],
      ['W/Tập 1/1', 'W/Tập 2/1', 'W/Hậu truyện của Lan/1'],
    ],
    [
      'with numbers from 1 on beside a volume of any name',
      ['W/01/1.png', 'W/02/1.png', 'W/After/1/1.png', 'W/After/2/1.png'],
      ['W/01', 'W/02', 'W/After/1', 'W/After/2'],
    ],
    ['beside a chapter that stands first by its name', ['W/Ch 1/1.png', 'W/Ch 2/1.png', 'W/After/1.png'], ['W/Ch 1', 'W/Ch 2', 'W/After']],
    ['beside one without a number', ['W/01/1.png', 'W/02/1.png', 'W/Extras/1.png'], ['W/01', 'W/02', 'W/Extras']],
  ])('is the folder around folders %s, with the cover beside them', (_title, names, chapters) => {
    for (const cover of [[], ['W/cover.png']]) {
      const places = findWorkPlaces([...names, ...cover]);
      expect(
        places.map((place) => place.kind === 'pictures' && [place.folder, place.cover, ...place.chapters.map(({ folder }) => folder)]),
      ).toEqual([['W', cover[0] ?? null, ...chapters]]);
    }
  });

  it.each([
    ['whose names begin with those who made them', ['W/GrpA_Vol.1 Ch.1 - X', 'W/GrpB_Vol.1 Ch.2', 'W/[C]_Ch.3'], ['W']],
    ['that say the series with tags', ['W/Moon v01 (2003)', 'W/Moon v02 (2004) (Digital)'], ['W']],
    ['that say several series', ['W/Moon v01', 'W/Sun v01'], ['W/Moon v01', 'W/Sun v01']],
  ])('takes folders %s as they are called', (_title, folders, places) => {
    expect(findWorkPlaces(folders.map((folder) => `${folder}/1.png`)).map(({ folder }) => folder)).toEqual(places);
  });

  it('has the cover of a volume before its first chapter, and a chapter whole though folders lie in it', () => {
    expect(findWorkPlaces(['W/1/cover.png', 'W/1/01/1.png', 'W/1/02/1.png', 'W/2/1.png', 'W/2/2.png', 'W/2/9/3.png'])).toEqual([
      {
        kind: 'pictures',
        folder: 'W',
        cover: null,
        chapters: [
          { folder: 'W/1/01', pages: ['W/1/cover.png', 'W/1/01/1.png'] },
          { folder: 'W/1/02', pages: ['W/1/02/1.png'] },
          { folder: 'W/2', pages: ['W/2/1.png', 'W/2/2.png', 'W/2/9/3.png'] },
        ],
      },
    ]);
  });

  it('is each folder of chapters among others of which some are no volumes', () => {
    const names = ['86/01/1.png', '100 Bullets/01/1.png', 'Moon/01/1.png', 'Moon/02/1.png'];
    expect(findWorkPlaces(names).map(({ kind, folder }) => [kind, folder])).toEqual([
      ['pictures', '86'],
      ['pictures', '100 Bullets'],
      ['pictures', 'Moon'],
    ]);
  });

  it.each([
    ['one number and a title', ['86/01/1.png', 'Moon/01/1.png']],
    ['extras alone', ['Extra/1.png', 'Special/1.png']],
    ['numbers that are titles', ['W/20/01/1.png', 'W/86/01/1.png', 'W/Moon/01/1.png']],
  ])('is each folder of its own among %s', (_title, names) => {
    expect(findWorkPlaces(names).map(({ folder }) => folder)).toEqual(names.map((name) => name.replace(/(?:\/01)?\/1\.png$/, '')));
  });

  it('leaves what else lies in the folders of its chapters to be found', () => {
    const names = [
      'W/Vol 1/Ch 1/1.png',
      'W/Vol 1/Ch 2/1.png',
      'W/Vol 1/Ch 3.cbz',
      'W/Vol 1/credits.txt',
      'W/Vol 1/x/y/1.png',
      'W/Vol 2/Ch 4/1.png',
    ];
    expect(findWorkPlaces(names).map(({ kind, folder }) => [kind, folder])).toEqual([
      ['pictures', 'W'],
      ['files', 'W/Vol 1'],
      ['pictures', 'W/Vol 1/x/y'],
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
      { kind: 'files', folder: 'x', texts: ['x/a.txt', 'x/b.txt'], archives: ['x/c.cbz', 'x/e.rar'], epubs: ['x/d.epub'], cover: null },
      { kind: 'pictures', folder: 'x/y', cover: null, chapters: [{ folder: 'x/y/01', pages: ['x/y/01/1.png'] }] },
    ]);
  });

  it('is nowhere among other files', () => {
    expect(findWorkPlaces(['a.pdf', 'b/c.docx'])).toEqual([]);
  });
});
