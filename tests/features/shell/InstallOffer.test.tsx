import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as installs from '#stories/features/shell/InstallOffer.stories.tsx';
import * as shells from '#stories/features/shell/SiteShell.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled, Empty } = composeStories(installs);
const { SignedIn, Interrupted, NotLive } = composeStories(shells);

afterEach(() => page.viewport(414, 896));

test('The offer names the site; yes and not now are told.', async () => {
  const accept = vi.fn<() => void>();
  const refuse = vi.fn<() => void>();
  renderPart(<Filled onAccept={accept} onRefuse={refuse} />);
  expect(page.getByRole('status').element().textContent).toContain('Cài Truyện Đôi vào máy');
  await userEvent.click(page.getByRole('button', { name: 'Cài đặt' }));
  await userEvent.click(page.getByRole('button', { name: 'Để sau' }));
  expect([accept.mock.calls.length, refuse.mock.calls.length]).toEqual([1, 1]);
});

test('Where nothing is offered the place to say it stands, empty and out of the way.', () => {
  renderPart(<Empty />);
  expect([page.getByRole('status').element().textContent, page.getByRole('button').elements()]).toEqual(['', []]);
});

test.each([360, 768, 1280])('At %i pixels the offer covers neither the navigation nor an edge.', async (width) => {
  await page.viewport(width, 740);
  renderPart(
    <>
      <SignedIn />
      <Filled />
    </>,
  );
  const offer = page.getByRole('button', { name: 'Cài đặt' }).element().closest('[role=status]')?.getBoundingClientRect() ?? new DOMRect();
  const foot = page.getByRole('navigation', { name: 'Điều hướng cuối màn hình' }).query()?.getBoundingClientRect().top ?? 740;
  expect([offer.left >= 12, offer.right <= width - 12, offer.bottom <= foot - 8]).toEqual([true, true, true]);
});

test('A lost connection is one polite line over the page; it moves nothing, takes no press, and goes.', async () => {
  await page.viewport(360, 740);
  const { host, show } = renderPart(<SignedIn />);
  const places = (): string =>
    JSON.stringify(
      [...host.querySelectorAll('header, main, main article, footer')].map((part) => part.getBoundingClientRect().toJSON() as object),
    );
  const before = places();
  const line = (): Element | null => host.querySelector('header [role=status]');
  expect(line()?.textContent).toBe('');
  show(<Interrupted />);
  expect([line()?.textContent, places() === before]).toEqual(['Mất kết nối trực tiếp, đang nối lại…', true]);
  const { height } = line()?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  expect([height < 30, getComputedStyle(line() ?? host).pointerEvents]).toEqual([true, 'none']);
  show(<NotLive />);
  expect(line()?.textContent).toBe('Tin mới không tự hiện. Tải lại trang để xem.');
  show(<SignedIn />);
  expect([line()?.textContent, places() === before]).toEqual(['', true]);
});
