import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WORK_STAGES } from '#stories/catalogue/upload.ts';
import * as chapters from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import * as works from '#stories/features/upload/OwnWorkScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled } = composeStories(works);
const Chapter = composeStories(chapters);

afterEach(() => page.viewport(414, 896));

const save = page.getByRole('button', { name: 'Lưu', exact: true });

test('What is wrong with a work is brought into sight, however far above the button it lies.', async () => {
  await page.viewport(360, 640);
  renderPart(<Filled />);
  const title = page.getByLabelText('Tên truyện', { exact: true });
  await userEvent.fill(title, '  ');
  await userEvent.click(save);
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
});

test('Why a work was not saved is brought into sight, and beside its button it is not said to be saved.', async () => {
  await page.viewport(360, 640);
  const { show } = renderPart(<Filled />);
  await userEvent.fill(page.getByLabelText('Nội dung truyện'), 'Mưa.');
  await userEvent.click(save);
  show(<Filled stages={{ ...WORK_STAGES, saving: { kind: 'sending' } }} />);
  show(<Filled stages={{ ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'offline' } } }} />);
  await expect.element(page.getByText('Chưa lưu')).toBeInTheDocument();
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport();
});

test('The time at which a chapter comes is asked for where the keys are, and a wrong one again.', async () => {
  renderPart(<Chapter.Filled />);
  await userEvent.click(page.getByRole('button', { name: 'Hẹn giờ đăng…' }));
  const time = page.getByLabelText('Ngày và giờ');
  await expect.element(time).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Hẹn đăng lúc đó' }));
  await expect.element(time).toHaveFocus();
  await expect.element(time).toBeInvalid();
});
