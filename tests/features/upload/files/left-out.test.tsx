import { composeStories } from '@storybook/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UploadRows } from '#src/features/upload/files/UploadRows.tsx';
import { ROWS, uploads } from '#stories/catalogue/upload.ts';
import * as works from '#stories/features/upload/OwnWorkScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { LeftOut } = composeStories(works);

test('Of a book that has arrived it is said which of its pictures are not in it, and why.', async () => {
  renderPart(<LeftOut />);
  await expect.element(page.getByText('Đã lên, thành 3 bản nháp')).toBeVisible();
  await expect.element(page.getByText('Thiếu 2 hình không nhận được:')).toBeVisible();
  const named = page.getByRole('listitem').filter({ hasText: 'hình 3.png' }).last();
  await expect
    .element(named)
    .toHaveTextContent('trọn-bộ.epub/OEBPS/hình 3.png: Tệp bị hỏng, không đọc được đến hết. Hãy lưu hoặc nén lại.');
});

test('Of what is whole nothing is said to be missing.', () => {
  const { host } = renderPart(<UploadRows view={uploads(ROWS)} onIntent={() => undefined} />);
  expect(host.textContent).not.toContain('Thiếu');
});
