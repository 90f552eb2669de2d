import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContinueBar } from '#src/features/history/ContinueBar.tsx';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { home } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import * as bars from '#stories/features/history/ContinueBar.stories.tsx';
import * as shells from '#stories/features/shell/SiteShell.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled: Bar } = composeStories(bars);
const { Filled: Shell } = composeStories(shells);

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(414, 896);
});

/** Whether something else lies over the middle of what has the focus, or the bars at the window's foot over any of it. */
function isCovered(focused: Element): boolean {
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isUnder = [...document.querySelectorAll('main a:has(> progress), nav:last-child')].some((bar) => {
    const box = bar.getBoundingClientRect();
    return bar !== focused && box.top < bottom - 1 && box.bottom > top && box.left < right && box.right > left;
  });
  return isUnder || hit === null || !(focused.contains(hit) || hit.contains(focused));
}

test.each([
  ['a phone', 360, 740, '100%'],
  ['a phone with letters twice as large', 360, 740, '200%'],
  ['a window of a laptop at 200 percent', 640, 400, '100%'],
  ['a tablet', 768, 600, '100%'],
  ['a tablet with letters twice as large', 768, 600, '200%'],
])('Nothing that Tab reaches on the home page of %s lies under the way back into a work.', async (_, width, height, letters) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = letters;
  const begun = Bar.args.entry && <ContinueBar entry={Bar.args.entry} />;
  renderPart(
    <Shell>
      <HomeScreen data={home(worksOf('vi', 6))} siteName="Truyện Đôi" begun={begun} />
    </Shell>,
  );
  const reached: string[] = [];
  const covered: string[] = [];
  while (!document.activeElement?.matches('main a:has(progress)')) {
    await userEvent.keyboard('{Tab}');
    const focused = document.querySelector('main a:focus');
    if (focused === null) continue;
    reached.push(focused.textContent);
    if (isCovered(focused)) covered.push(focused.textContent);
  }
  expect(reached.length).toBeGreaterThan(30);
  expect(covered).toEqual([]);
});

test('With letters twice as large, the way back into a work stands above the navigation of a phone.', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  const begun = Bar.args.entry && <ContinueBar entry={Bar.args.entry} />;
  renderPart(
    <Shell>
      <HomeScreen data={home(worksOf('vi', 6))} siteName="Truyện Đôi" begun={begun} />
    </Shell>,
  );
  const [bar, navigation] = ['main a:has(> progress)', 'nav:last-child'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  expect(navigation?.height).toBeGreaterThan(58);
  expect(bar?.bottom).toBeLessThan(navigation?.top ?? 0);
});
