import { composeStories } from '@storybook/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as chapters from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import * as works from '#stories/features/upload/OwnWorkScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Chapter = composeStories(chapters);
const Work = composeStories(works);

test('A chapter that was hidden, or whose work was not let in, is said to be: neither that it waits, nor that it may be deleted.', async () => {
  const { show } = renderPart(<Chapter.Hidden />);
  await expect.element(page.getByText('Chúng tôi đã ẩn nội dung này', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Đã bị ẩn', { exact: true })).toBeVisible();
  const [remove, publish] = [/Xóa bản nháp này/, /Đăng/].map((name) => page.getByRole('button', { name }).elements());
  const [before, seen] = ['trước khi bạn sửa', 'Bạn đọc đang xem bản này'].map((words) =>
    page.getByText(words, { exact: false }).elements(),
  );
  expect([remove, publish, before, seen]).toEqual([[], [], [], []]);
  show(<Chapter.TurnedDown />);
  await expect.element(page.getByText('Truyện này không được duyệt.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Bị từ chối', { exact: true })).toBeVisible();
  expect(page.getByText('Chúng tôi xem qua', { exact: false }).elements()).toEqual([]);
});

test('A work that was hidden is said to be, and cannot be deleted as what nobody has seen can.', async () => {
  renderPart(<Work.Hidden />);
  await expect.element(page.getByText('Chúng tôi đã ẩn nội dung này', { exact: false })).toBeVisible();
  expect(page.getByText('Đã bị ẩn', { exact: true }).elements()).toHaveLength(2);
  expect(page.getByRole('button', { name: 'Xóa truyện này' }).elements()).toEqual([]);
});
