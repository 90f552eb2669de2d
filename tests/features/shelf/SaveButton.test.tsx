import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SaveButton } from '#src/features/shelf/SaveButton.tsx';
import type { ShelfIntent, ShelfView } from '#src/features/shelf/shelf-view.ts';
import { FILLED_SHELF } from '#stories/catalogue/shelf.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function show(saved: string | null, here: string | undefined) {
  const onIntent = vi.fn<(intent: ShelfIntent) => void>();
  const chapters = FILLED_SHELF.chapters.map((chapter) => ({ ...chapter, contentHash: saved }));
  const view: ShelfView = { ...FILLED_SHELF, chapters };
  renderPart(<SaveButton chapterKey="8/45" contentHash={here} view={view} onIntent={onIntent} />);
  return onIntent;
}

test('A version that was replaced since it was saved is told, and the new one can be saved.', async () => {
  const onIntent = show('one', 'two');
  await expect.element(page.getByText('Máy này đang giữ phiên bản cũ của chương.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Lưu phiên bản mới' }));
  expect(onIntent).toHaveBeenCalledExactlyOnceWith({ type: 'save', key: '8/45' });
});

test.each([
  ['the same', 'one', 'one'],
  ['unknown', null, 'two'],
  ['not asked for', 'one', undefined],
])('Where the saved version is %s, the chapter is saved.', async (_, saved, here) => {
  show(saved, here);
  await expect.element(page.getByText('Đã lưu trên máy này')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('A chapter that is on its way off the shelf can be saved anew.', async () => {
  const onIntent = vi.fn<(intent: ShelfIntent) => void>();
  const view: ShelfView = { ...FILLED_SHELF, savings: new Map([['8/45', { stage: 'removing' }]]) };
  renderPart(<SaveButton chapterKey="8/45" view={view} onIntent={onIntent} />);
  await userEvent.click(page.getByRole('button', { name: 'Lưu để đọc không cần mạng' }));
  expect(onIntent).toHaveBeenCalledExactlyOnceWith({ type: 'save', key: '8/45' });
});
