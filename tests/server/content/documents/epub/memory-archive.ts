import type { ArchiveReader } from '#server/content/archives/archive-reader.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';

/** An archive of texts in memory, so that a test shows what it is about. */
export function memoryArchive(entries: Readonly<Record<string, string>>): ArchiveReader {
  return {
    names: () => Object.keys(entries),
    read(name) {
      const entry = entries[name];
      return entry === undefined ? Promise.reject(new RefusedFile(name, 'damaged', 'is missing')) : Promise.resolve(Buffer.from(entry));
    },
  };
}

export interface SmallBook {
  readonly metadata?: string;
  readonly manifest?: string;
  readonly spine?: string;
  readonly spineAttributes?: string;
  readonly entries?: Readonly<Record<string, string>>;
}

/** A whole EPUB around the parts a test gives; its documents are `a.xhtml` and `b.xhtml`. */
export function smallBook({
  metadata = '',
  manifest = '',
  spine = '<itemref idref="a"/>',
  spineAttributes = '',
  entries = {},
}: SmallBook): ArchiveReader {
  return memoryArchive({
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OPS/package.opf"/></rootfiles></container>',
    'OPS/package.opf': `<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>草枕</dc:title><dc:language>ja</dc:language>${metadata}</metadata>
<manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>${manifest}</manifest>
<spine ${spineAttributes}>${spine}</spine></package>`,
    ...Object.fromEntries(Object.entries(entries).map(([name, text]) => [name.startsWith('META-INF') ? name : `OPS/${name}`, text])),
  });
}

/** An XHTML document around a body. */
export function page(body: string, head = ''): string {
  return `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title>${head}</head><body>${body}</body></html>`;
}
