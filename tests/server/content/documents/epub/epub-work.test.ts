import { describe, expect, it } from 'vitest';
import { type RefusalKind, RefusedFile } from '#server/content/refused-file.error.ts';
import { readBook as read } from './read-book.ts';
import { memoryArchive, page, smallBook } from './memory-archive.ts';

function toc(items: string): string {
  return page(`<nav epub:type="toc"><ol>${items}</ol></nav>`);
}

function protectedBy(algorithm: string): string {
  return `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`;
}

it.each([
  [
    '&lt;div&gt;&lt;p&gt;Anh &amp;amp; em&amp;nbsp;– &lt;b&gt;một&lt;/b&gt; nhà.&lt;/p&gt;\n&lt;p&gt;Hai&lt;br/&gt;ba.&lt;/p&gt;&lt;/div&gt;',
    'Anh & em – một nhà.\nHai\nba.',
  ],
  ['Trời\n  mưa, 1 &lt; 2.', 'Trời mưa, 1 < 2.'],
  ['\n  Một đêm trăng.\n  Hai người gặp nhau.\r\n\r\n  Rồi xa.\n', 'Một đêm trăng.\nHai người gặp nhau.\nRồi xa.'],
  [
    'Ở một làng nhỏ ven sông có hai anh em nhà nọ\nThương yêu nhau lắm và không bao giờ xa nhau,\nCho đến một hôm có người khách lạ từ phương xa\nTìm tới và hỏi thăm về một chiếc đèn cũ của cha\nHọ.',
    'Ở một làng nhỏ ven sông có hai anh em nhà nọ Thương yêu nhau lắm và không bao giờ xa nhau, Cho đến một hôm có người khách lạ từ phương xa Tìm tới và hỏi thăm về một chiếc đèn cũ của cha Họ.',
  ],
])('The description of an EPUB is the words of %s.', async (given, description) => {
  const work = await read(smallBook({ metadata: `<dc:description>${given}</dc:description>`, entries: { 'a.xhtml': page('<p>甲</p>') } }));
  expect(work.description).toBe(description);
});

it.each([
  [
    'a later volume of a series that is called as it is',
    '<meta name="calibre:series" content="草枕"/><meta name="calibre:series_index" content="2.0"/>',
    '草枕 2',
  ],
  [
    'such a volume in EPUB 3',
    '<meta property="belongs-to-collection" id="c">草枕</meta><meta refines="#c" property="group-position">3</meta>',
    '草枕 3',
  ],
  ['the first volume', '<meta name="calibre:series" content="草枕"/><meta name="calibre:series_index" content="1.0"/>', '草枕'],
  [
    'a volume with a name of its own',
    '<meta name="calibre:series" content="漱石"/><meta name="calibre:series_index" content="2"/>',
    '草枕',
  ],
])('The title of an EPUB tells %s apart.', async (_title, metadata, title) => {
  const entries = { 'a.xhtml': page('<p>草枕</p>'), 'b.xhtml': page('<p>甲</p>') };
  const work = await read(smallBook({ metadata, spine: '<itemref idref="a"/><itemref idref="b"/>', entries }));
  expect([work.title, work.chapters.map(({ sourceKey }) => sourceKey)]).toEqual([title, ['OPS/b.xhtml']]);
});

it('The genres of an EPUB are those of its subjects that the site has a name for.', async () => {
  const metadata = '<dc:subject>Kỳ ảo, Sci-Fi</dc:subject><dc:subject>to-read</dc:subject><dc:subject>歴史</dc:subject>';
  const work = await read(smallBook({ metadata, entries: { 'a.xhtml': page('<p>甲</p>') } }));
  expect(work.genres).toEqual(['fantasy', 'science-fiction', 'historical']);
});

describe('the cover of an EPUB', () => {
  it.each([
    ['is the picture alone on its first page where it names none', '<svg><image xlink:href="cover.jpg"/></svg>', '', 'OPS/cover.jpg'],
    ['is the picture that it names', '<img src="other.jpg"/>', '<meta name="cover" content="c"/>', 'OPS/cover.jpg'],
    ['is no picture beside words', '<p>草枕</p><img src="cover.jpg"/>', '', undefined],
  ])('%s', async (_title, first, metadata, cover) => {
    const work = await read(
      smallBook({
        metadata,
        manifest: '<item id="c" href="cover.jpg" media-type="image/jpeg"/>',
        spine: '<itemref idref="b"/><itemref idref="a"/>',
        entries: { 'a.xhtml': page('<p>甲</p>'), 'b.xhtml': page(first), 'cover.jpg': 'x', 'other.jpg': 'y' },
      }),
    );
    expect(work.cover?.name).toBe(cover);
  });
});

