import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { compileCatalog } from './po-loader.ts';

/** Macros and catalogs for the tests, by the same compiler and the same catalog reader as the site's build. */
export function linguiVite(): Plugin {
  return {
    name: 'futago-lingui',
    enforce: 'pre',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      if (path.endsWith('.po')) return { code: (await compileCatalog(path)).code, map: null };
      if (!/\.tsx?$/.test(path) || !code.includes('@lingui/')) return null;
      const result = await transform(code, {
        filename: path,
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: path.endsWith('x') },
          transform: { react: { runtime: 'automatic' } },
          experimental: { plugins: [['@lingui/swc-plugin', {}]] },
        },
      });
      return { code: result.code, map: result.map ?? null };
    },
  };
}
