import type { RsbuildPlugin } from '@rsbuild/core';
import { BUILD_STAMP, removeStamp, stampOfSources, writeStamp } from '../setup/source-stamp.mjs';

/** Records which sources the build in `dist` was made of, whoever made it; nothing during a build, nor after a failed one. */
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
