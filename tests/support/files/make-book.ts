import { makeZip } from './make-zip.ts';

/** An EPUB of one chapter in Vietnamese, by Lan; `metadata` is what it says of itself beside that. */
export function makeBook(title: string, metadata = ''): Buffer {
  return makeZip([
    { name: 'mimetype', content: 'application/epub+zip' },
    {
      name: 'META-INF/container.xml',
      content: '<container><rootfiles><rootfile full-path="package.opf"/></rootfiles></container>',
    },
    {
      name: 'package.opf',
      content:
        `<package><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:language>vi</dc:language>` +
        `<dc:creator>Lan</dc:creator>${metadata}</metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>` +
        '<spine><itemref idref="a"/></spine></package>',
    },
    { name: 'a.xhtml', content: `<html><body><h1>Chương 1</h1><p>Đêm nay trăng sáng lắm, ai ơi.</p></body></html>` },
  ]);
}
