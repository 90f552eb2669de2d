import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountPlace } from '#src/features/shell/AccountPlace.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

afterEach(() => page.viewport(414, 896));

const lan = { name: 'Lan Anh', avatarUrl: null };

test.each([800, 1280])('At %i pixels the place is as large whoever reads, so that nothing moves.', async (width) => {
  await page.viewport(width, 800);
  const place = (reader: typeof lan | null | undefined) => (
    <AccountPlace reader={reader} loginHref="/login" isHere={false} onVisit={() => undefined} />
  );
  const { host, show } = renderPart(place(undefined));
  const sizes = [undefined, null, lan].map((reader) => {
    show(place(reader));
    const { width: wide, height } = host.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    return `${wide}x${height}`;
  });
  expect(new Set(sizes).size).toBe(1);
});

test('A visitor is led to the login; an unknown reader to the profile, which decides.', async () => {
  await page.viewport(1280, 800);
  const visits = recordVisits();
  const { show } = renderPart(<AccountPlace reader={null} loginHref="/login?return=%2Fgenres" isHere={false} onVisit={() => undefined} />);
  await userEvent.click(page.getByRole('link', { name: 'Đăng nhập' }));
  show(<AccountPlace reader={undefined} loginHref="/login" isHere={false} onVisit={() => undefined} />);
  await userEvent.click(page.getByRole('link', { name: 'Tài khoản' }));
  expect(visits).toEqual(['/login?return=%2Fgenres', '/user/profile']);
});

test.each([null, undefined])('On a screen of the account its link says so (reader: %s).', (reader) => {
  const place = (isHere: boolean) => <AccountPlace {...{ reader, isHere }} loginHref="/login" onVisit={() => undefined} />;
  const { host, show } = renderPart(place(true));
  const link = host.querySelector('a');
  expect(link?.getAttribute('aria-current')).toBe('page');
  show(place(false));
  expect(link?.hasAttribute('aria-current')).toBe(false);
});

test('A reader opens the profile and signs out by the menu under their picture.', async () => {
  await page.viewport(1280, 800);
  const visit = vi.fn<(destination: string) => void>();
  renderPart(<AccountPlace reader={lan} loginHref="/login" isHere={false} onVisit={visit} />);
  const opener = page.getByRole('button', { name: 'Tài khoản của Lan Anh' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(opener);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(visit.mock.calls).toEqual([['/user/profile'], ['/logout']]);
});
