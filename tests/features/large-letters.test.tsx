import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories } from '@storybook/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WorkBadge } from '#src/entities/work/WorkBadge.tsx';
import { PhoneNavigation } from '#src/features/shell/PhoneNavigation.tsx';
import * as searches from '#stories/features/search/SearchScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled: Search } = composeStories(searches);

beforeEach(async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
});
afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(414, 896);
});

const boxOf = (part: Element | null | undefined): DOMRect => part?.getBoundingClientRect() ?? expect.fail('It is not there.');

test.each(['vi', 'ja'] as const)('In letters twice as large what a cover of %s says stays on it.', (language) => {
  const { host } = renderPart(
    <div style={{ position: 'relative', inlineSize: 112, blockSize: 168 }}>
      <WorkBadge format="NOVEL" isSensitive />
    </div>,
    language,
  );
  const badges = [...host.querySelectorAll('span > span')].map(boxOf);
  expect(badges.length).toBe(2);
  expect(Math.max(...badges.map(({ right }) => right))).toBeLessThanOrEqual(boxOf(host.firstElementChild).right);
});

test('In letters twice as large the names of places break, and their drawings stay in one line.', async () => {
  const { host } = renderPart(<PhoneNavigation place="home" />);
  await document.fonts.ready;
  const tops = [...host.querySelectorAll('svg')].map((drawing) => boxOf(drawing).top);
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('In letters twice as large there is room to write what is searched for.', () => {
  const { host } = renderPart(<Search />);
  expect(boxOf(host.querySelector('input[type=search], input[role=combobox]')).width).toBeGreaterThan(240);
});
