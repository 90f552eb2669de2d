import { describe, expect, it } from 'vitest';
import { page, smallBook } from './memory-archive.ts';
import { readBook } from './read-book.ts';

const MANIFEST = ['c', 'd', 'nav']
  .map((id) => `<item id="${id}" href="${id}.xhtml" ${id === 'nav' ? 'properties="nav"' : ''} media-type="application/xhtml+xml"/>`)
  .join('');

describe('documents beside the reading order of an EPUB', () => {
  it('are chapters where the contents name them, and left out where they do not or hold only notes', async () => {
    const contents = [
      ['a', '一'],
      ['b', '附録'],
      ['d', '註'],
    ].map(([id, title]) => `<li><a href="${id}.xhtml">${title}</a></li>`);
    const work = await readBook(
      smallBook({
        manifest: MANIFEST,
        spine: '<itemref idref="b" linear="no"/><itemref idref="a"/><itemref idref="c" linear="no"/><itemref idref="d" linear="no"/>',
        entries: {
          'nav.xhtml': page(`<nav epub:type="toc"><ol>${contents.join('')}</ol></nav>`),
          'a.xhtml': page('<h1>一</h1><p>甲<a epub:type="noteref" href="d.xhtml#n">*</a></p>'),
          'b.xhtml': page('<h1>附録</h1><p>乙</p>'),
          'c.xhtml': page('<p>丙</p>'),
          'd.xhtml': page('<h1>註</h1><hr/><aside id="n"><p>丁</p></aside>'),
        },
      }),
    );
    expect(work.chapters).toMatchObject([
      { title: '附録', content: { document: { blocks: [{ runs: ['乙'] }] } } },
      { title: '一', content: { document: { blocks: [{ runs: ['甲', { text: '*', note: 'n1' }] }], notes: [{ runs: ['丁'] }] } } },
    ]);
  });
});

it('Chapters of an EPUB begin at the anchors of old markup too, and notes stand there.', async () => {
  const points = ['one', 'two'].map(
    (name) => `<navPoint><navLabel><text>${name}</text></navLabel><content src="a.xhtml#${name}"/></navPoint>`,
  );
  const work = await readBook(
    smallBook({
      manifest: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
      spineAttributes: 'toc="ncx"',
      entries: {
        'toc.ncx': `<ncx><navMap>${points.join('')}</navMap></ncx>`,
        'a.xhtml': page('<p><a name="one"/>A<a href="#n">[1]</a></p><p><a name="two"></a>B</p><p><a name="n">[1]</a> C</p>'),
      },
    }),
  );
  expect(work.chapters).toMatchObject([
    { title: 'one', content: { document: { blocks: [{ runs: ['A', { text: '[1]', note: 'n1' }] }], notes: [{ runs: ['[1] C'] }] } } },
    { title: 'two', content: { document: { blocks: [{ runs: ['B'] }] } } },
  ]);
});

it.each([
  ['without contents', ''],
  [
    'whose contents lead to places that are not there',
    '<li><a href="a.xhtml#x">Chương 1</a></li><li><a href="a.xhtml#y">Chương 2</a></li>',
  ],
])('A book of one document %s has its chapters where its headings are.', async (_title, contents) => {
  const body = '<h1>Sách</h1><h2>Chương 1</h2><p>Mưa.</p><h2>Chương 2</h2><p>Nắng.</p><h2>Chương 2</h2><p>Gió.</p>';
  const work = await readBook(
    smallBook({
      manifest: MANIFEST,
      entries: { 'nav.xhtml': page(`<nav epub:type="toc"><ol>${contents}</ol></nav>`), 'a.xhtml': page(body) },
    }),
  );
  expect(work.chapters.map(({ sourceKey, title }) => [sourceKey, title])).toEqual([
    ['OPS/a.xhtml#Chương 1', 'Chương 1'],
    ['OPS/a.xhtml#Chương 2', 'Chương 2'],
    ['OPS/a.xhtml#Chương 2 (2)', 'Chương 2'],
  ]);
});

it('Contents that an EPUB has among its pages are no chapter, whatever they call themselves.', async () => {
  const links = ['b', 'c', 'd'].map((id, index) => `<p>${index + 1}. <a href="${id}.xhtml">Chương thứ ${index + 1}</a></p>`).join('');
  const work = await readBook(
    smallBook({
      manifest: MANIFEST,
      spine: '<itemref idref="a"/><itemref idref="b"/><itemref idref="c"/><itemref idref="d"/>',
      entries: {
        'a.xhtml': page(`<h2>Mục lục</h2>${links}`),
        'b.xhtml': page('<h2>Một</h2><p>Xem <a href="c.xhtml">hai</a>, <a href="d.xhtml">ba</a>.</p>'),
        'c.xhtml': page('<h2>Hai</h2><p>Mưa.</p>'),
        'd.xhtml': page('<h2>Ba</h2><p>Nắng.</p>'),
      },
    }),
  );
  expect(work.chapters.map(({ title }) => title)).toEqual(['Một', 'Hai', 'Ba']);
});

