import type { ListedStory, StoryFile } from './story-list.ts';

/** The states of the catalogue, in the order of the table; the others are a screen's own. */
export const STATES = ['Filled', 'Empty', 'Loading', 'Failed', 'Offline', 'Forbidden', 'Long', 'Sensitive'] as const;
export type State = (typeof STATES)[number];

export interface ScreenStates {
  /** 'HomeScreen' */
  readonly screen: string;
  readonly stories: ReadonlyMap<State | 'other', readonly ListedStory[]>;
}

/** Every screen with its stories by state; its skeleton is its loading state. */
export function screenStates(files: readonly StoryFile[]): readonly ScreenStates[] {
  const screens = Map.groupBy(
    files.filter(({ file }) => /^features\/.*(Screen|Skeleton|Shell|Failures)$/.test(file)),
    ({ title }) => title.slice(title.lastIndexOf('/') + 1).replace(/Skeleton$/, 'Screen'),
  );
  return [...screens]
    .map(([screen, ofScreen]) => ({
      screen,
      stories: Map.groupBy(
        ofScreen.flatMap(({ stories }) => stories),
        stateOf,
      ),
    }))
    .toSorted((a, b) => a.screen.localeCompare(b.screen));
}

function stateOf({ state }: ListedStory): State | 'other' {
  return STATES.find((known) => state.startsWith(known)) ?? 'other';
}
