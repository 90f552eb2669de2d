import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DRAWINGS } from '#src/app/inspector/drawings.ts';
import * as statecharts from '#stories/machines/Statecharts.stories.tsx';
import { eventually } from '#tests/support/eventually.ts';
import preview from '../../.storybook/preview.tsx';

setProjectAnnotations(preview);
const stories = Object.values(composeStories(statecharts));

const machineOf = ({ parameters }: (typeof stories)[number]): string => String(parameters['statechart']);

/** Rounds through all buttons: what one leads to gives others their meaning. */
const ROUNDS = 3;

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('fieldset button')];

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('Every machine of the house has a story.', () => {
  expect(new Set(stories.map(machineOf))).toEqual(new Set(DRAWINGS.keys()));
});

describe.each(stories.map((Story) => [machineOf(Story), Story] as const))('%s', (id, Story) => {
  test('has a button for each event, none of which breaks it, and the drawing follows.', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await Story.run();
    expect(buttons().map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([...(DRAWINGS.get(id)?.events ?? [])]));
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of buttons().map(({ textContent }) => textContent)) {
        buttons()
          .find(({ textContent }) => textContent === name)
          ?.click();
        await eventually(() => expect(document.querySelector('svg[role=img]')).not.toBeNull());
        seen.add(document.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '');
        expect(document.querySelector('[role=alert]')?.textContent ?? null, `after ${name}`).toBeNull();
      }
    expect(complaints.mock.calls).toEqual([]);
    // The root has one state for good.
    expect(seen.size).toBeGreaterThan(id === 'app' ? 0 : 1);
  });
});
