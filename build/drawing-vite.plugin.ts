import type { Plugin } from 'vite';
import { drawingModule } from './drawing-loader.ts';

const DRAWING = /\?(?:.*&)?drawing(?:&|$)/;

/** Statechart drawings for the tests, by the loader of the builds. */
export function drawingVite(): Plugin {
  return {
    name: 'futago-drawing',
    enforce: 'pre',
    async load(id) {
      if (!DRAWING.test(id)) return null;
      return { code: await drawingModule(id.slice(0, id.indexOf('?')), 0), map: null };
    },
  };
}
