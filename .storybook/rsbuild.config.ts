import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { fileURLToPath } from 'node:url';
import { KeptAssetPlugin } from '../build/kept-asset.plugin.ts';
import { addSourceRules, cssAddresses, swcOptions } from '../rsbuild.config.ts';

const storyListLoader = fileURLToPath(new URL('../build/story-list-loader.ts', import.meta.url));

/** The site's own rules for macros, catalogs and fragments, and the list of stories; nothing else of its build. */
export default defineConfig({
  plugins: [pluginReact()],
  output: { cssModules: { localIdentName: '[local]-[hash:base64:5]', namedExport: false }, polyfill: 'off' },
  tools: {
    swc: swcOptions,
    cssLoader: { url: cssAddresses },
    rspack: (config) => {
      addSourceRules(config);
      // The book's page asks for it first. Its builder makes it with the page alone, which most compilations do not make anew.
      config.plugins?.push(new KeptAssetPlugin('mocker-runtime-injected.js'));
      config.module?.rules?.push({ resourceQuery: /^\?stories$/, enforce: 'post', type: 'javascript/auto', loader: storyListLoader });
    },
  },
});
