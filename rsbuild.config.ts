import { defineConfig, rspack, type EnvironmentConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/rspack';
import { fileURLToPath } from 'node:url';
import { AssetMapPlugin } from './build/asset-map.plugin.ts';
import { chapterChunk } from './build/chapter-chunk.ts';
import { createClassNames } from './build/class-names.ts';
import { pluginFinishSite } from './build/finish-site.plugin.ts';
import { pluginServerPackages } from './build/server-packages.plugin.ts';
import { pluginSourceStamp } from './build/source-stamp.plugin.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Rules that every bundle of src needs, Storybook's too. */
export function addSourceRules(config: Rspack.Configuration): void {
  config.module ??= {};
  config.module.rules ??= [];
  config.module.rules.push(
    { test: /\.po$/, type: 'javascript/auto', loader: fromRoot('build/po-loader.ts') },
    { include: fromRoot('graphql/generated'), sideEffects: false },
    { test: /\.tsx$/, include: fromRoot('src'), enforce: 'pre', loader: fromRoot('build/fragment-loader.ts') },
    { resourceQuery: /^\?drawing$/, enforce: 'post', type: 'javascript/auto', loader: fromRoot('build/drawing-loader.ts') },
  );
}

/** What a server answers at a path of its own is no file of the build. */
export const cssAddresses = { filter: (address: string): boolean => !address.startsWith('/') };

export const swcOptions: Rspack.SwcLoaderOptions = { jsc: { experimental: { plugins: [['@lingui/swc-plugin', {}]] } } };

const routeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent']] },
  generatedRouteTree: './src/app/route-tree.gen.ts',
  routesDirectory: './src/routes',
} as const;

/**
 * Compiled whole while it travels, beside the page's own script, instead of function by function when it runs (decision 030).
 * After the minifier, which takes comments out; words have no functions.
 */
const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: /\/words-/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
});

/** Routes carry the router's own link, which nobody here draws (src/app/router/RouterLink.tsx): over a kilobyte of every first page. */
const withoutRouterLink = new rspack.NormalModuleReplacementPlugin(/^\.\/link\.js$/, (resource) => {
  if (/@tanstack[\\/]react-router/.test(resource.context)) resource.request = fromRoot('build/no-router-link.ts');
});

/**
 * Runs in the page. A sheet that stands in front of another one, which the first response has at its end, has Chromium look up
 * every face anew and lay all text out again.
 */
function appendStyle(link: HTMLLinkElement): void {
  document.body.append(link);
}

const web: EnvironmentConfig = {
  source: { entry: { site: './src/main.tsx' } },
  // A part is asked for by itself, and wholly: what two of them share comes with each. So are faces, which are known by their names.
  performance: {
    chunkSplit: {
      override: { chunks: (chunk) => !/^(?:part|faces)-/.test(chunk.name ?? ''), cacheGroups: { chapter: chapterChunk } },
    },
  },
  output: {
    target: 'web',
    distPath: {
      root: 'dist/web',
      js: 'assets',
      css: 'assets',
      font: 'assets',
      svg: 'assets',
      image: 'assets',
      assets: 'assets',
      jsAsync: 'assets',
      cssAsync: 'assets',
    },
    // The first script lists the hash of every other file: digits that nothing can press together. Six tell versions of one file apart.
    filename: { js: '[name].[contenthash:6].js', css: '[name].[contenthash:6].css' },
    copy: [{ from: 'public', noErrorOnMissing: true }],
    dataUriLimit: 0,
    // A site that runs from the folder goes on serving what it told its readers of: build/kept-builds.ts removes what is older.
    cleanDistPath: false,
  },
  tools: {
    rspack: {
      plugins: [tanstackRouter(routeOptions), new AssetMapPlugin('dist/first-response/assets.json'), compiledAhead, withoutRouterLink],
      output: { trustedTypes: 'futago-chunks' },
    },
    cssExtract: { pluginOptions: { insert: appendStyle } },
  },
};

/**
 * The scripts that every page carries inline: what must hold from the first paint on, and what holds all others back
 * until the first picture can be seen.
 */
const held: EnvironmentConfig = {
  source: {
    entry: {
      'held-start': './src/app/early/held-start.ts',
      'early-script': './src/app/early/early-script.ts',
      'early-text-script': './src/app/early/early-text-script.ts',
    },
  },
  output: {
    target: 'web',
    distPath: { root: 'dist/first-response', js: '' },
    filename: { js: '[name].js' },
    cleanDistPath: false,
    injectStyles: false,
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
};

/** The service worker: one file at the root, whose scope is the whole site. */
const worker: EnvironmentConfig = {
  source: { entry: { sw: './src/service-worker/service-worker.ts' } },
  output: { target: 'web-worker', distPath: { root: 'dist/web', js: '' }, filename: { js: '[name].js' }, cleanDistPath: false },
};

/** What watches the statecharts: a page of its own and the script that a watched page loads, nothing of either in the site. */
const inspector: EnvironmentConfig = {
  source: { entry: { inspector: './src/inspector.tsx', inspection: './src/inspection.ts' } },
  output: {
    target: 'web',
    distPath: { root: 'dist/inspector', js: '', css: '' },
    filename: { js: '[name].js', css: '[name].css' },
    cleanDistPath: false,
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
};

const firstResponse: EnvironmentConfig = {
  source: { entry: { 'first-response': './src/server.tsx' } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: 'dist/first-response', js: '' },
    filename: { js: '[name].mjs' },
    cleanDistPath: false,
    emitAssets: false,
    minify: false,
  },
  tools: {
    rspack: {
      plugins: [tanstackRouter({ ...routeOptions, enableRouteGeneration: false })],
      output: { chunkFilename: '[name].[contenthash:8].mjs' },
    },
  },
};

const classNameOf = createClassNames(fromRoot('src'));

export default defineConfig({
  plugins: [pluginReact({ fastRefresh: false }), pluginFinishSite(), pluginServerPackages(), pluginSourceStamp()],
  html: { title: '' },
  server: { publicDir: false },
  output: {
    legalComments: 'none',
    sourceMap: false,
    cssModules: { namedExport: false },
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    polyfill: 'off',
    overrideBrowserslist: ['chrome 123', 'safari 17.5', 'firefox 121'],
  },
  tools: {
    htmlPlugin: false,
    swc: swcOptions,
    cssLoader: {
      modules: { getLocalIdent: ({ resourcePath }, _pattern, name) => classNameOf(resourcePath, name) },
      url: cssAddresses,
    },
    rspack: (config) => addSourceRules(config),
  },
  performance: { printFileSize: false },
  environments: { web, held, worker, inspector, firstResponse },
});
