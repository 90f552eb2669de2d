import { expect, it } from 'vitest';
import { StyleRules } from '#server/content/documents/epub/style-rules.ts';
import { parseXml, type XmlElement } from '#server/content/documents/epub/xml-tree.ts';
import { page, smallBook } from './memory-archive.ts';
import { blocksOf, blocksOfBook } from './read-book.ts';

/** The first element of a name, in the order of the document. */
function find(name: string, within: XmlElement): XmlElement | null {
  for (const child of within.children) {
    const found = typeof child === 'string' ? null : child.name === name ? child : find(name, child);
    if (found !== null) return found;
  }
  return null;
}

it.each([
  ['the heavier rule wins over the later one', '.a p.b { font-style: italic } .a p { font-style: normal }', true],
  ['of two alike the later wins', '.a p { font-style: italic } .a p { font-style: normal }', false],
  ['a child is right below', '.c > p { font-style: italic }', true],
  ['an element between is no child', '.a > p { font-style: italic }', undefined],
  ['ancestors are looked for beyond the next', 'body .a p { font-style: italic }', true],
  ['an ancestor that is missing', '.d p { font-style: italic }', undefined],
  ['what is not read counts as nothing', '.a p:first-child, #x p, .c + p, * { font-style: italic }', undefined],
])('Rules are held against what stands around: %s.', (_title, sheet, italic) => {
  const tree = parseXml('<body><div class="a"><div class="c"><p class="b">x</p></div></div></body>', 'xhtml', 'a.xhtml');
  const paragraph = find('p', tree);
  expect(paragraph && new StyleRules([sheet]).styleOf(paragraph).italic).toBe(italic);
});

it('Emphasis, upright figures and hidden text are read of a style sheet.', async () => {
  const style =
    '<style>/* x */ strong.dot { font-weight: normal; -epub-text-emphasis-style: open dot } span.tcy { text-combine-upright: all } .gone { display: none } @media print { p { display: none } }</style>';
  expect(await blocksOf('<p><strong class="dot">点</strong><span class="tcy">12</span><i class="gone">x</i></p>', style)).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: '点', emphasis: 'open-dot' },
        { text: '12', upright: true },
      ],
    },
  ]);
});

it('Lines beside the text are kept, but for those of links.', async () => {
  const style =
    '<style>.em-line { text-decoration: underline } .wave { text-decoration: overline wavy } a { text-decoration: underline }</style>';
  expect(await blocksOf('<p><u>gạch</u><b class="em-line">線</b><i class="wave">波</i><a href="#x">c</a></p>', style)).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'gạch', emphasis: 'line' },
        { text: '線', bold: true, emphasis: 'line' },
        { text: '波', italic: true, emphasis: 'wavy-line' },
        'c',
      ],
    },
  ]);
});

it('Japanese paragraphs begin an em in where their place in the style sheet says so, but for brackets and what is aligned.', async () => {
  const style =
    '<style>p.said { text-indent: 0 } .main > p { text-indent: 1em } .main p.still { text-indent: 0em } p.end { text-align: right } h2 + p { text-indent: 9em }</style>';
  const body =
    '<div class="main"><p>山路を</p><p><ruby>智<rt>ち</rt></ruby>に</p><p>「はい」</p><p>　既に</p><p class="still">続き</p><p class="end">署名</p><p>chữ</p><div><p>内側</p></div></div><p>外側</p><div style="text-indent: 1em"><p>受け継ぐ</p></div>';
  expect(await blocksOf(body, style)).toEqual([
    { kind: 'paragraph', runs: ['　山路を'] },
    { kind: 'paragraph', runs: ['　', { text: '智', ruby: 'ち' }, 'に'] },
    { kind: 'paragraph', runs: ['「はい」'] },
    { kind: 'paragraph', runs: ['　既に'] },
    { kind: 'paragraph', runs: ['続き'] },
    { kind: 'paragraph', runs: ['署名'], align: 'end' },
    { kind: 'paragraph', runs: ['chữ'] },
    { kind: 'paragraph', runs: ['内側'] },
    { kind: 'paragraph', runs: ['外側'] },
    { kind: 'paragraph', runs: ['　受け継ぐ'] },
  ]);
});

it('A paragraph stands where its style says, else its attribute, else what is around it, and a heavier rule takes it back to the edge.', async () => {
  const style = '<style>.mid { text-align: center } p { text-align: right } p.text { text-align: justify }</style>';
  const body =
    '<div class="mid">a<div>b</div><div align="LEFT">c</div><p class="text">d</p></div><p>e</p><center>f</center><div align="right">g</div>';
  expect(await blocksOf(body, style)).toEqual([
    { kind: 'paragraph', runs: ['a'], align: 'center' },
    { kind: 'paragraph', runs: ['b'], align: 'center' },
    { kind: 'paragraph', runs: ['c'] },
    { kind: 'paragraph', runs: ['d'] },
    { kind: 'paragraph', runs: ['e'], align: 'end' },
    { kind: 'paragraph', runs: ['f'], align: 'center' },
    { kind: 'paragraph', runs: ['g'], align: 'end' },
  ]);
});

it('A sheet brings those that it imports, however they import each other, and one that is no text costs nothing but itself.', async () => {
  const head = '<link rel="stylesheet" href="style/book.css"/><link rel="stylesheet" href="broken.css"/>';
  const book = smallBook({
    entries: {
      'a.xhtml': page('<p><span class="em-sesame">点</span><span class="tcy">12</span><b>x</b></p>', head),
      'style/book.css':
        '@charset "UTF-8"; @import "base.css"; /* @import "gone.css"; */ @import url(\'../more.css\') screen; @import "print.css" print; b { font-weight: normal }',
      'style/base.css':
        '@import "book.css"; .em-sesame { -epub-text-emphasis-style: filled sesame } b { font-style: italic; font-weight: bold }',
      'style/print.css': 'p { display: none }',
      'more.css': '.tcy { -epub-text-combine: horizontal }',
      'broken.css': '\0',
    },
  });
  expect(await blocksOfBook(book)).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: '点', emphasis: 'sesame' },
        { text: '12', upright: true },
        { text: 'x', italic: true },
      ],
    },
  ]);
});
