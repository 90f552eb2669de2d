import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as window } from 'vitest/browser';
import { PinchedPage } from '#src/features/reader/comic/zoom/pinched-page.ts';

beforeEach(() => window.viewport(400, 300));
afterEach(() => vi.restoreAllMocks());

/** A page of a thousand pixels in a window that two fingers have enlarged. */
function open(): HTMLElement {
  if (visualViewport === null) throw new Error('There is no visual viewport.');
  vi.spyOn(visualViewport, 'scale', 'get').mockReturnValue(3);
  document.body.style.margin = '0';
  document.body.innerHTML = `<main><div><div>
    <figure data-page="1" data-slot="current" tabindex="0" style="margin: 0; height: 300px; overflow: auto"><div style="height: 1000px"></div></figure>
  </div></div></main>`;
  const page = document.querySelector('figure');
  const track = page?.parentElement;
  const area = track?.parentElement;
  if (!page || !track || !area) throw new Error('There is no page.');
  const closing = new AbortController();
  onTestFinished(() => {
    closing.abort();
    document.body.replaceChildren();
  });
  new PinchedPage(area, track, closing.signal).look();
  return page;
}

test('The page shows what lies as far on as the window was scrolled, to its foot, though a busy browser loses a part of the way.', async () => {
  const page = open();
  scrollTo(0, 100);
  await expect.poll(() => page.scrollTop).toBe(100);
  const lost = vi.spyOn(page, 'scrollBy').mockImplementationOnce(() => undefined);
  scrollTo(0, 180);
  await expect.poll(() => lost.mock.calls.length).toBe(1);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => [page.scrollTop, scrollY]).toEqual([700, 700]);
});

test('A page that a key has scrolled takes the window along.', async () => {
  const page = open();
  scrollTo(0, 100);
  await expect.poll(() => page.scrollTop).toBe(100);
  page.scrollTop = 240;
  await expect.poll(() => scrollY).toBe(240);
  expect(page.scrollTop).toBe(240);
});
