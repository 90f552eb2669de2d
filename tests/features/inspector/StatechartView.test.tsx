import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DRAWINGS } from '#src/app/inspector/drawings.ts';
import { StatechartView } from '#src/features/inspector/StatechartView.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const drawing = DRAWINGS.get('service-worker');
const rightmost = drawing?.states.filter(({ type }) => type === 'atomic').toSorted((one, other) => other.x - one.x)[0];

/** How far the drawing is scrolled, in a room of the window's width. */
function scrolled(): number {
  return document.querySelector('[data-room]')?.scrollLeft ?? Number.NaN;
}

test('What is lit stays in sight when the room changes its size, at the same place whatever size it had before.', async () => {
  await page.viewport(360, 800);
  if (!drawing || !rightmost) throw new Error('The machine has no drawing.');
  renderPart(
    <div data-room="" style={{ overflow: 'auto' }}>
      <StatechartView drawing={drawing} actor={{ states: [rightmost.path], taken: [], status: 'active' }} isFitted />
    </div>,
  );
  await expect.poll(scrolled).toBeGreaterThan(0);
  const first = scrolled();
  await page.viewport(1920, 800);
  await expect.poll(scrolled).toBe(0);
  await page.viewport(360, 800);
  await expect.poll(scrolled).toBe(first);
});
