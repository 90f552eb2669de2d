import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PictureBlock, type DocumentPicture } from '#src/features/reader/novel/blocks/PictureBlock.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const BLOCK = { id: 'b1', kind: 'picture', pictureId: 'p1', alt: 'Ngọn hải đăng' } as const;
const DRAWN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"/>')}`;
const BROKEN = 'data:image/png;base64,AAAA';

afterEach(() => document.body.replaceChildren());

function show(given: Partial<DocumentPicture> = {}): HTMLImageElement {
  const picture = { id: 'p1', width: 400, height: 600, dominantColor: '#336699', sources: [], ...given };
  const sources = [{ url: BROKEN, width: picture.width, type: 'image/png' }];
  renderPart(
    <div style={{ inlineSize: 300 }}>
      <PictureBlock block={BLOCK} picture={{ ...picture, sources }} />
    </div>,
  );
  const image = document.querySelector('img');
  if (image === null) throw new Error('There is no picture.');
  return image;
}

/** How often it has been asked for in vain since. */
function failures(image: HTMLImageElement): () => number {
  let count = 0;
  image.addEventListener('error', () => (count += 1));
  return () => count;
}

const place = () => document.querySelector('figure')?.getBoundingClientRect();

test('In the place of a picture that did not come stands the error picture, in its shape and colour, until it is tried again and comes.', async () => {
  const image = show();
  await expect.element(page.getByText('Không tải được hình này.')).toBeVisible();
  expect(document.querySelector('[role="alert"] img')?.getAttribute('src')).toBe('/img/error-image.png');
  expect([place()?.width, place()?.height, document.querySelector('rect')?.getAttribute('fill')]).toEqual([300, 450, '#336699']);
  expect(image.alt).toBe('Ngọn hải đăng');
  const count = failures(image);
  await userEvent.click(page.getByRole('button', { name: 'Thử lại Không tải được hình này.' }));
  await expect.poll(count).toBe(1);
  await expect.element(page.getByText('Không tải được hình này.')).toBeVisible();
  image.srcset = `${DRAWN} 400w`;
  await expect.poll(() => [image.naturalWidth > 0, document.querySelector('[role="alert"]')]).toEqual([true, null]);
});

test('It is asked for again when the network is back; a small one, in which no words have room, too.', async () => {
  const image = show({ width: 120, height: 60 });
  await expect.poll(() => document.querySelector('figure')?.hasAttribute('data-broken')).toBe(true);
  expect([place()?.height, document.querySelector('[role="alert"]')]).toEqual([60, null]);
  const count = failures(image);
  window.dispatchEvent(new Event('online'));
  await expect.poll(count).toBe(1);
});
