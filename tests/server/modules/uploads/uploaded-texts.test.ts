import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { picture, type SentFile, UploadsSite } from './uploads-site.ts';

const CREATED = { format: 'NOVEL', language: 'ja', title: '海の手紙', genres: [] };
const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { ... on OwnChapter { state chapter { id work { id } } } } }`;
const READ = `query ($workId: ID!, $chapterId: ID!) { chapter(workId: $workId, chapterId: $chapterId, language: ja) {
  ... on Chapter { title content { ... on NovelText { document pictures { id width height } } } } } }`;
/**
 * 吾輩は猫である。名前はまだ無い。
 * 吾輩《わがはい》は山路を登りながら、こう考えた。①
 *
 * as Windows writes Shift_JIS, the second line after a wide space: Node can read it only.
 */
const SHIFT_JIS = Buffer.from(
  '8ce1947982cd944c82c582a082e9814296bc914f82cd82dc82be96b382a281420d0a' +
    '81408ce19479817382ed82aa82cd82a2817482cd8e52984882f0936f82e882c882aa82e7814182b182a48d6c82a682bd814287400d0a',
  'hex',
);

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

interface Block {
  readonly kind: string;
  readonly runs?: readonly (string | { readonly text: string; readonly ruby?: string })[];
  readonly pictureId?: string;
}

interface ReadChapter {
  readonly title: string | null;
  readonly content: {
    readonly document: { readonly blocks: readonly Block[] };
    readonly pictures: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  };
}

/** Sends a novel, publishes its first chapter and reads it as a visitor does. */
async function readUploaded(file: SentFile): Promise<{ readonly chapters: number; readonly chapter: ReadChapter }> {
  const upload = await site.upload(await site.createWork(CREATED), [file]);
  expect([upload.state, upload.problems]).toEqual(['DONE', []]);
  const { publishChapter } = await site.run<{ publishChapter: { chapter: { id: string; work: { id: string } } } }>(
    PUBLISH,
    { id: upload.chapters[0]?.id },
    site.lan,
  );
  const { chapter } = await site.run<{ chapter: ReadChapter }>(READ, {
    workId: publishChapter.chapter.work.id,
    chapterId: publishChapter.chapter.id,
  });
  return { chapters: upload.chapters.length, chapter };
}

function xhtml(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body>${body}</body></html>`;
}

function entry(name: string, content: string | Buffer) {
  return { name, content: Buffer.from(content), isStored: true };
}

/** Two chapters named by the table of contents, with one picture in both; the first has ruby and a script. */
async function book(drawing?: Buffer): Promise<SentFile> {
  const one = `<h1>潮騒</h1><p><ruby>山路<rt>やまみち</rt></ruby>を登る。</p><script>alert(1)</script><p onclick="alert(1)"><img src="a.png" alt="船"/></p>`;
  const nav = `<nav xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc"><ol><li><a href="1.xhtml">潮騒</a></li><li><a href="2.xhtml">灯台</a></li></ol></nav>`;
  const manifest = [
    '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>',
    '<item id="one" href="1.xhtml" media-type="application/xhtml+xml"/>',
    '<item id="two" href="2.xhtml" media-type="application/xhtml+xml"/>',
    '<item id="a" href="a.png" media-type="image/png"/>',
  ];
  return {
    name: '海の手紙.epub',
    content: makeZip([
      entry('mimetype', 'application/epub+zip'),
      entry('META-INF/container.xml', '<container><rootfiles><rootfile full-path="OPS/package.opf"/></rootfiles></container>'),
      entry(
        'OPS/package.opf',
        `<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>海の手紙</dc:title><dc:language>ja</dc:language></metadata><manifest>${manifest.join('')}</manifest><spine><itemref idref="one"/><itemref idref="two"/></spine></package>`,
      ),
      entry('OPS/nav.xhtml', xhtml('目次', nav)),
      entry('OPS/1.xhtml', xhtml('潮騒', one)),
      entry('OPS/2.xhtml', xhtml('灯台', '<h1>灯台</h1><p>夜が明けた。</p><p><img src="a.png" alt=""/></p>')),
      entry('OPS/a.png', drawing ?? (await picture(7, 80, 60))),
    ]),
  };
}

test('An EPUB becomes its chapters, with ruby and pictures and without what it would run.', async () => {
  const { chapters, chapter } = await readUploaded(await book());
  expect(chapters).toBe(2);
  expect(chapter.title).toBe('潮騒');
  const { document, pictures } = chapter.content;
  expect(document.blocks.flatMap(({ runs }) => runs ?? [])).toContainEqual({ text: '山路', ruby: 'やまみち' });
  expect(JSON.stringify(document)).not.toContain('alert');
  expect(pictures).toMatchObject([{ width: 80, height: 60 }]);
  expect(document.blocks.map(({ pictureId }) => pictureId)).toContain(pictures[0]?.id);
});

test('An EPUB with a damaged picture becomes its chapters without it, and that is told once, in however many it stands.', async () => {
  const whole = await picture(8, 80, 60);
  const upload = await site.upload(await site.createWork(CREATED), [await book(whole.subarray(0, whole.length / 2))]);
  expect([upload.state, upload.chapters.length]).toEqual(['DONE', 2]);
  expect(upload.problems).toMatchObject([{ code: 'DAMAGED', file: expect.stringMatching(/a\.png$/) }]);
});

test('A text in Shift_JIS is read as what was written, ruby and all.', async () => {
  const { chapter } = await readUploaded({ name: '猫.txt', content: SHIFT_JIS });
  const runs = chapter.content.document.blocks.flatMap((block) => block.runs ?? []);
  expect(runs).toContain('吾輩は猫である。名前はまだ無い。');
  expect(runs).toContainEqual({ text: '吾輩', ruby: 'わがはい' });
  expect(JSON.stringify(runs)).toContain('は山路を登りながら、こう考えた。①');
});
