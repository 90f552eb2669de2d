import { expect, test } from 'vitest';
import { Thumbnail } from '#src/features/reader/chrome/Thumbnail.tsx';
import { renderPart } from '#tests/support/render-part.tsx';

test('Where the smallest file of a page does not come the error picture stands, and is asked for once.', async () => {
  const sources = [{ type: 'image/webp', url: '/pictures/none-320.webp', width: 320, height: 480 }];
  const { host } = renderPart(<Thumbnail picture={{ width: 800, height: 1200, dominantColor: '#234', sources }} isUrgent />);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(host, { subtree: true, attributeFilter: ['src'] });
  const image = host.querySelector('img');
  await expect.poll(() => image?.getAttribute('src')).toBe('/img/error-image.png');
  image?.dispatchEvent(new Event('error'));
  changes.push(...observer.takeRecords());
  expect(changes).toHaveLength(1);
});
