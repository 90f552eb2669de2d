import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Workshop } from '#server/content/workshop/workshop.ts';
import { makeZip, type ZipEntry } from '#tests/support/files/make-zip.ts';
import { refusedOr } from '#tests/support/files/refused-or.ts';

const LIMITS = { bytes: 256 * 1024 ** 2, milliseconds: 10_000 };
const CUT_AT = [0.02, 0.2, 0.5, 0.8, 0.98];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>fetch("http://evil.example")</script></svg>';

interface HostileFile {
  readonly name: string;
  readonly content: Buffer;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-mutations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function plain(kind: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'): Promise<Buffer> {
  return await sharp({ create: { width: 60, height: 90, channels: 3, background: '#7a5' } })
    .toFormat(kind)
    .toBuffer();
}

/** Says that it is 65,000 pixels wide and high. */
async function pixelBomb(): Promise<Buffer> {
  const png = Buffer.from(await plain('png'));
  png.writeUInt32BE(65_000, 16);
  png.writeUInt32BE(65_000, 20);
  return png;
}

function epub(chapter: string, more: readonly ZipEntry[] = []): Buffer {
  const container = `<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
    <rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
  const book = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>Sách</dc:title>
    <dc:language>vi</dc:language></metadata><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest>
    <spine><itemref idref="c"/></spine></package>`;
  return makeZip([
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'META-INF/container.xml', content: container },
    { name: 'book.opf', content: book },
    { name: 'c.xhtml', content: chapter },
    ...more,
  ]);
}

function xhtml(body: string, prologue = ''): string {
  return `<?xml version="1.0"?>${prologue}<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Chương 1</h1><p>Lời.</p>${body}</body></html>`;
}

async function hostileArchives(secret: string): Promise<readonly HostileFile[]> {
  const content = await plain('png');
  const nested = makeZip([{ name: 'in.zip', content: makeZip([{ name: '1.png', content }]) }]);
  const archives: Readonly<Record<string, readonly ZipEntry[]>> = {
    'slip.cbz': [{ name: '../../../../tmp/futago-escaped.png', content }],
    'slip-backslash.cbz': [{ name: '..\\..\\futago-escaped.png', content }],
    'absolute.cbz': [{ name: '/tmp/futago-escaped.png', content }],
    'drive.cbz': [{ name: 'C:\\futago-escaped.png', content }],
    'nul.cbz': [{ name: 'a\0/../../x.png', content }],
    'link.cbz': [{ name: '1.png', content: secret, mode: 0o120777 }],
    'device.cbz': [{ name: '1.png', content, mode: 0o020666 }],
    'bomb.cbz': [{ name: '1.png', content: Buffer.alloc(60 * 1024 ** 2) }],
    'lying-bomb.cbz': [{ name: '1.png', content: Buffer.alloc(60 * 1024 ** 2), declaredSize: 900 }],
    'overlapping.cbz': [
      { name: '1.png', content },
      ...Array.from({ length: 400 }, (_, at) => ({ name: `${at + 2}.png`, content, sharesDataOf: 0 })),
    ],
    'many.cbz': Array.from({ length: 70_000 }, (_, at) => ({ name: `${at}.png`, isStored: true })),
    'svg.cbz': [{ name: '1.svg', content: SVG }],
    'svg-as-png.cbz': [{ name: '1.png', content: SVG }],
    'polyglot.cbz': [{ name: '1.png', content: Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]) }],
    'pixels.cbz': [{ name: '1.png', content: await pixelBomb() }],
  };
  return [
    ...Object.entries(archives).map(([name, entries]) => ({ name, content: makeZip(entries) })),
    { name: 'nested.cbz', content: nested },
    { name: 'picture-then-archive.cbz', content: Buffer.concat([content, makeZip([{ name: '1.png', content }])]) },
    { name: 'archive-as.png', content: makeZip([{ name: '1.png', content }]) },
    { name: 'page-as.png', content: Buffer.from('<!doctype html><script>alert(1)</script>') },
    { name: 'polyglot.gif', content: Buffer.concat([await plain('gif'), Buffer.from('*/=1;alert(1)')]) },
  ];
}

