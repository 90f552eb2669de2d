import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnWorkPlace } from '#src/routes/-OwnWorkPlace.tsx';
import { LIMITS, ownWork } from '#stories/catalogue/upload.ts';
import { renderInSite } from './render-in-site.tsx';
import { siteOf } from './uploads-site.ts';

const work = () => <OwnWorkPlace work={ownWork()} works={[]} genres={[]} limits={LIMITS} />;
const description = () => page.getByLabelText('Nội dung truyện');
const save = () => userEvent.click(page.getByRole('button', { name: 'Lưu', exact: true }));
const saved: Execute = () => Promise.resolve({ editOwnWork: { __typename: 'OwnWork', id: '1' } } as never);
const lost: Execute = () => Promise.reject(new Error('no network'));

test('What was written of a work stands there again after its page was left or loaded anew, for who wrote it alone, until it is saved.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(work, siteOf(saved));
  await userEvent.fill(description(), 'Một tiệm sách chỉ mở khi mưa.');
  await userEvent.selectOptions(page.getByLabelText('Cách đọc'), 'TOP_TO_BOTTOM');
  await expect.element(page.getByText('Chưa lưu')).toBeVisible();
  show(null);
  const other = await renderInSite(work, siteOf(saved, '8'));
  await expect.element(description()).toHaveValue('');
  other.show(null);
  const again = await renderInSite(work, siteOf(saved));
  await expect.element(description()).toHaveValue('Một tiệm sách chỉ mở khi mưa.');
  await expect.element(page.getByLabelText('Cách đọc')).toHaveValue('TOP_TO_BOTTOM');
  await expect.element(page.getByText('Chưa lưu')).toBeVisible();
  await save();
  await expect.element(page.getByText('Đã lưu')).toBeVisible();
  again.show(null);
  await renderInSite(work, siteOf(saved));
  await expect.element(description()).toHaveValue('');
});

test('What could not be saved is kept.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(work, siteOf(lost));
  await userEvent.fill(description(), 'Mưa.');
  await save();
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  show(null);
  await renderInSite(work, siteOf(lost));
  await expect.element(description()).toHaveValue('Mưa.');
});
