import { type RsbuildPlugin, rspack, type Rspack } from '@rsbuild/core';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLED_PACKAGES, bundleFolder, bundleName, packagesOfBuild, type PackagesPlace } from '#server/platform/bundled-packages.ts';

/** Those of a site that runs from this folder may be among them, like its other files (decision 058). */
const MOST_FOLDERS = 5;
/** Not there, and asked for by packages that go without. */
const OPTIONAL = ['bufferutil', 'encoding', 'pg-native', 'utf-8-validate'];

/** With the site: the packages of the server in a few files, so that it starts sooner (decision 048). */
export function pluginServerPackages(): RsbuildPlugin {
  return {
    name: 'futago-server-packages',
    setup(api) {
      api.onAfterBuild(async ({ stats, isFirstCompile }) => {
        if (stats?.hasErrors() || !isFirstCompile) return;
        await placePackages(api.context.rootPath, packagesOfBuild(api.context.rootPath));
      });
    },
  };
}

/**
 * Made beside and moved into its place whole, where not the same lies there already. Resolves as `bundlePackages` does. Of a lock with
 * the same packages only another way of bundling makes other files, and then the site has to be started anew.
 */
export async function placePackages(root: string, place: PackagesPlace): Promise<ReadonlySet<string>> {
  const folder = bundleFolder(place);
  const draft = `${folder}.${process.pid}`;
  try {
    const names = await bundlePackages(root, draft);
    if (!(await areAlike(draft, folder))) {
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    }
    const now = new Date();
    await utimes(folder, now, now);
    await removeOld(place.folder);
    return names;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function areAlike(one: string, other: string): Promise<boolean> {
  const [names, others] = await Promise.all([readdir(one), readdir(other).catch((): string[] => [])]);
  if (names.toSorted().join() !== others.toSorted().join()) return false;
  for (const name of names) if (!(await readFile(join(one, name))).equals(await readFile(join(other, name)))) return false;
  return true;
}

/** All but the folders that the latest builds used. */
async function removeOld(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const timed = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return { path, at: entry.isDirectory() ? (await stat(path)).mtimeMs : 0 };
  });
  const old = (await Promise.all(timed))
    .toSorted((one, other) => other.at - one.at)
    .filter(({ at }, index) => at === 0 || index >= MOST_FOLDERS);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}

/**
 * Each package is one module in `folder` that exports what Node finds in it; what they share, the packages too, is there once. Resolves
 * with the names of all packages of which anything is there: whoever imports one of these from elsewhere has it twice.
 */
async function bundlePackages(root: string, folder: string): Promise<ReadonlySet<string>> {
  const entries = await Promise.all(BUNDLED_PACKAGES.map(async (name) => [bundleName(name), await reexport(name)] as const));
  const compiler = rspack({
    context: root,
    mode: 'production',
    target: 'node24',
    entry: Object.fromEntries(entries),
    devtool: false,
    resolve: {
      conditionNames: ['node', 'default'],
      byDependency: {
        esm: { conditionNames: ['node', 'import', 'default'], fullySpecified: false },
        commonjs: { conditionNames: ['node', 'require', 'default'] },
      },
      mainFields: ['main'],
      extensions: ['.js', '.json'],
    },
    externals: OPTIONAL,
    externalsType: 'node-commonjs',
    node: { __dirname: 'node-module', __filename: 'node-module' },
    output: { path: folder, filename: '[name].mjs', module: true, chunkFormat: 'module', library: { type: 'module' }, clean: true },
    optimization: {
      minimize: false,
      runtimeChunk: 'single',
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { default: { minChunks: 2 } } },
    },
  });
  return packagesIn(await run(compiler));
}

async function reexport(name: string): Promise<string> {
  const names = Object.keys((await import(name)) as object).filter((one) => /^[\w$]+$/.test(one));
  return `data:text/javascript,${encodeURIComponent(`export { ${names.join(', ')} } from '${name}';`)}`;
}

function run(compiler: Rspack.Compiler): Promise<Rspack.StatsCompilation> {
  const { promise, resolve, reject } = Promise.withResolvers<Rspack.StatsCompilation>();
  compiler.run((error, stats) => {
    const failure = error ?? (stats?.hasErrors() === true ? new Error(stats.toString('errors-only')) : null);
    const made = stats?.toJson({ all: false, modules: true, nestedModules: true, groupModulesByPath: false, modulesSpace: Infinity });
    compiler.close((closing) => (failure === null && !closing && made !== undefined ? resolve(made) : reject(failure ?? closing)));
  });
  return promise;
}

function packagesIn({ modules = [] }: Pick<Rspack.StatsCompilation, 'modules'>): ReadonlySet<string> {
  const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
  return new Set(all.flatMap(({ nameForCondition }) => packageOf(nameForCondition ?? '') ?? []));
}

/** The package that a file is of, by its path or address; null for our own. */
export function packageOf(file: string): string | null {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}
