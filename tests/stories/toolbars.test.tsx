import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as chapter from '#stories/features/reader/ChapterScreen.stories.tsx';
import * as home from '#stories/features/home/HomeScreen.stories.tsx';
import * as login from '#stories/features/account/LoginScreen.stories.tsx';
import * as shell from '#stories/features/shell/SiteShell.stories.tsx';
import * as tokens from '#stories/book/Tokens.stories.tsx';
import { viewports, WIDTHS, type StoryGlobals } from '#stories/toolbars/globals.ts';
import preview from '../../.storybook/preview.tsx';
import { storyModules } from './story-modules.ts';

type Modules = typeof tokens | typeof home | typeof chapter | typeof login | typeof shell;

/** Shows a story as somebody sees it who chose this in the toolbars. */
async function show<Of extends Modules>(module: Of, state: keyof Of & string, globals: Partial<StoryGlobals> = {}): Promise<void> {
  document.body.replaceChildren();
  setProjectAnnotations([preview, { initialGlobals: globals }]);
  const story = Object.entries(composeStories(module)).find(([name]) => name === state)?.[1];
  await (story as { run: () => Promise<void> } | undefined)?.run();
}

const shown = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token);
const text = (): string => document.body.textContent;
/** Of each scheme on the page of tokens. */
const accents = (): readonly string[] =>
  [...document.querySelectorAll('section[data-scheme]')].map((part) => getComputedStyle(part).getPropertyValue('--p-accent'));
const ratios = (): string => [...document.querySelectorAll('[data-passes]')].map(({ textContent }) => textContent).join('\n');

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

describe('The toolbar', () => {
  test('of languages says the same in another one.', async () => {
    await show(home, 'Empty', { language: 'vi' });
    const vietnamese = text();
    await show(home, 'Empty', { language: 'ja' });
    expect(text()).not.toBe(vietnamese);
    expect(document.documentElement.lang).toBe('ja');
  });

  test('of schemes changes the ground.', async () => {
    const grounds = new Set<string>();
    for (const scheme of ['light', 'dark', 'sepia', 'grey', 'black'] as const) {
      await show(home, 'Empty', { scheme });
      grounds.add(getComputedStyle(document.documentElement).backgroundColor);
    }
    expect(grounds.size).toBe(5);
  });

  test('of accents gives a site the accent of its twin, and nothing else of it.', async () => {
    await show(home, 'Empty', { language: 'ja' });
    const indigo = shown('--p-accent');
    await show(home, 'Empty', { language: 'vi' });
    const [lacquer, face] = [shown('--p-accent'), shown('--p-font-interface')];
    await show(home, 'Empty', { language: 'vi', accent: 'ja' });
    expect([shown('--p-accent'), shown('--p-font-interface')]).toEqual([indigo, face]);
    await show(home, 'Empty', { language: 'vi' });
    expect(shown('--p-accent')).toBe(lacquer);
    expect(lacquer).not.toBe(indigo);
  });

  test('of accents is seen in every scheme on the page of tokens, and measured anew.', async () => {
    await show(tokens, 'All', { language: 'ja' });
    const [indigo, measured] = [accents(), ratios()];
    await show(tokens, 'All', { language: 'vi' });
    expect([accents().length, accents().filter((accent, index) => accent === indigo[index])]).toEqual([10, []]);
    await show(tokens, 'All', { language: 'vi', accent: 'ja' });
    expect([accents(), ratios()]).toEqual([indigo, measured]);
  });

  test('of directions sets Japanese text in columns and in rows.', async () => {
    const modes: string[] = [];
    for (const direction of ['vertical', 'horizontal'] as const) {
      await show(chapter, 'JapaneseNovel', { language: 'ja', direction });
      const block = document.querySelector('[data-format=novel] p');
      modes.push(block === null ? 'none' : getComputedStyle(block).writingMode);
    }
    expect(modes).toEqual(['vertical-rl', 'horizontal-tb']);
  });

  test('of directions turns the pages of a comic to either side.', async () => {
    const directions: (string | undefined)[] = [];
    for (const direction of ['rtl', 'ltr'] as const) {
      await show(chapter, 'FilledLeftToRight', { direction });
      directions.push(document.querySelector<HTMLElement>('[data-direction]')?.dataset['direction']);
    }
    expect(directions).toEqual(['rtl', 'ltr']);
  });

  test('of widths has the four of the design, and a story takes another shape in each.', async () => {
    expect(Object.values(viewports).map(({ styles }) => styles.width)).toEqual(['360px', '768px', '1280px', '1920px']);
    const shapes = new Set<string>();
    for (const width of WIDTHS) {
      await page.viewport(width, 800);
      await show(home, 'Filled');
      const box = document.querySelector('article')?.getBoundingClientRect();
      shapes.add(`${box?.width} by ${box?.height} at ${box?.left}`);
    }
    await page.viewport(414, 896);
    expect(shapes.size).toBe(WIDTHS.length);
  });
});

describe('The toolbar of the network', () => {
  test('shows a skeleton where an answer is awaited.', async () => {
    await show(home, 'Filled', { network: 'slow' });
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  test('says what cannot be done offline, and that news does not come.', async () => {
    await show(login, 'Empty');
    const online = text();
    await show(login, 'Empty', { network: 'offline' });
    expect(text().length).toBeGreaterThan(online.length);
    await show(shell, 'Filled', { network: 'offline' });
    expect(document.querySelector('[data-live=interrupted]')).not.toBeNull();
  });

  test('leaves a story alone that has nothing else to show.', async () => {
    await show(home, 'Filled');
    const online = text();
    await show(home, 'Filled', { network: 'offline' });
    expect(text()).toBe(online);
  });
});

test('The tag network is carried by the stories that this toolbar changes, and by no others.', () => {
  const metas = Object.values(storyModules).map(({ default: meta }) => meta);
  const tagged = metas.filter(({ tags }) => tags?.includes('network'));
  const changing = metas.filter(({ parameters }) => parameters?.['network'] !== undefined);
  expect(tagged.length).toBeGreaterThan(15);
  expect(tagged.map(({ title }) => title)).toEqual(changing.map(({ title }) => title));
});
