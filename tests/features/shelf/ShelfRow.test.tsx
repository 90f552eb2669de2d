import { expect, test, vi } from 'vitest';
import { ShelfRow } from '#src/features/shelf/ShelfRow.tsx';
import { FILLED_SHELF } from '#stories/catalogue/shelf.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('A saved picture that cannot be read is the error picture.', async () => {
  const [chapter] = FILLED_SHELF.chapters;
  if (!chapter) throw new Error('The shelf of the stories is empty.');
  const { host } = renderPart(
    <ShelfRow chapter={{ ...chapter, pictureUrl: '/img/there-is-none.webp' }} saving={undefined} onIntent={vi.fn()} />,
  );
  await expect.poll(() => host.querySelector('img')?.getAttribute('src')).toBe('/img/error-image.png');
});
