import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as hostileStories from '#stories/book/HostileContent.stories.tsx';
import * as tokens from '#stories/book/Tokens.stories.tsx';
import * as start from '#stories/book/StartHere.stories.tsx';
import { CATALOGUE } from '#stories/book/error-catalogue.ts';
import { pageTokens } from '#stories/book/page-tokens.ts';
import { hostile } from '#stories/catalogue/hostile.ts';
import preview from '../../.storybook/preview.tsx';
import { storyModules } from './story-modules.ts';

interface Runnable {
  readonly id: string;
  readonly run: () => Promise<void>;
}

setProjectAnnotations(preview);
const modules = Object.entries(storyModules).filter(([path]) => !path.includes('/machines/'));
const stories: readonly Runnable[] = modules.flatMap(([, module]) => Object.values<Runnable>(composeStories(module)));

const shownText = (): string => document.body.innerHTML + document.body.textContent;

afterEach(() => document.body.replaceChildren());

test('The first page lists every story there is, by the ids of Storybook.', async () => {
  await composeStories(start).Contents.run();
  const listed = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace('./?path=/story/', ''));
  const ids = new Set(stories.map(({ id }) => id));
  expect(listed.length).toBeGreaterThan(200);
  expect(listed.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

test('The page of tokens shows every token of the style sheet, and no pair of colours that is hard to tell apart.', async () => {
  await composeStories(tokens).All.run();
  expect(pageTokens().length).toBeGreaterThan(60);
  expect(pageTokens().filter((name) => !document.body.textContent.includes(name))).toEqual([]);
  expect(document.querySelectorAll('[data-passes]').length).toBeGreaterThan(200);
  expect([...document.querySelectorAll('[data-passes=false]')].map(({ textContent }) => textContent)).toEqual([]);
});

describe('The catalogue of errors', () => {
  const SHOWN_OTHERWISE = ['Google library fails', 'Google client id missing'];

  test('has every row of the specification.', () => {
    expect(CATALOGUE.length).toBe(17);
  });

  test.each(CATALOGUE.filter(({ story }) => story !== undefined && !story.startsWith('machines-')))(
    '$situation: the story shows what the catalogue says.',
    async ({ situation, said, story }) => {
      const shown = stories.find(({ id }) => id === story);
      expect(shown?.id).toBe(story);
      await shown?.run();
      if (said !== undefined && !SHOWN_OTHERWISE.includes(situation)) await expect.poll(shownText).toContain(said);
    },
  );
});

describe('What strangers wrote, on a phone,', () => {
  beforeAll(() => page.viewport(360, 800));
  afterAll(() => page.viewport(414, 896));

  test.each(Object.entries(composeStories(hostileStories)))('stays words in %s, and breaks out of nothing.', async (_name, Story) => {
    await Story.run();
    expect(document.body.textContent + [...document.querySelectorAll('input')].map(({ value }) => value).join(' ')).toContain(hostile(0));
    expect(document.querySelectorAll('[onerror], [onload], body script')).toHaveLength(0);
    expect(Reflect.get(globalThis, 'ranByStranger')).toBeUndefined();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
