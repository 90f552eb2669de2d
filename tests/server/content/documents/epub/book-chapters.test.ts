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

describe('the title of a chapter in an EPUB', () => {
  it('is without the readings of the contents', async () => {
    const contents =
      '<li><a href="a.xhtml"><ruby>山路<rp>(</rp><rt>やまみち</rt><rp>)</rp></ruby>を</a></li><li><a href="b.xhtml">二</a></li>';
    const work = await readBook(
      smallBook({
        manifest: MANIFEST,
        spine: '<itemref idref="a"/><itemref idref="b"/>',
        entries: {
          'nav.xhtml': page(`<nav epub:type="toc"><ol>${contents}</ol></nav>`),
          'a.xhtml': page('<p>甲</p>'),
          'b.xhtml': page('<p>乙</p>'),
        },
      }),
    );
    expect(work.chapters.map(({ title }) => title)).toEqual(['山路を', '二']);
  });
});
