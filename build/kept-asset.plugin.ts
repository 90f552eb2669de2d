import { rspack, type Rspack } from '@rsbuild/core';

/** Emits a file of an earlier compilation again where a later one has not made it anew: it would be removed. */
export class KeptAssetPlugin implements Rspack.RspackPluginInstance {
  readonly #file: string;
  #source: Rspack.sources.Source | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('KeptAssetPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'KeptAssetPlugin', stage }, () => {
        const made = compilation.getAsset(this.#file);
        if (made) this.#source = made.source;
        else if (this.#source) compilation.emitAsset(this.#file, this.#source);
      });
    });
  }
}
