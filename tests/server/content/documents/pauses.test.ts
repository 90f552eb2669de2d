import { describe, expect, it } from 'vitest';
import { readAozoraText } from '#server/content/documents/aozora/aozora-text.ts';
import { blocksOf, readBook } from './epub/read-book.ts';
import { page, smallBook } from './epub/memory-archive.ts';

function paragraphs(...texts: readonly string[]): readonly unknown[] {
  return texts.map((text) => ({ kind: 'paragraph', runs: [text] }));
}

function blocksOfText(text: string): unknown {
  return readAozoraText(text, 'test.txt').chapters.flatMap(({ blocks }) => blocks);
}

describe('blank lines of an EPUB', () => {
  it.each(['<p><br/></p>', '<p>&nbsp;</p>', '<p>　</p>', '<div><br/></div>', '<br/>', '<p>&nbsp;</p><p>&nbsp;</p><p>　</p>'])(
    'are one pause between two paragraphs: %s',
    async (blank) => {
      expect(await blocksOf(`<p>a</p>${blank}<p>b</p><p> </p><p>c</p>`)).toEqual([
        ...paragraphs('a'),
        { kind: 'sceneBreak' },
        ...paragraphs('b', 'c'),
      ]);
    },
  );

  it('are layout at either end, around headings, ornaments and what is set apart', async () => {
    const body = ['', '<p>a</p>', '<h3>b</h3>', '<p>c</p>', '<p>* * *</p>', '<p>d</p>', '<blockquote>e</blockquote>', '<p>f</p>', ''];
    expect(await blocksOf(body.join('<p>&nbsp;</p>'))).toEqual([
      ...paragraphs('a'),
      { kind: 'heading', level: 3, runs: ['b'] },
      ...paragraphs('c'),
      { kind: 'sceneBreak' },
      ...paragraphs('d'),
      { kind: 'paragraph', runs: ['e'], indent: 2 },
      ...paragraphs('f'),
    ]);
  });

  it('are layout where they stand between most paragraphs, and only more of them are a pause', async () => {
    expect(await blocksOf(`${'<p>a</p><p>&nbsp;</p>'.repeat(9)}<p><br/></p><p>b</p>`)).toEqual([
      ...paragraphs(...Array.from({ length: 9 }, () => 'a')),
      { kind: 'sceneBreak' },
      ...paragraphs('b'),
    ]);
  });

  it('part the stanzas of verse', async () => {
    const body =
      '<div class="poem"><p>một</p><p>hai</p><p>&nbsp;</p><div class="stanza"><p>ba</p><p><br/></p><p>bốn</p></div></div><p>a</p>';
    expect(await blocksOf(body)).toEqual([
      { kind: 'verse', lines: [{ runs: ['một'] }, { runs: ['hai'] }] },
      { kind: 'verse', lines: [{ runs: ['ba'] }] },
      { kind: 'verse', lines: [{ runs: ['bốn'] }] },
      ...paragraphs('a'),
    ]);
  });

  it('leave a chapter beginning where the contents say, and the notes at its end notes', async () => {
    const blank = '<p>&nbsp;</p>';
    const one = `<p>a [1]</p>${blank}<p>[1] b</p>${blank}`;
    const work = await readBook(
      smallBook({
        manifest: '<item id="nav" properties="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>',
        entries: {
          'nav.xhtml': page('<nav epub:type="toc"><ol><li><a href="a.xhtml">A</a></li><li><a href="a.xhtml#two">B</a></li></ol></nav>'),
          'a.xhtml': page(`<p>z</p>${blank}${one}<p id="two">c</p>`),
        },
      }),
    );
    expect(work.chapters).toMatchObject([
      {
        title: 'A',
        content: {
          document: {
            blocks: [{ runs: ['z'] }, { kind: 'sceneBreak' }, { runs: ['a ', { text: '[1]', note: 'n1' }] }],
            notes: [{ runs: ['b'] }],
          },
        },
      },
      { title: 'B', content: { document: { blocks: [{ runs: ['c'] }] } } },
    ]);
  });
});

describe('blank lines of Japanese text', () => {
  it('are pauses where few paragraphs are parted by one, and layout where most are', () => {
    expect(blocksOfText(`${'　朝。\n'.repeat(9)}\n　夜。`)).toEqual([
      ...paragraphs(...Array.from({ length: 9 }, () => '　朝。')),
      { kind: 'sceneBreak' },
      ...paragraphs('　夜。'),
    ]);
    expect(blocksOfText(`${'　朝。\n\n'.repeat(9)}\n　夜。`)).toEqual([
      ...paragraphs(...Array.from({ length: 9 }, () => '　朝。')),
      { kind: 'sceneBreak' },
      ...paragraphs('　夜。'),
    ]);
  });
});
