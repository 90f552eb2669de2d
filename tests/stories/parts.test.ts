import { expect, test } from 'vitest';
import { ownFiles, textOf } from '../architecture/source-files.ts';

const PARTS = /^src\/(ui|entities)\/.*\.tsx$/;
const ROOMS: Readonly<Record<string, string>> = {
  book: 'Book',
  ui: 'Ui',
  entities: 'Entities',
  features: 'Features',
  machines: 'Machines',
};
const stories = ownFiles(/^stories\/.*\.stories\.tsx$/);

test('Every part of ui and entities has a file of stories of its own, at the same path.', () => {
  const missing = ownFiles(PARTS).filter((part) => !stories.includes(storyOf(part)));
  expect(missing).toEqual([]);
});

test('No story outlives its part.', () => {
  const parts = ownFiles(PARTS).map(storyOf);
  expect(stories.filter((story) => /^stories\/(ui|entities)\//.test(story) && !parts.includes(story))).toEqual([]);
});

test('The title of a story begins with its room.', () => {
  const astray = stories.filter((story) => !textOf(story).includes(`title: '${ROOMS[story.split('/')[1] ?? '']}/`));
  expect(astray).toEqual([]);
});

test('Every machine of the house is drawn among the stories, with buttons for its events.', () => {
  const machines = ownFiles(/^machines\/[^/]+\/index\.ts$/);
  const shown = textOf('stories/machines/Statecharts.stories.tsx');
  expect(machines.length).toBeGreaterThan(15);
  expect(machines.filter((machine) => !shown.includes(`'#${machine}?drawing'`))).toEqual([]);
});

function storyOf(part: string): string {
  return part.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
}
