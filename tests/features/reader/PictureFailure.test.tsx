import '#src/ui/tokens.css';
import { expect, test } from 'vitest';
import { comicChapter } from '#stories/catalogue/reader-chapters.ts';
import { brokenPicture, drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { PictureFailure } from '#src/features/reader/PictureFailure.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { openReader } from './open-reader.tsx';

test('The drawing has its shape before it comes, so that the button under it does not move away from who is about to press it.', async () => {
  const { host } = renderPart(<PictureFailure number={5} onRetry={() => undefined} />);
  const drawing = host.querySelector('img');
  await expect.poll(() => drawing?.naturalWidth).toBeGreaterThan(0);
  expect(Number(drawing?.getAttribute('width')) / Number(drawing?.getAttribute('height'))).toBe(
    (drawing?.naturalWidth ?? 0) / (drawing?.naturalHeight ?? 0),
  );
});

test('In a strip the place of a page that is lower than what is said of its failure keeps its shape.', async () => {
  await openReader({ data: comicChapter({ layout: 'STRIP', pictures: [drawPicture(1, 800, 1200), brokenPicture(2, 800, 240)] }) });
  const place = document.querySelectorAll<HTMLElement>('figure[data-page]')[1];
  await expect.poll(() => place?.querySelector('[role="alert"]')).not.toBeNull();
  expect(place?.offsetHeight).toBe(Math.round((place?.offsetWidth ?? 0) * 0.3));
});
