import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RankingScreen } from '#src/features/ranking/RankingScreen.tsx';
import { renderPart } from '#tests/support/render-part.tsx';
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
