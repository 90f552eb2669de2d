import '#src/ui/tokens.css';
import '#src/ui/base.css';
import axe, { type RuleObject } from 'axe-core';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { storyModules } from './story-modules.ts';

interface Runnable {
  readonly run: () => Promise<void>;
  readonly parameters: {
    readonly a11y?: { readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled: boolean }[] } };
  };
}

const VIEWS = [
  { language: 'vi', scheme: 'light' },
  { language: 'vi', scheme: 'dark' },
  { language: 'ja', scheme: 'light' },
  { language: 'ja', scheme: 'dark' },
] as const;

/** Storybook unmounts the story before inside an act() of its own, which now and then overlaps with the next one's. */
const OF_THE_HARNESS = 'The current testing environment is not configured to support act(...)';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each(VIEWS)('In $language and $scheme', (globals) => {
  setProjectAnnotations(preview);
  for (const [path, module] of Object.entries(storyModules)) {
    const name = path.replace('../../stories/', '').replace('.stories.tsx', '');
    describe(name, () => {
      setProjectAnnotations([preview, { initialGlobals: globals }]);
      for (const [state, Story] of Object.entries<Runnable>(composeStories(module))) {
        test(`${state} renders without a complaint and can be read by everyone.`, async () => {
          const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
          await Story.run();
          const { violations } = await axe.run(document.body, {
            rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, ...exceptionsOf(Story) },
          });
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`)).toEqual([]);
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
