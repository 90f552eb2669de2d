import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PeriodLinks } from '#src/features/ranking/PeriodLinks.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

afterEach(() => page.viewport(414, 896));

test('On a phone the period that is shown is in sight, also when it is another.', async () => {
  await page.viewport(300, 740);
  const { host, show } = renderPart(<PeriodLinks period="all" />);
  const isSeen = (): boolean => {
    const [line, chosen] = ['nav', '[aria-current]'].map((part) => host.querySelector(part)?.getBoundingClientRect());
    return line !== undefined && chosen !== undefined && chosen.left >= line.left && chosen.right <= line.right + 1;
  };
  await expect.poll(isSeen).toBe(true);
  show(<PeriodLinks period="day" />);
  await expect.poll(isSeen).toBe(true);
});
