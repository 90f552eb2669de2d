import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { storyListModule } from './story-list-loader.ts';

/** The list of stories for the tests, by the loader of the builds. */
export function storyListVite(): Plugin {
  return {
    name: 'futago-story-list',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'stories') return null;
      return { code: storyListModule(dirname(dirname(path))), map: null };
    },
  };
}
