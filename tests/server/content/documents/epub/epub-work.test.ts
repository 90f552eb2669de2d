import { describe, expect, it } from 'vitest';
import { type RefusalKind, RefusedFile } from '#server/content/refused-file.error.ts';
import { blocksOf, readBook as read } from './read-book.ts';
import { memoryArchive, page, smallBook } from './memory-archive.ts';

function toc(items: string): string {
  return page(`<nav epub:type="toc"><ol>${items}</ol></nav>`);
}

function protectedBy(algorithm: string): string {
  return `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`;
}

describe('text of an EPUB', () => {
  it.each([
    [
      'ruby',
      '<p><ruby>山路<rp>(</rp><rt>やまみち</rt><rp>)</rp></ruby>を</p>',
      [{ kind: 'paragraph', runs: [{ text: '山路', ruby: 'やまみち' }, 'を'] }],
    ],
    [
      'ruby by characters',
      '<p><ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby></p>',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: '漢', ruby: 'かん' },
            { text: '字', ruby: 'じ' },
          ],
        },
      ],
    ],
    [
      'ruby with bases apart',
      '<p><ruby><rb>漢</rb><rb>字</rb><rt>かん</rt><rt>じ</rt></ruby></p>',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: '漢', ruby: 'かん' },
            { text: '字', ruby: 'じ' },
          ],
        },
      ],
    ],
    [
      'bold, italic, raised',
      '<p><b>a</b><em>b</em><sup>2</sup></p>',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: 'a', bold: true },
            { text: 'b', italic: true },
            { text: '2', script: 'super' },
          ],
        },
      ],
    ],
    [
      'white space',
      '<p>\n  một\n  hai  </p><p>漢\n字</p>',
      [
        { kind: 'paragraph', runs: ['một hai'] },
        { kind: 'paragraph', runs: ['漢字'] },
      ],
    ],
    [
      'the wide space that opens a Japanese paragraph, and nothing of an empty one',
      '<p>\n　朝。　</p><h3>　題</h3><p>　</p><p>「はい」</p><p>　<ruby>夜<rt>よる</rt></ruby></p>',
      [
        { kind: 'paragraph', runs: ['　朝。'] },
        { kind: 'heading', level: 3, runs: ['題'] },
        { kind: 'paragraph', runs: ['「はい」'] },
        { kind: 'paragraph', runs: ['　', { text: '夜', ruby: 'よる' }] },
      ],
    ],
    [
      'lists',
      '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
      [
        { kind: 'paragraph', runs: ['3. a'] },
        { kind: 'paragraph', runs: ['4. b'] },
        { kind: 'paragraph', runs: ['• c'] },
      ],
    ],
    [
      'the sign of a list item with its first paragraph',
      '<ul><li><p><b>a</b></p><p>b</p></li><li><ul><li>c</li></ul></li></ul><ol><li> <div>d</div> </li></ol>',
      [
        { kind: 'paragraph', runs: ['• ', { text: 'a', bold: true }] },
        { kind: 'paragraph', runs: ['b'] },
        { kind: 'paragraph', runs: ['• c'], indent: 1 },
        { kind: 'paragraph', runs: ['1. d'] },
      ],
    ],
    ['tables', '<table><tr><th>a</th><td>b</td></tr></table>', [{ kind: 'paragraph', runs: ['a | b'] }]],
    [
      'tables whose cells hold paragraphs',
      '<table><tr><td><p>a</p></td><td> <div><p>b</p></div> </td></tr><tr><td>c</td><td><p>d</p><p>e</p></td><td>f</td></tr></table>',
      [
        { kind: 'paragraph', runs: ['a | b'] },
        { kind: 'paragraph', runs: ['c'] },
        { kind: 'paragraph', runs: ['d'] },
        { kind: 'paragraph', runs: ['e'] },
        { kind: 'paragraph', runs: ['f'] },
      ],
    ],
    ['quotations', '<blockquote><p>a</p></blockquote>', [{ kind: 'paragraph', runs: ['a'], indent: 2 }]],
    [
      'rules between text',
      '<p>a</p><hr/><p>b</p>',
      [{ kind: 'paragraph', runs: ['a'] }, { kind: 'sceneBreak' }, { kind: 'paragraph', runs: ['b'] }],
    ],
    [
      'verse by its class',
      '<div class="poem"><p>một</p><p>hai</p></div>',
      [{ kind: 'verse', lines: [{ runs: ['một'] }, { runs: ['hai'] }] }],
    ],
    [
      'verse without the numbers of its lines, and words without those of pages',
      '<div class="linegroup"><div>And went on<span class="lnum">10</span></div><div><span class="line-number">11</span> And drank 12<sup>th</sup></div></div><p>chữ <span role="doc-pagebreak">12</span>tiếp</p>',
      [
        { kind: 'verse', lines: [{ runs: ['And went on'] }, { runs: ['And drank 12', { text: 'th', script: 'super' }] }] },
        { kind: 'paragraph', runs: ['chữ tiếp'] },
      ],
    ],
    [
      'verse by its breaks',
      '<p>một<br/>hai<br/>ba</p>',
      [{ kind: 'verse', lines: [{ runs: ['một'] }, { runs: ['hai'] }, { runs: ['ba'] }] }],
    ],
    [
      'paragraphs that two line breaks part, and stanzas so parted',
      '<p>Dòng một.<br/><br/>Dòng <b>hai</b>.<br/>&nbsp;<br/>Dòng ba.<br/></p><p>sáu<br/>tám<br/><br/>sáu<br/>tám</p><h2>a<br/><br/>b</h2>',
      [
        { kind: 'paragraph', runs: ['Dòng một.'] },
        { kind: 'sceneBreak' },
        { kind: 'paragraph', runs: ['Dòng', { text: ' hai', bold: true }, '.'] },
        { kind: 'sceneBreak' },
        { kind: 'paragraph', runs: ['Dòng ba.'] },
        { kind: 'verse', lines: [{ runs: ['sáu'] }, { runs: ['tám'] }] },
        { kind: 'verse', lines: [{ runs: ['sáu'] }, { runs: ['tám'] }] },
        { kind: 'heading', level: 2, runs: ['a b'] },
      ],
    ],
    [
      'the lines of preformatted text',
      '<pre>\nKính gửi\nông An\n\nký tên</pre>',
      [{ kind: 'verse', lines: [{ runs: ['Kính gửi'] }, { runs: ['ông An'] }, { runs: ['ký tên'] }] }],
    ],
    ['entities of HTML', '<p>a&nbsp;&mdash;&#x3042;</p>', [{ kind: 'paragraph', runs: ['a\u00a0—あ'] }]],
    [
      'headings inside',
      '<p>a</p><h3>b</h3>',
      [
        { kind: 'paragraph', runs: ['a'] },
        { kind: 'heading', level: 3, runs: ['b'] },
      ],
    ],
  ])('keeps %s', async (_title, body, blocks) => {
    expect(await blocksOf(body)).toEqual(blocks);
  });

  it('leaves out scripts, frames, forms and links to elsewhere', async () => {
    const body =
      '<p onclick="x()">a<script>alert(1)</script><img src="https://elsewhere.example/x.png"/><a href="javascript:x()">b</a></p><iframe src="x">c</iframe><form><button>d</button></form>';
    expect(await blocksOf(body)).toEqual([{ kind: 'paragraph', runs: ['ab'] }]);
  });

  it('knows no entity that a document defines itself', async () => {
    const bomb = '<!DOCTYPE html [<!ENTITY a "AAAA"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const work = await read(smallBook({ entries: { 'a.xhtml': `${bomb}${page('<p>&b;&x;</p>')}` } }));
    expect(work.chapters[0]?.content).toMatchObject({ document: { blocks: [{ runs: ['&b;&x;'] }] } });
  });

  it('refuses elements nested beyond all reason', async () => {
    const nested = smallBook({ entries: { 'a.xhtml': page('<div>'.repeat(1_000_000)) } });
    await expect(read(nested)).rejects.toEqual(
      new RefusedFile('book.epub (OPS/a.xhtml)', 'other', 'nests more than 10000 elements in each other'),
    );
  });

  it.each([
    ['signs', '&'.repeat(2_000_000)],
    ['spaces', `a${' '.repeat(3_000_000)}b`],
    ['line breaks', `<p>a${'<br/>'.repeat(200_000)}</p>`],
    ['ruby', '<ruby>漢<rt>か</rt></ruby>'.repeat(100_000)],
    ['links to one note', `${'<a href="#n">1</a>'.repeat(50_000)}<p id="n">note</p>`],
  ])('reads megabytes of %s', async (_title, body) => {
    const work = await read(smallBook({ entries: { 'a.xhtml': page(`<h1>一</h1><p>${body}</p>`) } }));
    expect(work.chapters).toHaveLength(1);
  });

  it('takes elements nested without end for the one they are in', async () => {
    expect(await blocksOf(`${'<div>'.repeat(5_000)}a`)).toEqual([{ kind: 'paragraph', runs: ['a'] }]);
  });

  it('makes notes of what links stand for, and takes them out of the text', async () => {
    const body = '<p>a<a epub:type="noteref" href="#n">*</a></p><aside epub:type="footnote" id="n"><p>note <a href="#r">1</a></p></aside>';
    const work = await read(smallBook({ entries: { 'a.xhtml': page(body) } }));
    expect(work.chapters[0]?.content).toMatchObject({
      document: { blocks: [{ kind: 'paragraph', runs: ['a', { text: '*', note: 'n1' }] }], notes: [{ id: 'n1', runs: ['note'] }] },
    });
  });

  it('makes no notes of chapters that numbers lead to', async () => {
    const body =
      '<p>a <sup><a href="#one">1</a></sup> <sup><a href="#two">2</a></sup></p><div id="one"><h3>b</h3><p>c</p></div><div id="two"><p>d</p></div>';
    expect(await blocksOf(body)).toMatchObject([
      { kind: 'paragraph', runs: ['a', { text: ' 1', script: 'super' }, ' ', { text: '2', note: 'n1' }] },
      { kind: 'heading', runs: ['b'] },
      { kind: 'paragraph', runs: ['c'] },
    ]);
  });

  it('names pictures by their place in the archive and leaves out those that are not there', async () => {
    const work = await read(
      smallBook({
        manifest: '<item id="p" href="img/%E7%B5%B5.png" media-type="image/png"/>',
        entries: { 'a.xhtml': page('<p>a</p><img src="img/絵.png" alt="絵"/><img src="gone.png"/>'), 'img/絵.png': 'x' },
      }),
    );
    expect(work.chapters[0]?.content).toMatchObject({
      document: { blocks: [{ kind: 'paragraph' }, { kind: 'picture', pictureId: 'OPS/img/絵.png', alt: '絵' }] },
      pictures: [{ name: 'OPS/img/絵.png' }],
    });
  });
});

it.each([
  [
    '&lt;div&gt;&lt;p&gt;Anh &amp;amp; em&amp;nbsp;– &lt;b&gt;một&lt;/b&gt; nhà.&lt;/p&gt;\n&lt;p&gt;Hai&lt;br/&gt;ba.&lt;/p&gt;&lt;/div&gt;',
    'Anh & em – một nhà.\nHai\nba.',
  ],
  ['Trời\n  mưa, 1 &lt; 2.', 'Trời mưa, 1 < 2.'],
])('The description of an EPUB is the words of %s.', async (given, description) => {
  const work = await read(smallBook({ metadata: `<dc:description>${given}</dc:description>`, entries: { 'a.xhtml': page('<p>甲</p>') } }));
  expect(work.description).toBe(description);
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
