import { composeStories } from '@storybook/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as starts from '#stories/features/upload/UploadScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Start = composeStories(starts);

const field = (): Element => page.getByRole('group', { name: 'Tệp của chương truyện' }).element();

/** Of a file, or of words. Whether the browser does what it does by itself. */
function drag(type: 'dragover' | 'drop', over: Element, dragged: File | string): boolean {
  const transfer = new DataTransfer();
  if (typeof dragged === 'string') transfer.setData('text/plain', dragged);
  else transfer.items.add(dragged);
  return over.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
}

const FILE = new File(['x'], 'Tiệm sách ngày mưa.cbz');

test('A file that falls beside the field does not take the place of the page; words are dropped wherever they may be.', () => {
  const choose = vi.fn();
  const { show } = renderPart(<Start.Empty onChoose={choose} />);
  const isOpened = (): readonly boolean[] => (['dragover', 'drop'] as const).map((type) => drag(type, document.body, FILE));
  expect([isOpened(), drag('drop', document.body, 'chữ'), choose.mock.calls]).toEqual([[false, false], true, []]);
  show(null);
  expect(isOpened()).toEqual([true, true]);
});

test('What is dropped while a work is being made begins no second one.', async () => {
  const choose = vi.fn();
  const { show } = renderPart(<Start.Filled stage={{ kind: 'sending' }} onChoose={choose} />);
  expect([drag('dragover', field(), FILE), drag('drop', field(), FILE)]).toEqual([false, false]);
  show(<Start.Filled onChoose={choose} />);
  drag('drop', field(), new File(['x'], 'Khác.cbz'));
  await expect.poll(() => choose.mock.calls.map(([, work]) => (work as { title: string }).title)).toEqual(['Khác']);
});

test('A folder that cannot be read to its end is said to be one, until something else is dropped.', async () => {
  const choose = vi.fn();
  renderPart(<Start.Empty onChoose={choose} />);
  const entry = {
    isDirectory: true,
    name: 'Chương 1',
    createReader: () => ({
      readEntries: (_read: unknown, fail: (error: Error) => void) => fail(new DOMException('Gone', 'NotFoundError')),
    }),
  };
  const looked = vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry as unknown as FileSystemEntry);
  drag('drop', field(), FILE);
  const words = page.getByText('Trình duyệt không đọc được tệp nữa', { exact: false });
  await expect.element(words).toBeVisible();
  looked.mockRestore();
  drag('drop', field(), FILE);
  await expect.poll(() => choose.mock.calls.length).toBe(1);
  expect(words.query()).toBeNull();
});
