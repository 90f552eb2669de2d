import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languagesWithLogo, readConfig } from '#server/platform/config/config.ts';
import { latestBuild } from '#server/http/files/latest-build.ts';
import { loadBuiltTexts } from '#server/http/files/built-texts.ts';
import { siteManifest } from '#server/http/files/site-manifest.ts';
import { drawSiteFiles } from '#server/modules/sharing/site-files.ts';
import { staticAddress } from '#server/realtime/realtime-address.ts';
import { keepLatestBuilds, pathBelow } from './kept-builds.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Scripts and styles; faces and pictures come with the pages that show them. */
const SHIPPED = /\.(?:js|css)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/**
 * Two ways for brotli to number the distances of repetitions. Which one is shorter differs from file to file: the largest script gains 143
 * bytes.
 */
const DISTANCES = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 }];

/**
 * After all bundles stand: writes the page of the static build (any host, no renderer), the sites' manifests with their
 * icons, and a brotli and a gzip copy of every text file, so that the server never compresses them again.
 */
export function pluginFinishSite(): RsbuildPlugin {
  return {
    name: 'futago-finish-site',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (stats === undefined || stats.hasErrors()) return;
        const root = api.context.rootPath;
        const files = filesOf(stats, join(root, 'dist'));
        const meta = await stampWorker(root, files);
        await writeStaticPage(root);
        await writeSiteFiles(root);
        await compressFolder(join(root, 'dist/web'));
        await keepLatestBuilds(join(root, 'dist'), [...files, meta]);
      });
    },
  };
}

/** Files of all bundles, by their paths below `dist`. */
function filesOf(stats: Rspack.Stats | Rspack.MultiStats, dist: string): readonly string[] {
  const all = 'stats' in stats ? stats.stats : [stats];
  return all.flatMap(({ compilation }) => {
    const folder = compilation.outputOptions.path ?? '';
    return compilation.getAssets().map(({ name }) => pathBelow(dist, join(folder, name)));
  });
}

async function writeStaticPage(root: string): Promise<void> {
  const folder = join(root, 'dist');
  const { sites, apiEndpoint, realtime } = readConfig(process.env, root);
  const { createStaticPage } = await import(`${pathToFileURL(join(folder, 'first-response/first-response.mjs')).href}?${Date.now()}`);
  const { assets, texts } = await loadBuiltTexts(folder);
  const page: string = createStaticPage(assets, texts, {
    sites,
    ownLogos: languagesWithLogo(sites),
    endpoint: apiEndpoint,
    realtime: staticAddress(realtime, apiEndpoint),
  });
  await writeFile(join(folder, 'web/index.html'), page);
}

/** Manifests, marks and icons for hosts of files; our server makes those of the configuration it runs with. */
async function writeSiteFiles(root: string): Promise<void> {
  const { sites } = readConfig(process.env, root);
  const folder = join(root, 'dist/web');
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const site of [sites.vi, sites.ja]) {
    const { language, logo } = site;
    const svg = logo ?? (await readFile(join(root, `public/favicon-${language}.svg`), 'utf8'));
    for (const [path, bytes] of await drawSiteFiles({ language, svg, isOwn: logo !== null })) await writeFile(join(folder, path), bytes);
    await writeFile(join(folder, `manifest-${language}.webmanifest`), JSON.stringify(siteManifest(site)));
  }
}

/**
 * Tells the worker its build's files, and resolves to the file that tells of them, by its path below dist. A browser
 * takes in a new worker when its bytes are others: with every build that ships other files.
 */
async function stampWorker(root: string, built: readonly string[]): Promise<string> {
  const folder = join(root, 'dist');
  const { assets } = await loadBuiltTexts(folder);
  const file = join(folder, 'web/sw.js');
  const files = built
    .filter((name) => name.startsWith('web/assets/') && SHIPPED.test(name))
    .map((name) => name.slice('web'.length))
    .toSorted();
  const stamp = `/* build */self.futagoBuild=${JSON.stringify({ id: assets.build, files })};`;
  await writeFile(file, `${stamp}\n${(await readFile(file, 'utf8')).replace(/^\/\* build .*\n/, '')}`);
  await mkdir(join(folder, 'web/builds/meta'), { recursive: true });
  const meta = `web/builds/meta/${assets.build}.json`;
  await writeFile(join(folder, meta), JSON.stringify({ id: assets.build, files }));
  const { serviceWorker } = readConfig(process.env, root);
  await writeFile(join(folder, 'web/builds/latest.json'), JSON.stringify(latestBuild(assets.build, serviceWorker)));
  return meta;
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** As the files of earlier builds are. */
async function isPacked(file: string): Promise<boolean> {
  const [plain, packed] = await Promise.all([stat(file), stat(`${file}.br`).catch(() => null)]);
  return packed !== null && packed.mtimeMs >= plain.mtimeMs;
}

async function compressFile(file: string): Promise<void> {
  if (await isPacked(file)) return;
  const content = await readFile(file);
  const shared = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const ways = DISTANCES.map((distances) => compressBrotli(content, { params: { ...shared, ...distances } }));
  await Promise.all([
    Promise.all(ways).then((packed) => keepWhereSmaller(`${file}.br`, smallestOf(packed), content)),
    compressGzip(content, { level: 9 }).then((packed) => keepWhereSmaller(`${file}.gz`, packed, content)),
  ]);
}

function smallestOf([first = Buffer.alloc(0), ...others]: readonly Buffer[]): Buffer {
  return others.reduce((smallest, packed) => (packed.length < smallest.length ? packed : smallest), first);
}

async function keepWhereSmaller(file: string, packed: Buffer, content: Buffer): Promise<void> {
  if (packed.length < content.length) await writeFile(file, packed);
  else await rm(file, { force: true });
}
