import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, novelChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openSteered } from '../../app/steered-reader.tsx';
import { barsAreShown, openReader } from './open-reader.tsx';

const end = () => document.querySelector('[data-page="end"]')?.textContent ?? '';
const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);
const STRIP = { layout: 'STRIP', pictures: pagesOf(2) } as const;
const { comic, novel } = DEFAULT_READER_SETTINGS;
const ENDLESS: ReaderSettings = {
  ...DEFAULT_READER_SETTINGS,
  comic: { ...comic, ending: 'endless' },
  novel: { ...novel, ending: 'endless' },
};

/** The reader comes to the end, and so much time goes by there. */
async function restAtEnd(milliseconds: number): Promise<void> {
  toEnd();
  await eventually(() => expect(barsAreShown()).toBe(true));
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  onTestFinished(() => clock.mockRestore());
}

/** The end must have rested: the key is pressed until something opens. */
async function pressUntilOpened(navigate: ReturnType<typeof vi.fn>): Promise<void> {
  await eventually(
    async () => {
      await userEvent.keyboard('{PageDown}');
      expect(navigate).toHaveBeenCalled();
    },
    { every: 100 },
  );
}

describe('The end page', () => {
  test('says which chapters are missing between this one and the next.', async () => {
    await openReader({ data: comicChapter({ ...STRIP, nextNumber: '16' }) });
    expect(end()).toContain('Thiếu chương 13–15');
  });

  test('says it in Japanese of a single one.', async () => {
    await openReader({ data: comicChapter({ ...STRIP, nextNumber: '14', language: 'ja' }) }, 'ja');
    expect(end()).toContain('第13話がありません');
  });

  test('says nothing where none is, between halves, or where the work ends.', async () => {
    await openReader({ data: comicChapter({ ...STRIP, nextNumber: '12.5' }) });
    expect(end()).not.toContain('Thiếu');
    await openReader({ data: comicChapter({ ...STRIP, hasNext: false }) });
    expect(end()).not.toContain('Thiếu');
  });

  test('stays however far the reader scrolls, where chapters end with a page.', async () => {
    const { navigate } = await openSteered({ data: comicChapter(STRIP) });
    await restAtEnd(500);
    await userEvent.keyboard('{PageDown}');
    await userEvent.keyboard('{ArrowDown}');
    expect([navigate.mock.calls, end().includes('Đọc tiếp')]).toEqual([[], true]);
  });
});

describe('Where chapters follow each other', () => {
  test('the next one opens by scrolling on past the end of a strip, not by coming to it.', async () => {
    const { navigate } = await openSteered({ data: comicChapter(STRIP), settings: ENDLESS });
    expect(end()).toContain('Cuộn tiếp để đọc');
    await restAtEnd(600);
    dispatchEvent(new Event('scroll'));
    expect(navigate).not.toHaveBeenCalled();
    await pressUntilOpened(navigate);
    expect(navigate.mock.calls[0]).toEqual(['/comic/12/346']);
  });

  test('a novel goes on the same way.', async () => {
    const { navigate } = await openSteered({ data: novelChapter(vietnameseDocument), settings: ENDLESS });
    toEnd();
    await pressUntilOpened(navigate);
    expect(navigate.mock.calls[0]).toEqual(['/comic/12/346']);
  });

  test('the last one ends with its page.', async () => {
    const { navigate } = await openSteered({ data: comicChapter({ ...STRIP, hasNext: false }), settings: ENDLESS });
    await restAtEnd(500);
    await userEvent.keyboard('{PageDown}');
    expect([navigate.mock.calls, end().includes('Cuộn tiếp')]).toEqual([[], false]);
  });

  test('it is chosen in the settings.', async () => {
    await openReader({ data: comicChapter(STRIP) });
    await userEvent.keyboard('s');
    await eventually(() => expect(document.querySelector('dialog[open] fieldset')).not.toBeNull());
    await userEvent.click(page.getByRole('radio', { name: 'Đọc liền mạch' }));
    await eventually(() => expect(end()).toContain('Cuộn tiếp để đọc'));
  });
});
