import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/fonts/zen-kaku-gothic-new.css';
import '#src/ui/base.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FindSheet } from '#src/features/reader/novel/find/FindSheet.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

afterEach(() => page.viewport(414, 896));

const nothing = (): void => undefined;
/** Of the field, without what is before and behind the words, where a scroll bar takes its part. */
const ROOM = 64;

test.each(['vi', 'ja'] as const)('On the narrowest phone the words that %s looks for are seen, found or not.', async (language) => {
  await page.viewport(320, 640);
  for (const [count, now] of [
    [0, 0],
    [117, 103],
  ] as const) {
    renderPart(<FindSheet query="người khách" onQuery={nothing} onStep={nothing} onClose={nothing} {...{ count, now }} />, language);
    const field = [...document.querySelectorAll<HTMLInputElement>('search input')].at(-1) ?? expect.fail('No field.');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    expect(field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(ROOM);
  }
});
