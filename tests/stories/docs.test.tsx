import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '../../.storybook/docs.css';
import { DOCS_RENDERED, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { expect, onTestFinished, test } from 'vitest';
import { initialGlobals } from '#stories/toolbars/globals.ts';
import { tellFrames, type ToldGlobals } from '#stories/toolbars/frames.ts';
import { wear } from '#stories/toolbars/wear.ts';

type Listener = Parameters<ToldGlobals['on']>[1];

/** A page with two framed stories, one that is shown in the page, and the channel that Storybook tells it by. */
function openPage() {
  document.body.innerHTML = ['viewMode=story&id=ui-dialog--open', 'viewMode=story&id=ui-dialog--long', 'id=somewhere-else']
    .map((query) => `<iframe src="about:blank?${query}"></iframe>`)
    .join('');
  onTestFinished(() => document.body.replaceChildren());
  const listeners = new Map<string, Listener>();
  tellFrames({ on: (event, listener) => listeners.set(event, listener) });
  return { tell: (event: string, chosen?: object) => listeners.get(event)?.({ ...(chosen && { globals: { ...chosen } }) }) };
}

const globals = (): readonly (string | null)[] =>
  [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).searchParams.get('globals'));

test('Stories that stand in frames wear what the toolbars say, from the beginning and with every change.', () => {
  const { tell } = openPage();
  tell(SET_GLOBALS, { ...initialGlobals, language: 'ja', viewport: { value: 'w360' } });
  tell(DOCS_RENDERED);
  const japanese = 'language:ja;scheme:light;accent:site;direction:story;network:online';
  expect(globals()).toEqual([japanese, japanese, null]);
  tell(GLOBALS_UPDATED, { ...initialGlobals, scheme: 'dark' });
  const dark = 'language:vi;scheme:dark;accent:site;direction:story;network:online';
  expect(globals()).toEqual([dark, dark, null]);
  tell(GLOBALS_UPDATED, initialGlobals);
  expect(globals().slice(0, 2)).toEqual(Array(2).fill('language:vi;scheme:light;accent:site;direction:story;network:online'));
});

test('Frames are not loaded anew where nothing was chosen.', () => {
  const { tell } = openPage();
  tell(SET_GLOBALS, initialGlobals);
  tell(DOCS_RENDERED);
  expect(globals()).toEqual([null, null, null]);
});

test('What stands on the page of a part has the ground and the ink of the chosen scheme, not those of Storybook.', () => {
  document.body.innerHTML = '<div class="sbdocs" style="color: gray"><div class="docs-story">Story</div></div>';
  onTestFinished(() => document.body.replaceChildren());
  const [page, story] = [document.documentElement, document.querySelector('.docs-story')].map((one) => one && getComputedStyle(one));
  const grounds = new Set<string | undefined>();
  for (const scheme of ['light', 'dark', 'sepia', 'grey', 'black'] as const) {
    wear({ ...initialGlobals, scheme });
    expect([story?.backgroundColor, story?.color]).toEqual([page?.backgroundColor, page?.color]);
    grounds.add(story?.backgroundColor);
  }
  expect(grounds.size).toBe(5);
});
