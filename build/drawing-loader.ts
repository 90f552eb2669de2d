import type { Rspack } from '@rsbuild/core';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMachine } from './statechart-drawing/is-machine.ts';
import { drawStatechart } from './statechart-drawing/draw-statechart.ts';

/**
 * Turns `machines/<m>/index.ts?drawing` into a module whose `drawing` is the laid-out statechart. Rejects when the
 * door of the folder exports no machine.
 */
export default async function drawingLoader(this: Rspack.LoaderContext): Promise<string> {
  this.addContextDependency(dirname(this.resourcePath));
  return drawingModule(this.resourcePath, Date.now());
}

/** Shared with the vite plugin of the tests. `version` keeps a changed machine from coming out of Node's own cache. */
export async function drawingModule(file: string, version: number): Promise<string> {
  const exported: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${version}`);
  const machine = Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`${file} exports no statechart that could be drawn.`);
  return `export const drawing = ${JSON.stringify(await drawStatechart(machine))};`;
}
