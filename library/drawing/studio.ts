import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { drawCover } from './cover.ts';
import { drawPage } from './page.ts';
import type { DrawnWork } from './work.ts';

/** One picture that is to be drawn: its path below the library's output, and its SVG when it is asked for. */
export interface Picture {
  readonly path: string;
  readonly svg: () => string;
}

export interface DrawReport {
  readonly drawn: number;
  readonly kept: number;
}

export interface DrawOptions {
  /** Where the sources of the library lie; any change in them draws anew what has changed. */
  readonly sources: string;
  readonly output: string;
  readonly works: readonly DrawnWork[];
  readonly progress: (done: number, all: number, path: string) => void;
}

const STAMP = 'stamp.json';

interface Stamp {
  readonly sources: string;
  readonly pictures: Readonly<Record<string, string>>;
}

export function picturesOf(works: readonly DrawnWork[]): Picture[] {
  return works.flatMap((work) => {
    const pages = work.chapters.flatMap((chapter) =>
      chapter.pages.map((page, index): Picture => {
        const number = String(index + 1).padStart(2, '0');
        return {
          path: `${work.folder}/${chapter.folder}/${number}.png`,
          svg: () => drawPage(work.manuscript, page, `${chapter.folder}-${number}`).svg,
        };
      }),
    );
    const { cover } = work;
    return cover
      ? [{ path: `${work.folder}/cover.png`, svg: () => drawCover(work.manuscript.language, cover, work.folder) }, ...pages]
      : pages;
  });
}

/** Draws what is missing or has changed and removes what no work draws any more; rejects when the output cannot be written. */
export async function drawLibrary({ sources, output, works, progress }: DrawOptions): Promise<DrawReport> {
  const hash = await hashOfSources(sources);
  const stamp = await readStamp(output);
  if (stamp.sources === hash && (await allThere(output, Object.keys(stamp.pictures))))
    return { drawn: 0, kept: Object.keys(stamp.pictures).length };
  const pictures = picturesOf(works);
  const hashes: Record<string, string> = {};
  let [done, drawn] = [0, 0];
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = pictures.values();
  const draw = async (): Promise<void> => {
    for (const picture of queue) {
      const svg = picture.svg();
      const svgHash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
      if (stamp.pictures[picture.path] !== svgHash || !(await allThere(output, [picture.path]))) {
        await rasterise(svg, join(output, picture.path));
        drawn += 1;
      }
      hashes[picture.path] = svgHash;
      progress((done += 1), pictures.length, picture.path);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, draw));
  await removeOthers(output, stamp, hashes);
  await writeWhole(join(output, STAMP), JSON.stringify({ sources: hash, pictures: hashes } satisfies Stamp));
  return { drawn, kept: pictures.length - drawn };
}

async function rasterise(svg: string, file: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 4, adaptiveFiltering: false })
    .toBuffer();
  await writeWhole(file, png);
}

/** A reader of the folder never sees half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

async function removeOthers(output: string, stamp: Stamp, kept: Readonly<Record<string, string>>): Promise<void> {
  const old = Object.keys(stamp.pictures).filter((path) => !(path in kept));
  await Promise.all(old.map((path) => rm(join(output, path), { force: true })));
}

async function allThere(output: string, paths: readonly string[]): Promise<boolean> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const folder = dirname(path);
    const names = folders.get(folder) ?? new Set(await readdir(join(output, folder)).catch(() => []));
    folders.set(folder, names);
    if (!names.has(path.slice(folder.length + 1))) return false;
  }
  return paths.length > 0;
}

/** A stamp that is missing or damaged stands for nothing drawn. */
async function readStamp(output: string): Promise<Stamp> {
  try {
    const read = JSON.parse(await readFile(join(output, STAMP), 'utf8')) as Partial<Stamp>;
    return { sources: read.sources ?? '', pictures: read.pictures ?? {} };
  } catch {
    return { sources: '', pictures: {} };
  }
}

async function hashOfSources(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(relative(folder, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}
