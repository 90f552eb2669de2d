import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '#stories/features/comments/ReportSubject.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Closed, Open, Sending, Sent } = composeStories(stories);

test('A report is sent with its reason and what was written, once, and then thanked for.', async () => {
  const [open, report] = [vi.fn<(isOpen: boolean) => void>(), vi.fn<(reason: string, note: string) => void>()];
  const { show } = renderPart(<Closed onOpen={open} onReport={report} />);
  await page.getByRole('button', { name: 'Báo vấn đề của truyện này' }).click();
  expect(open.mock.calls).toEqual([[true]]);
  show(<Open onOpen={open} onReport={report} />);
  await page.getByRole('combobox').selectOptions('HARMFUL');
  await page.getByLabelText('Viết thêm nếu bạn muốn').fill('<b>đe dọa</b>');
  await page.getByRole('button', { name: 'Gửi báo cáo' }).click();
  expect(report.mock.calls).toEqual([['HARMFUL', '<b>đe dọa</b>']]);
  show(<Sending onOpen={open} onReport={report} />);
  document.querySelector('form')?.requestSubmit();
  expect(report.mock.calls).toHaveLength(1);
  show(<Sent />);
  await expect.element(page.getByText('Cảm ơn bạn.', { exact: false })).toBeInTheDocument();
});

test('Escape leaves a report as its button does.', async () => {
  const open = vi.fn<(isOpen: boolean) => void>();
  renderPart(<Open onOpen={open} />);
  await page.getByLabelText('Viết thêm nếu bạn muốn').click();
  await userEvent.keyboard('{Escape}');
  expect(open.mock.calls).toEqual([[false]]);
});

test('The thanks have the focus of the form that they follow, and take it from nothing else.', async () => {
  const { host, show } = renderPart(<Open />);
  await page.getByRole('button', { name: 'Gửi báo cáo' }).click();
  show(<Sent />);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toBe(host.textContent);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  show(<Open />);
  elsewhere.focus();
  show(<Sent />);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('A note is counted as it is kept: what is longer is marked and not sent.', async () => {
  const report = vi.fn<(reason: string, note: string) => void>();
  renderPart(<Open onReport={report} />);
  const note = page.getByLabelText('Viết thêm nếu bạn muốn');
  await note.fill('😀'.repeat(501));
  await page.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect.element(page.getByText('Nhiều nhất 500 ký tự.')).toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
  await note.fill(`${'😀'.repeat(500)} `);
  await page.getByRole('button', { name: 'Gửi báo cáo' }).click();
  expect(report.mock.calls.map(([, text]) => text.trim())).toEqual(['😀'.repeat(500)]);
});

test('The way to a report begins where the comments above it begin.', () => {
  const { host } = renderPart(
    <div style={{ display: 'grid' }}>
      <Closed />
    </div>,
  );
  const button = host.querySelector('button') ?? expect.fail('There is no way to it.');
  const { paddingLeft, marginLeft } = getComputedStyle(button);
  expect([paddingLeft, marginLeft]).toEqual(['12px', '-12px']);
});
