import type { AssetFiles, AssetMap } from '#graphql/document/first-response-bundle.ts';
import type { Rspack } from '@rsbuild/core';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const ROUTE = /routes\/(.+)\.tsx\?tsr-split=(\w+)/;
/** 'part-' stays whole; what 'screens-' share with others are chunks of their own. */
const PART = /^(?:part|screens)-(\w+)$/;
const CATALOG = /locales\/(\w+)\/(\w+)\.po$/;

/** Writes the asset map of the browser's build, read off its chunk groups. */
export class AssetMapPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tapPromise('AssetMapPlugin', async (stats) => {
      const { hash, entrypoints, chunks } = stats.toJson({
        all: false,
        hash: true,
        entrypoints: true,
        chunks: true,
        chunkOrigins: true,
        chunkRelations: true,
        ids: true,
      });
      const routes: Record<string, AssetFiles> = {};
      const parts: Record<string, AssetFiles> = {};
      const catalogs: Record<string, AssetFiles> = {};
      const entryFiles = (entrypoints?.['site']?.assets ?? []).map((asset) => asset.name);
      for (const [id, group] of Object.entries(asyncGroups(stats.compilation))) {
        const files = split(group.filter((file) => !entryFiles.includes(file)));
        const [, route, part] = ROUTE.exec(id) ?? [];
        const [, language, words] = CATALOG.exec(id) ?? [];
        if (route !== undefined) routes[`${route} ${part}`] = files;
        if (language !== undefined) catalogs[`${language} ${words}`] = files;
      }
      for (const group of stats.compilation.chunkGroups) {
        const [, part] = PART.exec(group.name ?? '') ?? [];
        if (part !== undefined) parts[part] = split(group.getFiles().filter((file) => !entryFiles.includes(file)));
      }
      const map: AssetMap = { entry: split(entryFiles), routes, parts, catalogs, build: hash ?? String(chunks?.length) };
      const path = resolve(compiler.context, this.#file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(map, null, 2)}\n`);
    });
  }
}

/** Files of every chunk group by the request that asked for it. */
function asyncGroups(compilation: Rspack.Compilation): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    for (const origin of group.origins) {
      if (origin.request) groups[origin.request] = [...(groups[origin.request] ?? []), ...group.getFiles()];
    }
  }
  return groups;
}

function split(files: readonly string[]): AssetFiles {
  const shipped = [...new Set(files)].map((file) => `/${file.replace(/^\//, '')}`);
  return { js: shipped.filter((file) => file.endsWith('.js')), css: shipped.filter((file) => file.endsWith('.css')) };
}
