import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf, placePackages } from '../../../build/server-packages.plugin.ts';
import { BUNDLED_PACKAGES, bundleFolder, type PackagesPlace } from '#server/platform/bundled-packages.ts';
import { importsOf } from '#tests/architecture/source-files.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MODULE = new URL('../../../server/platform/bundled-packages.ts', import.meta.url).href;
const run = promisify(execFile);

let folder: string;
let place: PackagesPlace;
let bundled: ReadonlySet<string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-packages-'));
  place = { folder: join(folder, 'packages'), lockFile: join(folder, 'lock.json') };
  await writeFile(place.lockFile, '{}');
  // What the bundles import beside themselves is looked for from where they lie.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  bundled = await placePackages(ROOT, place);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the program prints that runs after the call. */
async function print(program: string): Promise<unknown> {
  const given = `import { useBundledPackages } from '${MODULE}';
    const isUsed = useBundledPackages(${JSON.stringify(place)});
    ${program}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', given], { cwd: ROOT });
  return JSON.parse(stdout);
}

test('Every bundled package exports what the package itself does, from the files of the build.', async () => {
  const program = `
    const names = ${JSON.stringify(BUNDLED_PACKAGES)};
    const exported = {};
    for (const name of names) exported[name] = Object.keys(await import(name)).filter((one) => !/^__(?:webpack|rspack)_/.test(one)).toSorted();
    console.log(JSON.stringify({ isUsed, exported, at: import.meta.resolve('pg') }));`;
  const exported: Record<string, readonly string[]> = {};
  for (const name of BUNDLED_PACKAGES) {
    const names = Object.keys((await import(/* @vite-ignore */ name)) as object);
    exported[name] = names.filter((one) => one !== 'module.exports').toSorted();
  }
  expect(await print(program)).toEqual({ isUsed: true, exported, at: expect.stringMatching(/\/packages\/[0-9a-f]{16}\/pg\.mjs$/) });
});

test('Bundled packages know each other: errors, clients and statements of one are those of another.', async () => {
  const program = `
    const { createGraphQLError } = await import('graphql-yoga');
    const { GraphQLError } = await import('graphql');
    const { Kysely } = await import('kysely');
    const { fromKysely } = await import('pg-boss');
    const { NO_MIGRATIONS } = await import('kysely/migration');
    console.log(JSON.stringify([createGraphQLError('x') instanceof GraphQLError, typeof Kysely, typeof fromKysely, NO_MIGRATIONS !== undefined]));`;
  expect(await print(program)).toEqual([true, 'function', 'function', true]);
});

/** What a file imports, now or later, with what that imports. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const { own } of importsOf(one)) if (own?.endsWith('.ts') === true) reached.add(own);
  return reached;
}

test('Nothing of the bundles is there a second time in a server: not by another name of a package, nor by one that stays outside.', async () => {
  const files = [...reachedFrom('server/serve.command.ts')].filter((file) => file.startsWith('server/'));
  // Some are read when they are needed.
  const named = files.flatMap((file) => importsOf(file).flatMap(({ own, specifier }) => (own === null ? specifier : [])));
  const program = `
    const { registerHooks } = await import('node:module');
    const outside = new Set();
    registerHooks({ load: (url, context, next) => {
      if (url.includes('/node_modules/')) outside.add(url);
      return next(url, context);
    } });
    const isThere = (name) => { try { return import.meta.resolve(name) !== ''; } catch { return false; } };
    for (const file of ${JSON.stringify(files)}) await import('${pathToFileURL(ROOT).href}' + file);
    for (const name of ${JSON.stringify([...new Set(named)])}) if (isThere(name)) await import(name);
    console.log(JSON.stringify([...outside]));`;
  const outside = new Set(((await print(program)) as readonly string[]).map((url) => packageOf(url) ?? url));
  expect([...bundled]).toEqual(expect.arrayContaining(['graphql', 'kysely', 'pg', 'pg-protocol']));
  expect([...outside]).toEqual(expect.arrayContaining(['jose', 'nodemailer', 'pusher', 'sharp']));
  expect([...outside].filter((name) => bundled.has(name))).toEqual([]);
});

test('Bundles of other packages than those of the lock are not used.', async () => {
  await writeFile(place.lockFile, '{"lockfileVersion":3}');
  expect(await print(`console.log(JSON.stringify([isUsed, import.meta.resolve('pg').includes('node_modules')]));`)).toEqual([false, true]);
});

/** Folders of bundles with the inodes of their files, which are others once a file was written anew. */
async function inodesOf(): Promise<Record<string, readonly number[]>> {
  const inodes: Record<string, readonly number[]> = {};
  for (const name of await readdir(place.folder)) {
    const files = (await readdir(join(place.folder, name))).toSorted();
    inodes[name] = await Promise.all(files.map(async (file) => (await stat(join(place.folder, name, file))).ino));
  }
  return inodes;
}

test('A build touches no file that a running server may read: not of other packages, nor of the same.', { timeout: 60_000 }, async () => {
  await writeFile(place.lockFile, '{}');
  const before = await inodesOf();
  expect(Object.keys(before)).toEqual([basename(bundleFolder(place))]);
  await placePackages(ROOT, place);
  expect(await inodesOf()).toEqual(before);
  await writeFile(place.lockFile, '{"lockfileVersion":3}');
  await placePackages(ROOT, place);
  const after = await inodesOf();
  expect(after).toMatchObject(before);
  expect(Object.keys(after).toSorted()).toEqual([...Object.keys(before), basename(bundleFolder(place))].toSorted());
});
