import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShelfScreen } from '#src/features/shelf/ShelfScreen.tsx';
import type { ChapterSaving, ShelfIntent, ShelfView } from '#src/features/shelf/shelf-view.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function show(...savings: readonly (readonly [ShelfView['chapters'][number]['key'], ChapterSaving])[]): ShelfIntent[] {
  const intents: ShelfIntent[] = [];
  const view = { chapters: [], savings: new Map(savings), room: null };
  renderPart(<ShelfScreen view={view} onIntent={(intent) => intents.push(intent)} />);
  return intents;
}

test('A shelf to which chapters are on their way is not called empty: each says what it waits for, and can be let go.', async () => {
  const intents = show(['8/45', { stage: 'stranded' }], ['9/12', { stage: 'failed', problem: 'noRoom' }]);
  expect(page.getByText('Kệ còn trống').query()).toBeNull();
  await expect.element(page.getByText('Có mạng lại sẽ lưu tiếp')).toBeVisible();
  const chosen = page.getByRole('link', { name: /Chương bạn đã chọn lưu/ });
  expect(chosen.elements().map((link) => link.getAttribute('href'))).toEqual(['/comic/8/45', '/comic/9/12']);
  await userEvent.click(page.getByRole('button', { name: 'Lưu lại Chương bạn đã chọn lưu' }));
  await userEvent.click(page.getByRole('button', { name: /^Xóa Chương bạn đã chọn lưu/ }).first());
  expect(intents).toEqual([
    { type: 'save', key: '9/12' },
    { type: 'remove', key: '8/45' },
  ]);
});

test('A shelf that holds nothing, and to which nothing comes, is empty.', async () => {
  show();
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toEqual([]);
});
