import type { ShownPicture } from './shown-pictures.ts';

/** A page that a bench serves: the reader stands in it, turned by ArrowDown and ArrowUp, counting in `shownPart` what it has shown. */
export type PeerPage = string;

/** One text of several paragraphs, as HTML of its blocks. */
export interface PlainText {
  readonly language: string;
  readonly blocks: string;
}

export function bookReaderPage(pictures: readonly ShownPicture[]): PeerPage {
  const base = '/packages/BookReader/BookReader';
  const before = ['jquery-1.10.1.js', 'jquery-ui-1.12.0.min.js', 'jquery.browser.min.js', 'dragscrollable-br.js', 'jquery.colorbox-min.js'];
  const data = pictures.map(({ src, width, height }) => [{ width, height, uri: src }]);
  return page(
    `<link rel="stylesheet" href="${base}/BookReader.css"><style>html,body,#BookReader{margin:0;width:100%;height:100%}</style>`,
    `<div id="BookReader"></div>${[...before, 'BookReader.js'].map((file) => `<script src="${base}/${file}"></script>`).join('')}
<script>
const reader = new BookReader({ el: '#BookReader', data: ${JSON.stringify(data)}, bookTitle: 'Chapter', ui: 'full', defaults: 'mode/1up', imagesBaseURL: '${base}/images/' });
reader.init();
${turning('reader.constMode1up && reader._modes.mode1Up.jumpToIndex(reader.firstIndex + motion, undefined, undefined, true)')}
const look = () => { window.shownPart = reader.firstIndex; requestAnimationFrame(look); };
look();
</script>`,
  );
}

export function foliatePicturesPage(pictures: readonly ShownPicture[]): PeerPage {
  const names = pictures.map((_, index) => `${String(index).padStart(4, '0')}.webp`);
  return foliatePage(`
import { makeComicBook } from '/packages/foliate-js/comic-book.js';
const addresses = ${JSON.stringify(Object.fromEntries(pictures.map(({ src }, index) => [names[index], src])))};
const entries = Object.keys(addresses).map((filename) => ({ filename }));
const loadBlob = async (name) => (await fetch(addresses[name])).blob();
const book = await makeComicBook({ entries, loadBlob, getSize: () => 1, getComment: () => '' }, { name: 'Chapter' });
book.rendition.spread = 'none';`);
}

export function foliateTextPage({ language, blocks }: PlainText): PeerPage {
  const text = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Chapter</title><body>${blocks}</body></html>`;
  return foliatePage(`
const address = URL.createObjectURL(new Blob([${scriptText(text)}], { type: 'text/html' }));
const book = { metadata: { title: 'Chapter', language: '${language}' }, dir: 'ltr', toc: [], rendition: {},
  sections: [{ id: 'chapter', size: ${text.length}, load: () => address, createDocument: () => null }],
  resolveHref: () => ({ index: 0 }), splitTOCHref: (href) => [href, null], getTOCFragment: (doc) => doc.body, isExternal: () => false };`);
}

function foliatePage(opening: string): PeerPage {
  return page(
    `<script type="importmap">{"imports":{"construct-style-sheets-polyfill":"data:text/javascript,"}}</script>
<style>html,body{margin:0;height:100%}foliate-view{display:block;height:100%}</style>`,
    `<script type="module">
import '/packages/foliate-js/view.js';${opening}
const view = document.createElement('foliate-view');
view.addEventListener('relocate', () => { window.shownPart = (window.shownPart ?? 0) + 1; });
document.body.append(view);
await view.open(book);
${turning('motion === 1 ? view.next() : view.prev()')}
await view.renderer.goTo({ index: 0 });
</script>`,
  );
}

/** The book lies beside the page, unpacked. */
export function epubPage(): PeerPage {
  return page(
    '<style>html,body,#area{margin:0;width:100%;height:100%}</style>',
    `<div id="area"></div><script src="/packages/epub.js/dist/epub.min.js"></script>
<script>
const rendition = ePub('/book/content.opf').renderTo('area', { width: innerWidth, height: innerHeight, flow: 'paginated', spread: 'none' });
rendition.on('relocated', () => { window.shownPart = (window.shownPart ?? 0) + 1; });
${turning('motion === 1 ? rendition.next() : rendition.prev()')}
rendition.display();
</script>`,
  );
}

/** The files of a book of one chapter, by path. */
export function epubFiles({ language, blocks }: PlainText): Readonly<Record<string, string>> {
  const metadata = `<dc:title>Chapter</dc:title><dc:language>${language}</dc:language><dc:identifier id="id">bench</dc:identifier>`;
  const items =
    '<item id="c" href="chapter.xhtml" media-type="application/xhtml+xml"/><item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>';
  const document = (body: string): string =>
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}"><head><title>Chapter</title></head><body>${body}</body></html>`;
  return {
    '/book/content.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${items}</manifest><spine><itemref idref="c"/></spine></package>`,
    '/book/chapter.xhtml': document(asXhtml(blocks)),
    '/book/nav.xhtml': document('<nav epub:type="toc"><ol><li><a href="chapter.xhtml">Chapter</a></li></ol></nav>'),
  };
}

function asXhtml(html: string): string {
  return html.replaceAll(/<(br|img|wbr)([^>]*?)\/?>/g, '<$1$2/>').replaceAll('&nbsp;', '&#160;');
}

function turning(turn: string): string {
  return `addEventListener('keydown', ({ key }) => { const motion = key === 'ArrowDown' ? 1 : -1; ${turn}; });`;
}

function page(head: string, body: string): PeerPage {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Peer</title>${head}</head><body>${body}</body></html>`;
}

/** Nothing in it can end the script. */
function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
}
