import { expect, test } from 'vitest';
import { pageDocument, type PageContent } from '#src/app/first-response/page-document.ts';

const site = { name: 'Truyện Đôi', origin: 'https://vi.example', supportMail: 'a@vi.example', adFrame: null, analytics: null };
const boot = {
  language: 'vi' as const,
  sites: { vi: site, ja: site },
  languageDomain: null,
  build: 'build-1',
  api: { endpoint: '/graphql', takesHashes: true },
  realtime: null,
  results: { 'WorkPage {}': { title: '</script><script>alert(1)</script>' } },
};
const files = {
  styles: [{ address: '/assets/site.css', text: 'body{}' }],
  lateStyle: '.bar{}',
  scripts: ['/assets/a.js'],
  earlyScript: 'early()',
  heldStart: 'held()',
};

const WHOLE_TEXT = '<link rel="expect" href="#late-style" blocking="render">';
const EARLY = '<script>early()</script>';
const WITHIN = `<div id="early" hidden>${EARLY}</div>`;
const GROUPS = ['<main><div id="first-words" class="a">x</div>', '<div class="a" data-later="true">y</div></main>'] as const;

const content: PageContent = {
  language: 'vi',
  head: [
    { name: 'title', attributes: {}, text: 'A < B & "C"' },
    { name: 'meta', attributes: { name: 'description', content: '"><script>' } },
  ],
  body: '<main>x</main>',
  structured: [{ '@type': 'Book', name: '</script><script>alert(2)</script><!--' }],
  boot,
  parts: [],
  words: [],
  routeParts: [],
  text: 'none',
};
const page = pageDocument(content, files);

test('Only a page of text is not drawn before its words are there.', () => {
  const told = [[], ['ComicPages'], ['NovelText']].map((parts) => pageDocument({ ...content, parts }, files).includes(WHOLE_TEXT));
  expect(told).toEqual([false, false, true]);
});

test('What must hold from the first paint on runs in the head, in a page of text behind its first words.', () => {
  const text = { ...content, parts: ['NovelText'] };
  expect(page).toContain(`${EARLY}<noscript>`);
  expect(pageDocument({ ...text, body: GROUPS.join('') }, files)).toContain(GROUPS.join(WITHIN));
  expect(pageDocument({ ...text, body: GROUPS[0] }, files)).toContain(`${GROUPS[0]}${WITHIN}</div>`);
});

const rootOf = (body: string) => /^<!doctype html><html [^>]*>/.exec(pageDocument({ ...content, body }, files))?.[0] ?? '';

test('The root says where pages of a comic lie one upon another, whatever words say so.', () => {
  expect(rootOf('<div class="a" data-layout="paged" data-direction="rtl">x</div>')).toContain(' data-paged>');
  expect(rootOf('<div class="a" data-layout="strip">&quot; data-layout=&quot;paged&quot;</div>')).not.toContain('data-paged');
});

test('Only a page of a site whose operator gave a logo says that there is one.', () => {
  expect(page).toContain('data-scheme="auto"><head>');
  expect(pageDocument(content, files, ['vi', 'ja'])).toContain('data-scheme="auto" data-own-logos="vi ja"><head>');
});

test('Text of works cannot leave its element, its attribute or the data of the page.', () => {
  expect(page).toContain('<title>A &lt; B &amp; "C"</title>');
  expect(page).toContain('content="&quot;>&lt;script>"');
  expect(page).not.toContain('alert(1)</script>');
  expect(page).not.toContain('alert(2)</script>');
  expect(page.match(/<script/g)).toHaveLength(5);
});

test('The data of the page reads back as it was.', () => {
  const text = /id="futago-boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(boot);
});

test('What search engines are told reads back as it was, and is no script that would run.', () => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({ '@type': 'Book', name: '</script><script>alert(2)</script><!--' });
});

test('Scripts are only named, styles stand in the page under their address.', () => {
  expect(page).toContain('<script type="application/json" id="futago-scripts">["/assets/a.js"]</script>');
  expect(page).toContain('<style data-href="/assets/site.css">body{}</style>');
  expect(page).not.toMatch(/<script[^>]+src=/);
});

test('What nobody sees at first comes behind what everybody waits for.', () => {
  const inOrder = ['body{}', '<main>x</main>', '<style id="late-style">.bar{}</style>', 'held()', 'application/ld+json', '</body>'];
  const places = inOrder.map((part) => page.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(pageDocument(content, { ...files, lateStyle: '' })).not.toContain('late-style');
});
