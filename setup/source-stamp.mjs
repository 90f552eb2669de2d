import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './children.mjs';

export const BUILD_STAMP = 'dist/.futago-sources';
/** Without it no server starts. */
export const BUILD_RESULT = 'dist/first-response/first-response.mjs';
/** What the site is built from; generated route trees are made by the build itself. */
export const BUILT_FROM = [
  'src',
  'machines',
  'graphql',
  'locales',
  'public',
  'build',
  'server/platform',
  'server/http/files/built-texts.ts',
  'server/http/files/latest-build.ts',
  'server/http/files/site-manifest.ts',
  'server/modules/sharing/card-ground.ts',
  'server/modules/sharing/site-files.ts',
  'server/realtime/realtime-address.ts',
  'rsbuild.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];
const GENERATED = /\.gen\.ts$/;

/** A digest of the content of everything that the site is built from. */
export function stampOfSources() {
  return stampOf(BUILT_FROM);
}

/** Whether `dist` holds the build of the sources as they are. */
export function isBuilt() {
  return hasStamp(BUILD_STAMP, stampOfSources()) && existsSync(join(ROOT, BUILD_RESULT));
}

/** A digest of the packages that are wanted. */
export function stampOfPackages() {
  return stampOf(['package.json', 'package-lock.json']);
}

/**
 * @param {readonly string[]} paths files and folders, relative to the project
 * @returns {string} a digest of their names and content
 */
export function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

export function hasStamp(file, stamp) {
  const path = join(ROOT, file);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), stamp);
}

export function removeStamp(file) {
  rmSync(join(ROOT, file), { force: true });
}

function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full) || GENERATED.test(path)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) addTo(hash, `${path}/${name}`);
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path}\n${content.length}\n`).update(content);
}
