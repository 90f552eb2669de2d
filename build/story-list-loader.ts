import type { Rspack } from '@rsbuild/core';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoryFile } from '../stories/book/story-list.ts';

const STORY = /^export const (\w+)(?:: Story| =|: StoryObj)/gm;

/** Turns `stories/book/story-list.ts?stories` into a module that lists every story there is when the book is built. */
export default function storyListLoader(this: Rspack.LoaderContext): string {
  const folder = dirname(dirname(this.resourcePath));
  this.addContextDependency(folder);
  return storyListModule(folder);
}

/** Shared with the vite plugin of the tests. `folder` is that of all stories; throws for a file of them without a title. */
export function storyListModule(folder: string): string {
  return `export const storyFiles = ${JSON.stringify(listStories(folder))};`;
}

/** Every file of stories below a folder; throws for one without a title. */
export function listStories(folder: string): readonly StoryFile[] {
  const files = globSync('**/*.stories.tsx', { cwd: folder }).toSorted();
  return files.map((file) => listFile(file.replace('.stories.tsx', ''), readFileSync(join(folder, file), 'utf8')));
}

function listFile(file: string, code: string): StoryFile {
  const title = /\btitle: '([A-Z][a-z]+\/[^']+)'/.exec(code)?.[1];
  if (title === undefined) throw new Error(`${file}.stories.tsx has no title.`);
  const tags = /\btags: \[([^\]]*)\]/.exec(code)?.[1]?.match(/[\w-]+/g) ?? [];
  const stories = [...code.matchAll(STORY)].map(([, state = '']) => ({ id: `${dashed(title)}--${dashed(spaced(state))}`, state }));
  return { file, title, tags, stories };
}

/** Storybook's name of a story: 'Filled In Japanese'. */
function spaced(state: string): string {
  return state.replaceAll(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ');
}

function dashed(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
