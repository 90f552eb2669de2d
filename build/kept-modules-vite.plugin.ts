import type { Plugin } from 'vite';

/**
 * For a run of tests that does not watch the files: what one test file has loaded is in the browser for the next, which
 * would ask for each module again. The browser goes with the run.
 */
export function keptModulesVite(): Plugin {
  return {
    name: 'futago-kept-modules',
    configureVitest({ vitest, project }) {
      if (vitest.config.watch) return;
      const { server } = project.vite.config;
      server.headers = { ...server.headers, 'Cache-Control': 'max-age=3600' };
    },
  };
}