describe('the title of a chapter in an EPUB', () => {
  it('does not come again where the text says it in a paragraph or in several headings', async () => {
    const contents = ['a', 'b', 'c'].map((id, index) => `<li><a href="${id}.xhtml">Chương ${index + 1}: Mưa</a></li>`).join('');
    const work = await readParted(contents, {
      a: '<p class="t">CHƯƠNG 1</p><p>Mưa</p><p>Trời mưa.</p>',
      b: '<h2>Chương 2</h2><h3>Mưa</h3><p>Mưa nữa.</p>',
      c: '<h2>Chương 3</h2><p>Mưa rào.</p>',
    });
    expect(work.chapters).toMatchObject([
      { number: '1', title: 'Chương 1: Mưa', content: { document: { blocks: [{ runs: ['Trời mưa.'] }] } } },
      { number: '2', title: 'Chương 2: Mưa', content: { document: { blocks: [{ runs: ['Mưa nữa.'] }] } } },
      {
        number: '3',
        title: 'Chương 3: Mưa',
        content: { document: { blocks: [{ kind: 'heading', runs: ['Chương 3'] }, { runs: ['Mưa rào.'] }] } },
      },
    ]);
  });

  it('comes again where the text begins with the same words: a poem is called by its first line', async () => {
    const contents = ['a', 'b'].map((id) => `<li><a href="${id}.xhtml">Ao thu lạnh lẽo</a></li>`).join('');
    const work = await readParted(contents, {
      a: '<p>Ao thu lạnh lẽo,</p><p>nước trong veo.</p>',
      b: '<p><b>Ao thu lạnh lẽo</b></p><p>Một chiếc thuyền câu.</p>',
    });
    expect(work.chapters).toMatchObject([
      { content: { document: { blocks: [{ runs: ['Ao thu lạnh lẽo,'] }, { runs: ['nước trong veo.'] }] } } },
      { content: { document: { blocks: [{ runs: ['Một chiếc thuyền câu.'] }] } } },
    ]);
  });

  it('stands over the next chapter where its page holds nothing else', async () => {
    const contents =
      '<li><a href="a.xhtml">Phần một</a><ol><li><a href="b.xhtml">Chương 1</a></li></ol></li><li><a href="c.xhtml">Phần hai</a><ol><li><a href="d.xhtml">Chương 2</a></li></ol></li>';
    const work = await readParted(contents, {
      a: '<h1>Phần một</h1><h2>Làng</h2>',
      b: '<h2>Chương 1</h2><p>Trời mưa.</p>',
      c: '<h1>Phần hai</h1>',
      d: '<h2>Chương 2</h2><p>Trời nắng.</p>',
    });
    expect(work.chapters).toMatchObject([
      {
        number: '1',
        title: 'Chương 1',
        content: { document: { blocks: [{ runs: ['Phần một'] }, { runs: ['Làng'] }, { runs: ['Trời mưa.'] }] } },
      },
      {
        number: '2',
        title: 'Chương 2',
        content: { document: { blocks: [{ kind: 'heading', level: 1, runs: ['Phần hai'] }, { runs: ['Trời nắng.'] }] } },
      },
    ]);
  });

  it('is without the readings of the contents', async () => {
    const contents =
      '<li><a href="a.xhtml"><ruby>山路<rp>(</rp><rt>やまみち</rt><rp>)</rp></ruby>を</a></li><li><a href="b.xhtml">二</a></li>';
    const work = await readParted(contents, { a: '<p>甲</p>', b: '<p>乙</p>' });
    expect(work.chapters.map(({ title }) => title)).toEqual(['山路を', '二']);
  });
});

/** A book of these pages, read in their order, with the contents that part it. */
async function readParted(contents: string, pages: Readonly<Record<string, string>>) {
  const bodies = Object.entries(pages).map(([name, body]) => [`${name}.xhtml`, page(body)] as const);
  return await readBook(
    smallBook({
      manifest: MANIFEST,
      spine: Object.keys(pages)
        .map((name) => `<itemref idref="${name}"/>`)
        .join(''),
      entries: { 'nav.xhtml': page(`<nav epub:type="toc"><ol>${contents}</ol></nav>`), ...Object.fromEntries(bodies) },
    }),
  );
}