function hostileBooks(secret: string): readonly HostileFile[] {
  const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(12)}">`).join('');
  const books: Readonly<Record<string, string>> = {
    'scripts.epub': xhtml('<script>alert(1)</script><p onclick="alert(1)">Hai.</p><a href="javascript:alert(1)">Ba.</a>'),
    'entity.epub': xhtml('<p>&x;</p>', `<!DOCTYPE html [<!ENTITY x SYSTEM "file://${secret}">]>`),
    'laughs.epub': xhtml('<p>&l12;</p>', `<!DOCTYPE html [<!ENTITY l0 "ha">${laughs}]>`),
    'remote.epub': xhtml('<img src="http://evil.example/x.png"/><iframe src="http://evil.example/"/><link href="//evil.example/x.css"/>'),
    'outside.epub': xhtml(`<img src="../../../../..${secret}"/><img src="file://${secret}"/>`),
    'deep.epub': xhtml('<div>'.repeat(100_000)),
  };
  return Object.entries(books).map(([name, chapter]) => ({ name, content: epub(chapter) }));
}

/** Every kind of file that is taken, cut at several places. */
async function cutFiles(): Promise<readonly HostileFile[]> {
  const kinds = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
  const pictures = await Promise.all(kinds.map(async (kind) => ({ name: `cut.${kind}`, content: await plain(kind) })));
  const archive = makeZip(pictures);
  const whole = [...pictures, { name: 'cut.cbz', content: archive }, { name: 'cut.epub', content: epub(xhtml('<p>Hai.</p>'.repeat(200))) }];
  return whole.flatMap(({ name, content }) =>
    CUT_AT.map((part) => ({ name: `${part}-${name}`, content: content.subarray(0, Math.floor(content.length * part)) })),
  );
}

interface OnDisk {
  readonly path: string;
  readonly name: string;
}

interface Looked {
  readonly name: string;
  readonly seconds: number;
  readonly megabytes: number;
  /** Everything of the file that would be shown or named. */
  readonly shown: string;
}

/** Opens it and decodes its pictures in a process of its own. Rejects where that process came to its limits, or broke. */
async function lookAlone(file: OnDisk): Promise<Looked> {
  const workshop = await Workshop.begin(LIMITS);
  try {
    return await lookAt(workshop, file);
  } finally {
    await workshop.close();
  }
}

async function lookAt(workshop: Workshop, file: OnDisk): Promise<Looked> {
  const begun = performance.now();
  const opened = await refusedOr(() => workshop.open([file], { language: 'vi', format: null }));
  for (const { document, pictures } of opened?.works.flatMap(({ chapters }) => chapters) ?? []) {
    for (const named of pictures) {
      const taken = await refusedOr(async () => workshop.encode(await workshop.picture(named).read(), named.name));
      // A refused page refuses its comic; a text is taken without what was refused of it.
      if (!taken && document === null) break;
    }
  }
  const seconds = (performance.now() - begun) / 1000;
  return { name: file.name, seconds, megabytes: await peakOf(workshop.pid), shown: JSON.stringify(opened?.works ?? []) };
}

/** 0 where the system does not tell. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

test('Files that we made hostile lead nowhere, break nothing, and take at most 256 MiB and 10 s each.', { timeout: 280_000 }, async () => {
  const secret = join(folder, 'secret.txt');
  await writeFile(secret, 'the secret of the house');
  const hostile = [...(await hostileArchives(secret)), ...hostileBooks(secret)];
  const cut = await cutFiles();
  // A process for each of those that are only cut would cost far more than they do.
  const shared = await Workshop.begin(LIMITS);
  onTestFinished(() => shared.close());
  const looks = [
    ...hostile.map((file) => ({ ...file, look: lookAlone })),
    ...cut.map((file) => ({ ...file, look: (one: OnDisk) => lookAt(shared, one) })),
  ];
  const before = await readdir(tmpdir());
  const broken: string[] = [];
  const looked: Looked[] = [];
  for (const { name, content, look } of looks) {
    const path = join(folder, 'file');
    await writeFile(path, content);
    await look({ path, name }).then(
      (one) => looked.push(one),
      (error: unknown) => broken.push(`${name}: ${String(error)}`),
    );
  }
  expect({ files: looks.length > 60, broken }).toEqual({ files: true, broken: [] });
  expect(
    looked.filter(({ shown }) => /secret of the house|<script|javascript:|onclick|evil\.example|\.\.[/\\]|(?:ha){1000}/.test(shown)),
  ).toEqual([]);
  expect((await readdir(tmpdir())).filter((name) => name.includes('escaped') && !before.includes(name))).toEqual([]);
  expect(looked.filter(({ seconds, megabytes }) => seconds > 10 || megabytes > 256)).toEqual([]);
});
