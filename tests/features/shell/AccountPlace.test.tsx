import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountPlace } from '#src/features/shell/AccountPlace.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

afterEach(() => page.viewport(414, 896));

const lan = { name: 'Lan Anh', avatarUrl: null };

function widthsOf(readers: ReadonlyArray<typeof lan | null | undefined>): readonly number[] {
  const place = (reader: typeof lan | null | undefined) => (
    <AccountPlace reader={reader} loginHref="/login" isHere={false} onVisit={() => undefined} />
  );
  const { host, show } = renderPart(place(undefined));
  return readers.map((reader) => {
    show(place(reader));
    return host.firstElementChild?.getBoundingClientRect().width ?? 0;
  });
}

test.each([800, 1280])('At %i pixels the place is as large before it is known who reads, so that nothing moves.', async (width) => {
  await page.viewport(width, 800);
  const [unknown, visitor] = widthsOf([undefined, null]);
  expect(unknown).toBe(visitor);
  document.documentElement.dataset['signed'] = '';
  onTestFinished(() => document.documentElement.removeAttribute('data-signed'));
  expect(widthsOf([undefined, lan])).toEqual([44, 44]);
});

test('A picture stands beside the switches, with no room kept for words that it has not; who leaves finds the words.', async () => {
  await page.viewport(1280, 800);
  const [picture, visitor] = widthsOf([lan, null]);
  expect(picture).toBe(44);
  expect(visitor).toBeGreaterThan(100);
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
