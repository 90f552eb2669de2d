import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { SaveButton } from '#src/features/shelf/SaveButton.tsx';
import { ConfirmedButton } from '#src/ui/dialog/ConfirmedButton.tsx';
import { genres } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import * as works from '#stories/features/work/WorkScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled: Work } = composeStories(works);
const nothing = (): void => undefined;
const EMPTY_SHELF = { chapters: [], savings: new Map(), room: null };

afterEach(() => page.viewport(414, 896));

/** What cuts the ring around that which has the focus off, by its markup. */
function cutting(focused: Element): readonly string[] {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  if (outlineStyle === 'none') return ['no ring'];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const cuts: string[] = [];
  for (let within = focused.parentElement; within && within !== document.body; within = within.parentElement) {
    if (getComputedStyle(within).overflow === 'visible') continue;
    const edge = within.getBoundingClientRect();
    const room = Math.min(left - reach - edge.left, edge.right - right - reach, top - reach - edge.top, edge.bottom - bottom - reach);
    if (room < -0.5) cuts.push(`${focused.outerHTML.slice(0, 80)} by ${within.outerHTML.slice(0, 60)}`);
  }
  return cuts;
}

const SCREENS: ReadonlyArray<readonly [string, number, string, ReactNode]> = [
  ['the genres', 360, 'nav li a', <GenresScreen key="genres" data={genres(worksOf('vi', 6))} view={{}} />],
  [
    'the chapters of a work',
    1280,
    '#chapters ol :is(a, button)',
    <Work key="work" save={(id) => <SaveButton chapterKey={`1/${id}`} view={EMPTY_SHELF} shape="row" onIntent={nothing} />} />,
  ],
  [
    'a question',
    360,
    'dialog[open] [role=group]',
    <ConfirmedButton key="question" label="Xóa" question="Xóa?" keepLabel="Giữ" confirmLabel="Có" onConfirm={nothing}>
      Mất hẳn.
    </ConfirmedButton>,
  ],
];

test.each(SCREENS)('The ring around whatever has the focus in %s is whole.', async (_, width, stops, screen) => {
  await page.viewport(width, 740);
  renderPart(screen);
  if (stops.startsWith('dialog')) await userEvent.click(page.getByRole('button'));
  const rings = [...document.querySelectorAll<HTMLElement>(stops)];
  expect(rings.length).toBeGreaterThan(0);
  for (const stop of rings) {
    stop.focus({ focusVisible: true });
    expect(cutting(stop)).toEqual([]);
  }
});
