import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { Workshop, WORKSHOP_LIMITS, type WorkshopLimits } from '#server/content/workshop/workshop.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import { refusedOr } from '#tests/support/files/refused-or.ts';

const MEBIBYTE = 1024 ** 2;
const HOSTILE_BYTES = 256 * MEBIBYTE;

let folder: string;
let workshop: Workshop | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-workshop-'));
});
afterEach(async () => {
  await workshop?.close();
  workshop = null;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function begin(limits: WorkshopLimits = WORKSHOP_LIMITS): Promise<Workshop> {
  workshop = await Workshop.begin(limits);
  return workshop;
}

async function keep(name: string, content: Buffer): Promise<{ readonly path: string; readonly name: string }> {
  const path = join(folder, String(readdirSync(folder).length));
  await writeFile(path, content);
  return { path, name };
}

async function plain(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
}

test('An archive is opened by its owner’s name, and its pictures are read and decoded one by one.', async () => {
  const page = await plain(80, 120);
  const archive = makeZip([
    { name: 'b/10.png', content: page },
    { name: 'b/9.png', content: page },
  ]);
  const own = await begin();
  const opened = await own.open([await keep('第3話 海へ.cbz', archive)], { language: 'ja', format: 'COMIC' });
  expect(opened).toEqual({
    works: [
      {
        format: 'COMIC',
        title: '',
        chapters: [
          {
            sourceKey: 'number/3',
            number: '3',
            title: '海へ',
            document: null,
            pictures: [
              { index: 0, name: '第3話 海へ.cbz/b/9.png' },
              { index: 1, name: '第3話 海へ.cbz/b/10.png' },
            ],
          },
        ],
      },
    ],
    refused: [],
    pictureNames: ['第3話 海へ.cbz/b/9.png', '第3話 海へ.cbz/b/10.png'],
  });
  const picture = own.picture({ index: 0, name: 'page' });
  const original = await picture.read();
  expect(original.equals(page)).toBe(true);
  const { width, height, sources } = await own.encode(original, 'page');
  expect([width, height, sources.map((source) => source.width)]).toEqual([80, 120, [80]]);
});

test('What is refused in the process is refused outside of it, and the process goes on.', async () => {
  const own = await begin();
  await expect(own.encode(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg')).rejects.toThrow(
    new RefusedFile('a.svg', 'drawingWithScripts', 'is an SVG drawing, which may hold scripts'),
  );
  await expect(own.open([await keep('x.rar', Buffer.from('Rar!\x1a\x07\x00'))], { language: 'vi', format: null })).resolves.toMatchObject({
    refused: [{ file: 'x.rar', kind: 'otherArchive', reason: 'is a RAR archive, which is not read here: pack its pictures as ZIP or CBZ' }],
  });
  expect((await own.encode(await plain(40, 40), 'b.png')).width).toBe(40);
});

test('A file that takes too much memory ends its process and is refused by name.', async () => {
  const own = await begin({ ...WORKSHOP_LIMITS, bytes: 150 * MEBIBYTE });
  // An interlaced picture is decoded whole: some 116 MB of pixels.
  const large = await sharp({ create: { width: 5_400, height: 5_400, channels: 4, background: '#7a5' } })
    .png({ compressionLevel: 1, progressive: true })
    .toBuffer();
  await expect(own.encode(large, 'large.png')).rejects.toThrow(
    new RefusedFile('large.png', 'tooHeavy', 'needs more memory than a file may, 150 MiB'),
  );
});

test('A file that takes too long is refused by name, and the others with it are not kept waiting.', async () => {
  const own = await begin({ ...WORKSHOP_LIMITS, milliseconds: 1 });
  await expect(own.encode(await plain(3_000, 3_000), 'slow.png')).rejects.toThrow(
    new RefusedFile('slow.png', 'tooHeavy', 'takes more than 0.001 seconds to open'),
  );
  await expect(own.encode(await plain(10, 10), 'next.png')).rejects.toThrow('slow.png');
});

test('Nothing of the server’s environment is in the process.', async () => {
  const own = await begin();
  const environment = `/proc/${own.pid}/environ`;
  if (!existsSync(environment)) return;
  expect(
    readFileSync(environment, 'utf8')
      .split('\0')
      .filter((entry) => /^(?:PATH|HOME|FUTAGO|DATABASE)/.test(entry)),
  ).toEqual([]);
});

describe.skipIf(isSharedContentMissing())('Hostile files that others made', () => {
  const root = sharedContent.path('hostile');
  const files = sharedContent.isThere ? sharedContent.files('hostile') : [];

  test('take at most 256 MiB together with the process, and end it never.', { timeout: 280_000 }, async () => {
    const own = await begin({ bytes: HOSTILE_BYTES, milliseconds: 10_000 });
    const broken: string[] = [];
    for (const path of files) {
      try {
        await lookAt(own, { path, name: path.slice(root.length + 1) });
      } catch (error) {
        broken.push(`${path.slice(root.length + 1)}: ${String(error)}`);
      }
    }
    expect({ files: files.length > 250, broken }).toEqual({ files: true, broken: [] });
  });
});

/** Rejects where a file did more than to be refused. */
async function lookAt(own: Workshop, file: { readonly path: string; readonly name: string }): Promise<void> {
  const opened = await refusedOr(() => own.open([file], { language: 'vi', format: null }));
  const pictures = opened?.works.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.pictures)) ?? [];
  for (const named of pictures) await refusedOr(async () => own.encode(await own.picture(named).read(), named.name));
}

test('What a workshop imports is kept compiled for the next one before it is asked anything, though it is killed.', async () => {
  const code = await mkdtemp(join(folder, 'code-'));
  const child = fork('server/content/workshop/workshop.process.ts', [String(WORKSHOP_LIMITS.bytes), code], { env: {}, execArgv: [] });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const kept = (await readdir(code, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(kept.length).toBeGreaterThan(10);
});
