import '#src/ui/tokens.css';
import '#src/ui/base.css';
import axe, { type RuleObject } from 'axe-core';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { storyModules } from './story-modules.ts';

interface Runnable {
  readonly run: () => Promise<void>;
  readonly parameters: {
    readonly a11y?: { readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled: boolean }[] } };
  };
}

/** Each scheme on one site: only the accent differs between them, whose contrast tokens-contrast.test.tsx computes for all four. */
const SITES = [
  { language: 'vi', scheme: 'light' },
  { language: 'ja', scheme: 'dark' },
] as const;

/** Storybook unmounts the story before inside an act() of its own, which now and then overlaps with the next one's. */
const OF_THE_HARNESS = 'The current testing environment is not configured to support act(...)';

beforeAll(() => {
  // Colours on their way from one scheme to the other are of none.
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent =
    '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }';
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each(SITES)('In $language, $scheme', (globals) => {
  setProjectAnnotations(preview);
  for (const [path, module] of Object.entries(storyModules)) {
    const name = path.replace('../../stories/', '').replace('.stories.tsx', '');
    describe(name, () => {
      setProjectAnnotations([preview, { initialGlobals: globals }]);
      for (const [state, Story] of Object.entries<Runnable>(composeStories(module))) {
        test(`${state} renders without a complaint and can be read by everyone.`, async () => {
          const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
          await Story.run();
          const { language, scheme } = document.documentElement.dataset;
          expect({ language, scheme }).toEqual(globals);
          expect(
            await broken({ rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, ...exceptionsOf(Story) } }),
          ).toEqual([]);
          expect(complaints.mock.calls.filter(([words]) => words !== OF_THE_HARNESS)).toEqual([]);
        });
      }
    });
  }
});

/** Rules that a story says, as to Storybook's own panel, that it cannot follow. */
function exceptionsOf({ parameters }: Runnable): RuleObject {
  return Object.fromEntries((parameters.a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]));
}

/** The rules of axe that the page breaks, with the first place of each. */
async function broken(options: axe.RunOptions): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], selectors: false, ...options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`);
}
