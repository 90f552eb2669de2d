import { spawn } from 'node:child_process';
import { Console } from 'node:console';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { sharedContent } from '#tests/support/files/shared-content.ts';
import type { ImportMeasure } from './import-measured.ts';

const PAGES = 100;
const LIMIT_MEBIBYTES = 600;
const LIMIT_MILLISECONDS = 10_000;

/**
 * Imports each group in a process of its own, source by source, and prints how long the whole and the slowest source took and how much
 * memory the process held at most: under 600 MiB, and no file of others' over 10 s.
 */
export async function importBench(): Promise<void> {
  // Not the system's folder for temporary files: that of root may be closed to the user postgres.
  const folder = await mkdtemp('/tmp/futago-bench-import-');
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), say: () => {} });
  try {
    const database = openDatabase(postgres.url);
    await migrate(database);
    await database.destroy();
    const rows: object[] = [];
    for (const [name, paths] of await groups(folder)) rows.push(row(name, await measure(postgres.url, join(folder, 'data'), paths)));
    new Console(process.stdout).table(rows);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function groups(folder: string): Promise<[string, string[]][]> {
  const own: [string, string[]][] = [
    [`CBZ of ${PAGES} pages, 1600 × 2400`, [await makeComic(folder)]],
    ['pictures at the limits', await makeLargest(folder)],
  ];
  if (!sharedContent.isThere) return own;
  const shared = ['comics', 'cbz', 'novels', 'epub'].map((name): [string, string[]] => [name, [sharedContent.path(name)]]);
  const hostile = ['zip', 'rar', 'text', 'epub-ocf', 'epub-w3c'].map(async (name): Promise<[string, string[]]> => [
    `hostile ${name}`,
    await filesIn(sharedContent.path('hostile', name)),
  ]);
  return [
    ...own,
    ...shared,
    ...(await Promise.all(hostile)),
    ['hostile images', await foldersOfOne(folder, await filesIn(sharedContent.path('hostile', 'images')))],
  ];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** A single picture is no work: each gets a folder of its own. */
async function foldersOfOne(folder: string, pictures: readonly string[]): Promise<string[]> {
  const folders = pictures.map((_picture, index) => join(folder, 'images', `picture ${index}`));
  for (const [index, picture] of pictures.entries()) {
    await mkdir(folders[index] ?? '', { recursive: true });
    await cp(picture, join(folders[index] ?? '', `1.${picture.split('.').at(-1) ?? ''}`));
  }
  return folders;
}

/** Pages with lines and tones, so that they weigh what pages of a manga weigh. */
async function makeComic(folder: string): Promise<string> {
  const entries = [];
  for (let index = 0; index < PAGES; index += 1) {
    const lines = Array.from({ length: 60 }, (_, line) => {
      const [x, y] = [(line * 263 + index * 97) % 1_600, (line * 419 + index * 31) % 2_400];
      return `<circle cx="${x}" cy="${y}" r="${40 + ((line * 13) % 160)}" fill="hsl(${(line * 40 + index * 5) % 360} 60% 70%)" stroke="#111" stroke-width="5"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400"><rect width="1600" height="2400" fill="#fff"/>${lines.join('')}</svg>`;
    entries.push({ name: `${index + 1}.jpg`, content: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer(), isStored: true });
  }
  const path = join(folder, 'comic.cbz');
  await writeFile(path, makeZip(entries));
  return path;
}

/** What costs most to decode: interlaced 16 bits, progressive JPEG, AVIF of 10 bits, lossless WebP and a long strip. */
async function makeLargest(folder: string): Promise<string[]> {
  const at = join(folder, 'largest');
  await mkdir(at);
  const grain = await sharp({
    create: { width: 540, height: 540, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 25 } },
  })
    .png()
    .toBuffer();
  const large = (width: number, height = width) => sharp(grain).resize(width, height, { kernel: 'nearest', fit: 'fill' });
  await large(5_400).ensureAlpha(0.5).toColourspace('rgb16').png({ progressive: true }).toFile(join(at, '1.png'));
  await large(5_400).jpeg({ progressive: true }).toFile(join(at, '2.jpg'));
  await large(3_460).avif({ effort: 0, bitdepth: 10, chromaSubsampling: '4:4:4' }).toFile(join(at, '3.avif'));
  await large(5_400).webp({ lossless: true, effort: 0 }).toFile(join(at, '4.webp'));
  await large(1_600, 10_000).jpeg().toFile(join(at, '5.jpg'));
  return [at];
}

async function measure(url: string, dataFolder: string, paths: readonly string[]): Promise<ImportMeasure> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import-measured.ts'), url, dataFolder, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) printed += String(chunk);
  return JSON.parse(printed) as ImportMeasure;
}

function row(group: string, { seconds, works, refused, slowestMilliseconds, slowestFile, peakMebibytes }: ImportMeasure): object {
  const isWithin = (slowestMilliseconds <= LIMIT_MILLISECONDS || group.startsWith('CBZ')) && peakMebibytes <= LIMIT_MEBIBYTES;
  return {
    group,
    seconds,
    works,
    refused,
    'slowest ms': slowestMilliseconds,
    'slowest source': slowestFile.slice(-36),
    'peak MiB': peakMebibytes,
    'within limits': isWithin,
  };
}
