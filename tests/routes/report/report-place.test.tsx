import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { ReportPlace } from '#src/routes/-report/ReportPlace.tsx';
import { renderInSite } from '../render-in-site.tsx';
import { siteOf } from '../uploads-site.ts';

const NOTE = 'Trang 2 đến trang 4 bị mờ.';
const chapter = () => <ReportPlace subject={{ workId: '1', chapterId: '2' }} />;
const onePage = () => <ReportPlace subject={{ workId: '1', chapterId: '2' }} page={3} />;
const opener = () => page.getByRole('button', { name: 'Báo vấn đề của chương này' });
const note = () => page.getByLabelText('Viết thêm nếu bạn muốn');
const sent: Execute = () => Promise.resolve({ reportContent: { __typename: 'Done', isDone: true } } as never);

async function write(): Promise<void> {
  await userEvent.click(opener());
  await userEvent.selectOptions(page.getByRole('combobox'), 'HARMFUL');
  await userEvent.fill(note(), NOTE);
}

test('A report that was begun stands there again after its page was left or its session has ended, for who wrote it and of this thing alone.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(chapter, siteOf(sent));
  await write();
  show(null);
  const other = await renderInSite(chapter, siteOf(sent, '8'));
  await expect.element(opener()).toBeVisible();
  other.show(null);
  const elsewhere = await renderInSite(onePage, siteOf(sent));
  await expect.element(page.getByRole('button', { name: 'Báo vấn đề của trang này' })).toBeVisible();
  elsewhere.show(null);
  const again = await renderInSite(chapter, siteOf(sent));
  await expect.element(note()).toHaveValue(NOTE);
  await expect.element(page.getByRole('combobox')).toHaveValue('HARMFUL');
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(page.getByRole('button', { name: 'Gửi báo cáo' }));
  await expect.element(page.getByText('Cảm ơn bạn.', { exact: false })).toBeVisible();
  again.show(null);
  await renderInSite(chapter, siteOf(sent));
  await expect.element(opener()).toBeVisible();
});

test('A report that was begun and is cancelled is begun anew.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(chapter, siteOf(sent));
  await write();
  show(null);
  await renderInSite(chapter, siteOf(sent));
  await userEvent.click(page.getByRole('button', { name: 'Thôi' }));
  await expect.element(opener()).toHaveFocus();
  await userEvent.click(opener());
  await expect.element(note()).toHaveValue('');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});
