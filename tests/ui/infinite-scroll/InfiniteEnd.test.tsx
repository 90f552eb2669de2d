import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { INFINITE_SCROLL_INTERVAL } from '#src/ui/infinite-scroll/end-watch.ts';
import { InfiniteEnd } from '#src/ui/infinite-scroll/InfiniteEnd.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Spacer = () => <div ref={(spacer) => void (spacer && (spacer.style.blockSize = '5000px'))} />;

async function open(width: number) {
  await page.viewport(width, 600);
  const times: number[] = [];
  renderPart(
    <>
      <Spacer />
      <InfiniteEnd onReach={() => times.push(performance.now())} />
      <a href="#next">Trang sau</a>
    </>,
  );
  return times;
}

/** Scrolls a little up and down, again and again, so long as `times` is not full. */
async function scrollAbout(times: readonly number[], count: number): Promise<void> {
  let step = 0;
  await eventually(() => {
    scrollTo(0, 4200 + (step++ % 2) * 40);
    expect(times.length).toBeGreaterThanOrEqual(count);
  });
}

test('On a phone it asks once the end is a window away, at most once in 100 ms.', async () => {
  const times = await open(390);
  scrollTo(0, 3000);
  await eventually(() => expect(scrollY).toBe(3000));
  expect(times).toEqual([]);
  await scrollAbout(times, 4);
  expect(INFINITE_SCROLL_INTERVAL).toBe(100);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(95);
});

test('Whoever walks by keys is let through to what stands after the list; a hand on the glass goes on.', async () => {
  const times = await open(390);
  await userEvent.keyboard('{End}');
  scrollTo(0, 5000);
  await userEvent.tab();
  expect([document.activeElement?.textContent, times]).toEqual(['Trang sau', []]);
  dispatchEvent(new Event('touchmove'));
  await scrollAbout(times, 1);
});

test('A wide window keeps its pages.', async () => {
  const times = await open(768);
  const scrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
  scrollTo(0, 5000);
  await scrolled;
  expect(times).toEqual([]);
  await page.viewport(390, 600);
  await scrollAbout(times, 1);
});
