import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { addSourceRules, swcOptions } from '../rsbuild.config.ts';

/** The site's own rules for macros, catalogs and fragments; nothing else of its build. */
export default defineConfig({
  plugins: [pluginReact()],
  output: { cssModules: { localIdentName: '[local]-[hash:base64:5]', namedExport: false }, polyfill: 'off' },
  tools: { swc: swcOptions, rspack: (config) => addSourceRules(config) },
});
