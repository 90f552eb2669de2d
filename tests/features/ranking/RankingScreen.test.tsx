import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RankingScreen } from '#src/features/ranking/RankingScreen.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { ranking } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';

afterEach(() => page.viewport(414, 896));

test.for([
  { works: 2, halves: [1, 1] },
  { works: 3, halves: [2, 1] },
  { works: 6, halves: [3, 3] },
  { works: 7, halves: [4, 3] },
])('On a wide screen $works works fill both halves.', async ({ works, halves }) => {
  await page.viewport(1024, 740);
  const { host } = renderPart(<RankingScreen data={ranking(worksOf('vi', works))} view={{}} />);
  const starts = [...host.querySelectorAll('ol > li')].map((place) => Math.round(place.getBoundingClientRect().left));
  expect(
    Map.groupBy(starts, (left) => left)
      .values()
      .map(({ length }) => length)
      .toArray(),
  ).toEqual(halves);
});

test('On a wide screen the places of both halves are equally far apart, though the first is taller.', async () => {
  await page.viewport(1024, 740);
  const { host } = renderPart(<RankingScreen data={ranking(worksOf('vi', 10))} view={{}} />);
  const places = [...host.querySelectorAll('ol > li > *')].map((place) => place.getBoundingClientRect());
  const halves = Map.groupBy(places, ({ left }) => Math.round(left));
  const gaps = halves.values().map((half) => half.slice(1).map(({ top }, index) => Math.round(top - (half[index]?.bottom ?? 0))));
  expect(gaps.toArray()).toEqual([
    [8, 8, 8, 8],
    [8, 8, 8, 8],
  ]);
  expect(new Set(halves.values().map(([first]) => first?.top)).size).toBe(1);
});
