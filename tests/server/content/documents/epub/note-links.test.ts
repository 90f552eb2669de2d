import { describe, expect, it } from 'vitest';
import { textOfRuns } from '#graphql/document/document-text.ts';
import { page, smallBook } from './memory-archive.ts';
import { readBook } from './read-book.ts';

/** The texts of the notes that a book of this document has, and of its paragraphs; `b` stands beside the reading order. */
async function read(body: string, head = '', beside = '') {
  const work = await readBook(
    smallBook({
      spine: '<itemref idref="a"/><itemref idref="b" linear="no"/>',
      entries: { 'a.xhtml': page(body, head), ...(beside !== '' && { 'b.xhtml': page(beside) }) },
    }),
  );
  const content = work.chapters[0]?.content;
  if (content?.kind !== 'text') return null;
  const { blocks, notes } = content.document;
  return { notes: notes.map(({ runs }) => textOfRuns(runs)), paragraphs: blocks.filter(({ kind }) => kind === 'paragraph').length };
}

describe('a link of a number', () => {
  it.each([
    ['the place is called so by its type', '<p>a<a href="#n">1</a></p><div epub:type="footnote" id="n">b</div>'],
    ['the place is called so by its role', '<p>a<a href="#n">1</a></p><div role="doc-endnotes"><p id="n">b</p></div>'],
    ['the place is called so by its class', '<p>a<a href="#n">1</a></p><div class="footnotes"><p id="n">b</p></div>'],
    ['the place is called so by its id', '<p>a<a href="#_ftn1">1</a></p><p id="_ftn1">b</p>'],
    ['the place stands aside', '<p>a<a href="#n">1</a></p><aside id="n">b</aside>'],
    ['the place leads back to the link', '<p>a<a id="r" href="#n">1</a></p><p><a id="n" href="#r">1</a> b</p>'],
    ['the place leads back to what holds the link', '<p>a<span id="r"><a href="#n">1</a></span></p><p id="n">b <a href="#r">↑</a></p>'],
    ['the number is raised', '<p>a<sup><a href="#n">1</a></sup></p><p id="n">b</p>'],
    ['the number is raised inside of the link', '<p>a<a href="#n"><sup>1</sup></a></p><p id="n">b</p>'],
    ['the place opens with the same number in brackets', '<p>a<a href="#n">[1]</a></p><p id="n"><a href="#r">[1]</a> b</p>'],
  ])('stands for a note where %s', async (_title, body) => {
    expect(await read(body)).toEqual({ notes: ['b'], paragraphs: 1 });
  });

  it('stands for a note where a style sheet raises it', async () => {
    const style = '<style>.r { vertical-align: super }</style>';
    expect(await read('<p>a<a class="r" href="#n">1</a></p><p id="n">b</p>', style)).toEqual({ notes: ['b'], paragraphs: 1 });
  });

  it('is told without the sign that leads back, be it in brackets or not', async () => {
    const body =
      '<p><a id="r1" href="#n1">[1]</a><a id="r2" href="#n2">[2]</a></p><p id="n1">[<a href="#r1">1</a>] một</p><p id="n2"><a href="#r2">[2]</a> hai</p>';
    expect(await read(body)).toEqual({ notes: ['một', 'hai'], paragraphs: 1 });
  });

  it.each([
    ['behind its anchor', '<p><a id="n1" href="#r1">1</a>. một<br/><a id="n2" href="#r2">2</a>. hai</p>', ['một', 'hai']],
    [
      'in an element of its own',
      '<p><span id="n1">[<a href="#r1">1</a>] một</span> <span id="n2">[<a href="#r2">2</a>] <i>hai</i></span></p>',
      ['một', 'hai'],
    ],
    ['behind two anchors', '<div id="n1"><a id="n2" href="#r1"></a>một</div>', ['một', 'một']],
  ])('stands for its own of several notes in one paragraph: %s', async (_title, notes, told) => {
    const body = `<p><a id="r1" href="#n1"><sup>1</sup></a> <a id="r2" href="#n2"><sup>2</sup></a></p>${notes}`;
    expect(await read(body)).toEqual({ notes: told, paragraphs: 1 });
  });

  it('stands for a note where it leads beside the reading order', async () => {
    expect(await read('<p>a<a href="b.xhtml#n">1</a></p>', '', '<p id="n">b</p>')).toEqual({ notes: ['b'], paragraphs: 1 });
  });

  it.each([
    ['a short section', '<p>xem mục <a href="#s2">2</a></p><div id="s2"><p>b</p></div>', 2],
    ['a numbered paragraph', '<p id="p1">1. xem <a href="#p2">2</a></p><p id="p2">2. xem <a href="#p1">1</a></p>', 2],
    ['a formula', '<p>theo <a href="#f">(3)</a></p><p id="f">(3) a + b</p><p>c</p>', 3],
    ['an entry of a list', '<p>mục <a href="#l">[2]</a></p><ol><li>a</li><li id="l">b</li></ol>', 3],
  ])('is a cross-reference where it leads to %s', async (_title, body, paragraphs) => {
    expect(await read(body)).toEqual({ notes: [], paragraphs });
  });

  it('stands for a note by its own sign', async () => {
    expect(await read('<p>a<a href="#n">*</a>c<a href="#m">注2</a></p><p id="n">b</p><p id="m">d</p>')).toEqual({
      notes: ['b', 'd'],
      paragraphs: 1,
    });
  });
});
