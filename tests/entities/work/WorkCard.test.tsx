import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { home } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('Of a title with more than two lines nothing of the third is seen, not even the signs over its letters.', async () => {
  await page.viewport(1280, 800);
  const works = worksOf('vi', 1).map((work) => ({ ...work, title: 'Ế Ộ Ễ Ẫ Ứ '.repeat(20) }));
  const { host } = renderPart(<HomeScreen data={home(works)} siteName="" />);
  const title = host.querySelector('h3 > a') ?? expect.fail('There is no title.');
  const range = document.createRange();
  range.selectNodeContents(title);
  const tops = [...new Set([...range.getClientRects()].map(({ top }) => top))].toSorted((one, other) => one - other);
  // What a line of letters is drawn in is higher than a line.
  const third = (tops[2] ?? 0) - (tops[0] ?? 0) + title.getBoundingClientRect().top + 2;
  expect(tops.length).toBeGreaterThan(2);
  expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(third + 0.01);
});
