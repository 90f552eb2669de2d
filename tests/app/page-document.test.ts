import { expect, test } from 'vitest';
import { pageDocument, type PageContent } from '#src/app/page-document.ts';

const site = { name: 'Truyện Đôi', origin: 'https://vi.example', supportMail: 'a@vi.example', adFrame: null, analytics: null };
const boot = {
  language: 'vi' as const,
  sites: { vi: site, ja: site },
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

const FIRST_WORDS = '<link rel="expect" href="#first-words" blocking="render">';

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
};
const page = pageDocument(content, files);

test('Only a page of text is first drawn with its first words.', () => {
  const told = [[], ['ComicPages'], ['NovelText']].map((parts) => pageDocument({ ...content, parts }, files).includes(FIRST_WORDS));
  expect(told).toEqual([false, false, true]);
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
