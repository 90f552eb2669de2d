import { describe, expect, it } from 'vitest';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { page, smallBook } from './memory-archive.ts';
import { blocksOf, readBook as read } from './read-book.ts';

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
      'ruby in rows, the second of which says the same in other letters',
      '<p><ruby><rb>漢</rb><rb>字</rb><rtc><rt>かん</rt><rt>じ</rt></rtc><rtc><rt>kan</rt><rt>ji</rt></rtc></ruby>' +
        '<ruby><rbc><rb>東京</rb></rbc>\n<rtc>とうきょう</rtc><rtc>Tokyo</rtc></ruby><ruby>北<rt>きた</rt>南<rt>みなみ</rt><rtc>South</rtc></ruby></p>',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: '漢', ruby: 'かん' },
            { text: '字', ruby: 'じ' },
            { text: '東京', ruby: 'とうきょう' },
            { text: '北', ruby: 'きた' },
            { text: '南', ruby: 'みなみ' },
          ],
        },
      ],
    ],
    [
      'formulas without what they are made of',
      '<p>x <math><semantics><mi>y</mi><annotation encoding="application/x-tex">\\frac{y}{1}</annotation></semantics></math> z</p>',
      [{ kind: 'paragraph', runs: ['x y z'] }],
    ],
    [
      'ornaments that part scenes, but not among other words',
      '<p>a</p><p class="center">＊　＊　＊</p><p>b</p><div>◇</div><p>*c*</p><p><b>—</b></p><ul><li>*</li></ul>',
      [
        { kind: 'paragraph', runs: ['a'] },
        { kind: 'sceneBreak' },
        { kind: 'paragraph', runs: ['b'] },
        { kind: 'sceneBreak' },
        { kind: 'paragraph', runs: ['*c*'] },
        { kind: 'paragraph', runs: [{ text: '—', bold: true }] },
        { kind: 'paragraph', runs: ['• *'] },
      ],
    ],
    [
      'pictures of characters, as those that they name',
      '<p><img class="gaiji" src="a.png" alt="※(「山＋榮」、第3水準1-47-92)"/><ruby>袁<img class="gaiji" alt="※(「にんべん＋參」、第4水準2-1-79)"/><rt>えんさん</rt></ruby><img class="gaiji" alt="※(「土へん＋竒」、12-3)"/><img class="gaiji"/></p>',
      [
        {
          kind: 'paragraph',
          runs: ['嶸', { text: '袁傪', ruby: 'えんさん' }, '※(「土へん＋竒」、12-3)〓'],
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
      '<table><tr><td><p>a<br/>a</p></td><td> <div><p>b</p></div> </td></tr><tr><td>c</td><td><p>d</p><p>e</p></td><td>f</td></tr></table>',
      [
        { kind: 'paragraph', runs: ['a a | b'] },
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
