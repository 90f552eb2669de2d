import { expect, test } from 'vitest';
import { parsePage } from '#server/modules/pages/page-document.ts';
import { defaultConfig } from '#server/platform/config/config.ts';
import { OWN_SLUGS, ownPages } from '#server/modules/pages/own-pages.ts';

test('Markdown becomes the typed document, with the title and the first paragraph apart', () => {
  const text =
    '# Về chúng tôi\n\nMột *trang* **nhỏ**, `mã`.\nDòng hai  \nDòng ba.\n\n## Ai viết?\n\n- [Trang chủ](/)\n- Hai\n\n  1. Trong\n\n> Lời\n\n---\n\n```\n<b>\n```\n';
  expect(parsePage(text)).toEqual({
    title: 'Về chúng tôi',
    description: 'Một trang nhỏ, mã.\nDòng hai Dòng ba.',
    document: {
      blocks: [
        {
          kind: 'paragraph',
          runs: [
            'Một ',
            { kind: 'emphasis', runs: ['trang'] },
            ' ',
            { kind: 'strong', runs: ['nhỏ'] },
            ', ',
            { kind: 'code', runs: ['mã'] },
            '.\nDòng hai',
            { kind: 'break' },
            'Dòng ba.',
          ],
        },
        { kind: 'heading', level: 2, id: 'ai-viết', runs: ['Ai viết?'] },
        {
          kind: 'list',
          isOrdered: false,
          items: [
            [{ kind: 'paragraph', runs: [{ kind: 'link', href: '/', runs: ['Trang chủ'] }] }],
            [
              { kind: 'paragraph', runs: ['Hai'] },
              { kind: 'list', isOrdered: true, items: [[{ kind: 'paragraph', runs: ['Trong'] }]] },
            ],
          ],
        },
        { kind: 'quote', blocks: [{ kind: 'paragraph', runs: ['Lời'] }] },
        { kind: 'rule' },
        { kind: 'code', text: '<b>' },
      ],
    },
  });
});

test('raw HTML is left out, wherever it stands, and words that look like it stay words', () => {
  const { document } = parsePage(
    '# A\n\n<script>alert(1)</script>\n\nx <img src=x onerror=alert(1)> y &lt;b&gt; ![hình](javascript:alert(1))\n\n<div>\n\nz\n\n</div>\n',
  );
  expect(document.blocks).toEqual([
    { kind: 'paragraph', runs: ['x ', ' y <b> ', 'hình'] },
    { kind: 'paragraph', runs: ['z'] },
  ]);
});

test('a link whose address stands elsewhere in the page keeps its words and its address', () => {
  const text =
    '# A\n\nĐọc [điều khoản][1], [Liên hệ] và ![hình][1].\n\n> [1]: /terms\n\n[liên hệ]: mailto:a@b.example "Thư"\n[1]: /other\n';
  expect(parsePage(text).document.blocks[0]).toEqual({
    kind: 'paragraph',
    runs: [
      'Đọc ',
      { kind: 'link', href: '/terms', runs: ['điều khoản'] },
      ', ',
      { kind: 'link', href: 'mailto:a@b.example', runs: ['Liên hệ'] },
      ' và ',
      'hình',
      '.',
    ],
  });
  expect(() => parsePage('# A\n\n[x]\n\n[x]: javascript:alert(1)\n')).toThrow('Line 3: The link to "javascript:alert(1)"');
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'evil',
  'file:///etc',
])('a link to %s is refused with its line', (address) => {
  expect(() => parsePage(`# A\n\n[x](<${address}>)\n`)).toThrow(/^Line 3: The link to ".*" leads nowhere safe/);
});

test.each([
  ['', 'A page begins with its title: a line such as "# About us".'],
  ['Không có tên', 'A page begins with its title: a line such as "# About us".'],
  ['# ![](x)', 'The title of the page is empty.'],
  [`# A\n\n${'> '.repeat(40)}x`, 'Lists and quotes may stand in each other 12 deep at most.'],
  [`# A\n\n${'x'.repeat(200_000)}`, 'A page has at most 200000 characters.'],
])('%j is no page', (text, sentence) => {
  expect(() => parsePage(text)).toThrow(sentence);
});

test('two headings of the same words have addresses of their own', () => {
  const { document } = parsePage('# A\n\n## Một\n\n## Một\n\n## !!\n');
  expect(document.blocks.map((block) => block.kind === 'heading' && block.id)).toEqual(['một', 'một-2', 'part']);
});

test('No two headings have one name, though one is called as the second of others is.', () => {
  const { document } = parsePage('# Trang\n\n## Phần\n\n## Phần\n\n## Phần 2\n\n## Phần 2\n');
  expect(document.blocks.map((block) => block.kind === 'heading' && block.id)).toEqual(['phần', 'phần-2', 'phần-2-2', 'phần-2-3']);
});

test('every site has its own pages in its own words, with its name and address in them', () => {
  const { sites } = defaultConfig('/nowhere');
  for (const site of [sites.vi, { ...sites.ja, name: 'ふ*た*ご_[x](y)' }]) {
    const pages = ownPages(site);
    expect(pages.map(({ slug }) => slug)).toEqual(OWN_SLUGS);
    for (const page of pages) {
      expect(JSON.stringify(page)).not.toMatch(/\{(site|supportMail)\}/);
      expect(JSON.stringify(page.document)).toContain(`"href":"mailto:${site.supportMail}"`);
      expect(page.description).not.toBe('');
    }
    expect(pages.map(({ document }) => JSON.stringify(document)).join('')).toContain(site.name);
  }
});