describe('chapters of an EPUB', () => {
  const nav = '<item id="nav" properties="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>';

  it('begin where the table of contents says, and take its titles', async () => {
    const work = await read(
      smallBook({
        manifest: nav,
        spine: '<itemref idref="b"/><itemref idref="a"/>',
        entries: {
          'nav.xhtml': toc('<li><a href="b.xhtml">一</a></li><li><a href="a.xhtml#two">二</a></li>'),
          'a.xhtml': page('<p>終り</p><section id="two"><h2>二</h2><p>乙</p></section>'),
          'b.xhtml': page('<h1>一</h1><p>甲</p>'),
        },
      }),
    );
    expect(work.chapters).toMatchObject([
      { sourceKey: 'OPS/b.xhtml', number: '1', title: '一', content: { document: { blocks: [{ runs: ['甲'] }, { runs: ['終り'] }] } } },
      { sourceKey: 'OPS/a.xhtml#two', number: '2', title: '二', content: { document: { blocks: [{ runs: ['乙'] }] } } },
    ]);
  });

  it('are the documents where there is no table of contents, without the title page', async () => {
    const work = await read(
      smallBook({
        metadata:
          '<dc:creator id="c">夏目 漱石</dc:creator><meta refines="#c" property="role">aut</meta><meta refines="#c" property="file-as">なつめ そうせき</meta>',
        spine: '<itemref idref="a"/><itemref idref="b"/>',
        entries: { 'a.xhtml': page('<h1>草枕</h1><p>夏目漱石</p>'), 'b.xhtml': page('<h2>一</h2><p>甲</p>') },
      }),
    );
    expect(work).toMatchObject({
      title: '草枕',
      language: 'ja',
      format: 'NOVEL',
      credits: [{ name: '夏目漱石', reading: 'なつめ そうせき', role: 'AUTHOR' }],
      chapters: [{ title: '一' }],
    });
  });

  it('read the old table of contents of EPUB 2', async () => {
    const ncx =
      '<ncx><navMap><navPoint><navLabel><text>一</text></navLabel><content src="a.xhtml"/></navPoint><navPoint><navLabel><text>二</text></navLabel><content src="b.xhtml"/></navPoint></navMap></ncx>';
    const work = await read(
      smallBook({
        manifest: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
        spineAttributes: 'toc="ncx"',
        spine: '<itemref idref="a"/><itemref idref="b"/>',
        entries: { 'toc.ncx': ncx, 'a.xhtml': page('<p>甲</p>'), 'b.xhtml': page('<p>乙</p>') },
      }),
    );
    expect(work.chapters.map(({ title }) => title)).toEqual(['一', '二']);
  });
});

describe('pages of an EPUB', () => {
  it('are the pictures of a fixed layout, read in its direction', async () => {
    const work = await read(
      smallBook({
        metadata: '<meta property="rendition:layout">pre-paginated</meta>',
        manifest: '<item id="p1" href="1.jpg" media-type="image/jpeg"/><item id="p2" href="2.jpg" media-type="image/jpeg"/>',
        spine: '<itemref idref="p1"/><itemref idref="a"/>',
        spineAttributes: 'page-progression-direction="rtl"',
        entries: { '1.jpg': 'x', '2.jpg': 'x', 'a.xhtml': page('<svg><image xlink:href="2.jpg"/></svg>') },
      }),
    );
    expect(work).toMatchObject({
      format: 'COMIC',
      direction: 'RIGHT_TO_LEFT',
      chapters: [{ number: '1', title: null, content: { kind: 'pages', pages: [{ name: 'OPS/1.jpg' }, { name: 'OPS/2.jpg' }] } }],
    });
  });
});

describe('files that are refused', () => {
  it.each<[title: string, archive: ReturnType<typeof memoryArchive>, kind: RefusalKind, reason: string]>([
    ['no container', memoryArchive({ mimetype: 'application/epub+zip' }), 'damaged', 'is not an EPUB: META-INF/container.xml is missing'],
    [
      'no package',
      memoryArchive({ 'META-INF/container.xml': '<container><rootfile full-path="x.opf"/></container>' }),
      'damaged',
      'is not an EPUB that can be read: its package document is missing',
    ],
    ['no document', smallBook({}), 'empty', 'holds no text or picture that can be read'],
    [
      'protection',
      smallBook({
        entries: { 'a.xhtml': page('<p>a</p>'), 'META-INF/encryption.xml': protectedBy('http://www.w3.org/2001/04/xmlenc#aes128-cbc') },
      }),
      'copyProtected',
      'is protected against copying (DRM), so its text cannot be read',
    ],
  ])('for %s', async (_title, archive, kind, reason) => {
    await expect(read(archive)).rejects.toEqual(new RefusedFile('book.epub', kind, reason));
  });

  it('are not those whose fonts alone are scrambled', async () => {
    const work = await read(
      smallBook({
        entries: { 'a.xhtml': page('<p>甲</p>'), 'META-INF/encryption.xml': protectedBy('http://www.idpf.org/2008/embedding') },
      }),
    );
    expect(work.chapters).toHaveLength(1);
  });
});
