import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { OwnComments, OwnComments_list } from '#src/features/comments/OwnComments.tsx';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('A page that one’s comments no longer reach leads to the first.', async () => {
  const data = makeFragmentData({ items: [], position: { page: 2, perPage: 10, totalItems: 10 } }, OwnComments_list);
  renderPart(<OwnComments data={data} language="vi" origins={SITE_ORIGINS} pageUrl="/user/profile?comments=[page]" />);
  await expect.element(page.getByText('Trang này không có gì')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/user/profile?comments=1');
});

test('A work of the twin site is named in its language.', () => {
  const said = { id: '1', text: 'Hay quá!', emoji: null, createdAt: '2026-11-20T08:30:00.000Z', chapter: null };
  const items = [{ ...said, work: { id: '9', title: '直角の雨', language: 'ja' as const } }];
  const data = makeFragmentData({ items, position: { page: 1, perPage: 10, totalItems: 1 } }, OwnComments_list);
  renderPart(<OwnComments data={data} language="vi" origins={SITE_ORIGINS} pageUrl="/user/profile?comments=[page]" />);
  expect(page.getByText('直角の雨').element().closest<HTMLElement>('[lang]')?.lang).toBe('ja');
});

test('The way to a comment’s place takes a thumb.', () => {
  const said = { id: '1', text: 'Hay quá!', emoji: null, createdAt: '2026-11-20T08:30:00.000Z', chapter: null };
  const items = [{ ...said, work: { id: '8', title: 'Mưa', language: 'vi' as const } }];
  const data = makeFragmentData({ items, position: { page: 1, perPage: 10, totalItems: 1 } }, OwnComments_list);
  renderPart(<OwnComments data={data} language="vi" origins={SITE_ORIGINS} pageUrl="/user/profile?comments=[page]" />);
  expect(page.getByRole('link', { name: 'Mưa' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
