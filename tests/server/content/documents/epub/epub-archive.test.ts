import { describe, expect, it } from 'vitest';
import { EpubArchive } from '#server/content/documents/epub/epub-archive.ts';
import { memoryArchive, page, smallBook } from './memory-archive.ts';
import { readBook } from './read-book.ts';

function resolve(names: readonly string[], address: string, base = 'OPS/a.xhtml') {
  const archive = new EpubArchive(memoryArchive(Object.fromEntries(names.map((name) => [name, 'x']))), 'book.epub');
  const found = archive.resolve(base, address);
  return found === null ? null : [archive.find(found.path), found.fragment];
}

describe('an address inside an EPUB', () => {
  it.each([
    ['100%.xhtml#50%', 'OPS/100%.xhtml', '50%'],
    ['50%ab.xhtml', 'OPS/50%ab.xhtml', ''],
    ['hai ba.xhtml', 'OPS/hai%20ba.xhtml', ''],
    ['hai%20ba.xhtml', 'OPS/hai%20ba.xhtml', ''],
    ['%E4%B8%80%.xhtml', 'OPS/一%.xhtml', ''],
    ['%83%5C.xhtml', 'OPS/ソ.xhtml', ''],
    ['../ops/Chapter.XHTML#Two', 'OPS/chapter.xhtml', 'Two'],
    ['e\u0302.xhtml', 'OPS/ê.xhtml', ''],
  ])('%s leads to %s, however that is written', (address, name, fragment) => {
    expect(resolve([name], address)).toEqual([name, fragment]);
  });

  it('leads to the name that is written just so where others are like it, and to none of several that are only like it', () => {
    expect(resolve(['OPS/A.xhtml', 'OPS/a.xhtml'], 'A.xhtml')).toEqual(['OPS/A.xhtml', '']);
    expect(resolve(['OPS/B.xhtml', 'OPS/%42.xhtml'], 'b.xhtml')).toEqual([null, '']);
  });

  it.each(['../../../secret', '..%2f..%2fsecret', '%2e%2e/%2e%2e/secret', '/etc/passwd', '..\\..\\secret', '%00'])(
    'leads to nothing outside the archive: %s',
    (address) => {
      expect(resolve(['OPS/a.xhtml'], address)?.[0]).toBeNull();
    },
  );

  it.each(['https://elsewhere.example/a.xhtml', '//elsewhere.example/a.xhtml', 'javascript:x()', 'file:///OPS/a.xhtml', 'https://['])(
    'is none that leads elsewhere: %s',
    (address) => {
      expect(resolve(['OPS/a.xhtml'], address)).toBeNull();
    },
  );

  it('is one and the same in contents, package, notes and pictures, each of which writes it in its own way', async () => {
    const work = await readBook(
      smallBook({
        manifest: `<item id="c" href="Chương%201%.xhtml" media-type="application/xhtml+xml"/>
          <item id="d" href="chương 2.XHTML" media-type="application/xhtml+xml"/>
          <item id="nav" properties="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>`,
        spine: '<itemref idref="c"/><itemref idref="d"/>',
        entries: {
          'nav.xhtml': page(
            '<nav epub:type="toc"><ol><li><a href="CHƯƠNG 1%.xhtml">A</a></li><li><a href="chương%202.xhtml#b">B</a></li></ol></nav>',
          ),
          'chương 1%.xhtml': page('<p>a<a epub:type="noteref" href="Chương%202.xhtml#n">*</a></p>'),
          'chương%202.xhtml': page('<p id="b">b<img src="A%.PNG"/></p><aside id="n">n</aside>'),
          'a%.png': 'x',
        },
      }),
    );
    expect(work.chapters).toMatchObject([
      { sourceKey: 'OPS/chương 1%.xhtml', title: 'A', content: { document: { notes: [{ runs: ['n'] }] } } },
      { sourceKey: 'OPS/chương%202.xhtml#b', title: 'B', content: { pictures: [{ name: 'OPS/a%.png' }] } },
    ]);
  });
});
