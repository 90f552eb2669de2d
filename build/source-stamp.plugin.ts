import type { RsbuildPlugin } from '@rsbuild/core';
import { BUILD_STAMP, removeStamp, stampOfSources, writeStamp } from '../setup/source-stamp.mjs';

/** Says of which sources the build in `dist` is, whoever made it; nothing while it is made, and after one that failed. */
export function pluginSourceStamp(file = BUILD_STAMP): RsbuildPlugin {
  let stamp = '';
  return {
    name: 'futago-source-stamp',
    setup(api) {
      api.onBeforeBuild(() => {
        removeStamp(file);
        stamp = stampOfSources();
      });
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors() === false) writeStamp(file, stamp);
      });
    },
  };
}
