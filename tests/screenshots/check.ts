import axe from 'axe-core';
import { Console } from 'node:console';
import { join } from 'node:path';
import { listStories } from '../../build/story-list-loader.ts';
import { ROOT } from '../../setup/children.mjs';
import { print } from '../../setup/progress.mjs';
import { screenStates, STATES } from '../../stories/book/screen-states.ts';
import { buildBook, serveBook, storiesOfBook } from './book.ts';
import { findingsOf } from './findings.ts';
import { openDarkroom, StoryPage } from './story-page.ts';
import { GROUNDS } from './views.ts';

/**
 * `npm run stories:check`: builds the book, opens every story of it in each language and scheme, and says which of them
 * write errors to the console, break rules of axe or are wider than their window. Words choose stories whose id has one.
 */
const words = process.argv.slice(2);
/** More than cores: a page waits for frames most of the time. */
const PAGES = 4;

const problems: string[] = [];

print('Building the book …');
problems.push(...(await buildBook()).split('\n').filter((line) => /\bwarn/i.test(line)));
const ids = storiesOfBook().filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
const book = await serveBook();
const darkroom = await openDarkroom();
const queue = ids.values();
await Promise.all(Array.from({ length: PAGES }, work));
await darkroom.close();
book.close();
new Console(process.stdout).table(Object.fromEntries(screenStates(listStories(join(ROOT, 'stories'))).map(rowOf)));
for (const problem of problems) print(problem);
print(`${ids.length} stories, each in ${GROUNDS.length} combinations of language and scheme: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function work(): Promise<void> {
  const story = await StoryPage.open(darkroom, book.origin, ids[0] ?? '');
  await story.page.evaluate(axe.source);
  for (const id of queue) {
    const said = await findingsOf(story, id).catch((error: unknown) => [
      `${id}: ${error instanceof Error ? error.message : String(error)}`,
    ]);
    problems.push(...said, ...story.takeComplaints().map((complaint) => `${id}: ${complaint}`));
    if (process.stdout.isTTY) process.stdout.write(`\r${id}\u001B[K`);
  }
}

function rowOf({ screen, stories }: ReturnType<typeof screenStates>[number]): readonly [string, Readonly<Record<string, number>>] {
  return [screen, Object.fromEntries([...STATES, 'other' as const].map((state) => [state, stories.get(state)?.length ?? 0]))];
}
