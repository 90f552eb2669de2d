import { rspack, type Rspack } from '@rsbuild/core';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { KeptAssetPlugin } from '../../build/kept-asset.plugin.ts';

/** As the builder of the book does: with a page that is not made anew. */
const onlyOnce: Rspack.RspackPluginInstance = {
  apply: (compiler) => {
    let isMade = false;
    compiler.hooks.compilation.tap('onlyOnce', (compilation) =>
      compilation.hooks.processAssets.tap('onlyOnce', () => {
        if (!isMade) compilation.emitAsset('runtime.js', new compiler.rspack.sources.RawSource('1;'));
        isMade = true;
      }),
    );
  },
};

test('A file that only the first compilation makes stands in those after it, too.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'futago-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.js'), '2;');
  const output = { path: join(folder, 'out') };
  const plugins = [onlyOnce, new KeptAssetPlugin('runtime.js')];
  const compiler = rspack({ context: folder, entry: './index.js', mode: 'development', devtool: false, output, plugins });
  onTestFinished(() => promisify(compiler.close.bind(compiler))());
  const filesOf = async (): Promise<readonly string[]> => {
    const stats = await promisify(compiler.run.bind(compiler))();
    return Object.keys(stats?.compilation.assets ?? {}).toSorted();
  };
  const files = ['main.js', 'runtime.js'];
  expect([await filesOf(), await filesOf()]).toEqual([files, files]);
});
