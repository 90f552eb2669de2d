import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A site that runs from the folder serves the files of the build that it began with. */
const MOST_BUILDS = 5;
const RECORD = '.futago-builds.json';
/** Files whose names tell versions apart. */
const HASHED = /^(?:web\/assets\/.+|web\/builds\/meta\/.+|first-response\/.+\.mjs)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** Removes from `dist` the hashed files that belong neither to this build, whose files these are, nor to one of the four before it. */
export async function keepLatestBuilds(dist: string, files: readonly string[]): Promise<void> {
  const own = files.filter((file) => HASHED.test(file)).toSorted();
  const others = (await readRecord(dist)).filter((build) => build.join('\n') !== own.join('\n'));
  const kept = [own, ...others].slice(0, MOST_BUILDS);
  await writeFile(join(dist, RECORD), JSON.stringify(kept));
  const wanted = new Set(kept.flat());
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const there = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => pathBelow(dist, join(parentPath, name)));
  const old = there.filter((file) => HASHED.test(file) && !wanted.has(file) && !wanted.has(file.replace(COMPRESSED, '')));
  await Promise.all(old.map((file) => rm(join(dist, file), { force: true })));
}

/** With slashes on every system. */
export function pathBelow(dist: string, file: string): string {
  return relative(dist, file).replaceAll(sep, '/');
}

/** None where there is no record, or one that was cut short. */
async function readRecord(dist: string): Promise<readonly (readonly string[])[]> {
  try {
    return JSON.parse(await readFile(join(dist, RECORD), 'utf8')) as readonly (readonly string[])[];
  } catch {
    return [];
  }
}
