import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readFragment } from '#graphql/generated/index.ts';
import { OwnChapterScreen_chapter } from '#src/features/upload/chapter/OwnChapterScreen.tsx';
import { PageGrid } from '#src/features/upload/pages/PageGrid.tsx';
import { ownChapter } from '#stories/catalogue/upload.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const placeOfFirst = (): number =>
  [...document.querySelectorAll<HTMLElement>('[data-page]')].findIndex(({ dataset }) => dataset['page'] === 'p1');

test('Held at the foot of the window a page is carried on past those that come by, and at its head back.', async () => {
  const { pages } = readFragment(OwnChapterScreen_chapter, ownChapter({ pages: 120 }));
  renderPart(
    <PageGrid pages={pages} isRightToLeft={false} stage={{ kind: 'editing' }} onArrange={() => undefined} onReplace={() => undefined} />,
  );
  const first = page.getByRole('button', { name: 'Trang 1', exact: true }).element();
  const { left, top } = first.getBoundingClientRect();
  const pointer = (type: string, y: number) =>
    new PointerEvent(type, { clientX: left + 20, clientY: y, pointerType: 'mouse', bubbles: true });
  first.dispatchEvent(pointer('pointerdown', top + 20));
  dispatchEvent(pointer('pointermove', innerHeight - 1));
  const columns = getComputedStyle(first.closest('ol') ?? first).gridTemplateColumns.split(' ').length;
  await expect.poll(placeOfFirst, { timeout: 10_000 }).toBeGreaterThan(columns * 8);
  const far = scrollY;
  dispatchEvent(pointer('pointermove', 1));
  await expect.poll(() => scrollY).toBeLessThan(far);
  dispatchEvent(pointer('pointerup', 1));
});
