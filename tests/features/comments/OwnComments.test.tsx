import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { OwnComments, OwnComments_list } from '#src/features/comments/OwnComments.tsx';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { renderPart } from '#tests/support/render-part.tsx';

test('A page that one’s comments no longer reach leads to the first.', async () => {
  const data = makeFragmentData({ items: [], position: { page: 2, perPage: 10, totalItems: 10 } }, OwnComments_list);
  renderPart(<OwnComments data={data} language="vi" origins={SITE_ORIGINS} pageUrl="/user/profile?comments=[page]" />);
  await expect.element(page.getByText('Trang này không có gì')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/user/profile?comments=1');
});
