import '#src/ui/tokens.css';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader, slider } from '../open-reader.tsx';

const panel = () => document.querySelector<HTMLElement>('[role="group"][data-controls]');
const stage = () => document.querySelector<HTMLElement>('[data-layout]') as HTMLElement;
const speed = () => panel()?.querySelector('output')?.textContent;

async function openMoving(layout: 'STRIP' | 'PAGED', count = 8, keys = '') {
  const settings = { ...DEFAULT_READER_SETTINGS, keys };
  const opened = await openReader({ data: comicChapter({ layout, pictures: pagesOf(count) }), settings });
  await slider();
  await userEvent.keyboard('a');
  await eventually(() => expect(panel()).not.toBeNull());
  return opened;
}

describe('Pages that move by themselves', () => {
  test('glide in a strip, are held by a touch that does nothing else, and go on when told to.', async () => {
    await openMoving('STRIP');
    await eventually(() => expect(scrollY).toBeGreaterThan(20));
    stage().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    const bars = document.querySelector('[data-bars]');
    stage().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 200, clientY: 300 }));
    const held = scrollY;
    expect(document.querySelector('[data-bars]')).toBe(bars);
    await userEvent.click(page.getByRole('button', { name: 'Đi tiếp' }));
    await eventually(() => expect(scrollY).toBeGreaterThan(held));
  });

  test('end at the end page, and open no other chapter.', async () => {
    const { navigate } = await openMoving('STRIP', 2);
    scrollTo(0, 99_999);
    await eventually(() => expect(panel()).toBeNull());
    expect(navigate).not.toHaveBeenCalled();
  });

  test('lie over no end page that the reader went to themselves.', async () => {
    await openMoving('PAGED', 2);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await eventually(() => expect([currentPage(), panel()]).toEqual(['end', null]));
  });

  test('are turned in time where a window shows one, and change their speed by the panel.', async () => {
    await openMoving('PAGED');
    expect([speed(), currentPage()]).toEqual(['3', '1']);
    await userEvent.click(page.getByRole('button', { name: 'Nhanh hơn' }));
    await userEvent.click(page.getByRole('button', { name: 'Nhanh hơn' }));
    await expect.element(page.getByRole('button', { name: 'Nhanh hơn' })).toBeDisabled();
    expect(speed()).toBe('5');
    await eventually(() => expect(currentPage()).toBe('2'));
    await userEvent.keyboard('a');
    await eventually(() => expect(panel()).toBeNull());
  });

  test('are held by whatever takes the reader away: another tab, and a sheet.', async () => {
    await openMoving('PAGED');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await eventually(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(page.getByRole('button', { name: 'Đi tiếp' }).elements()).toHaveLength(1);
    });
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Đi tiếp' }));
    await expect.element(page.getByRole('button', { name: 'Tạm dừng' })).toBeVisible();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    hidden.mockRestore();
  });

  test('are held by the wheel and by a key that turns.', async () => {
    await openMoving('PAGED');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Đi tiếp' }));
    stage().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 10 }));
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Đi tiếp' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
    const { violations } = await axe.run(panel() ?? document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test.each(['STRIP', 'PAGED'] as const)('are held in a %s by keys of the reader’s own that turn, and by no others.', async (layout) => {
    await openMoving(layout, 8, 'forward:j back:k toRight:h toggleChrome:x');
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('button', { name: 'Tạm dừng' })).toBeVisible();
    for (const key of ['j', 'k', 'h']) {
      await userEvent.keyboard(key);
      await expect.element(page.getByRole('button', { name: 'Đi tiếp' })).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Đi tiếp' }));
      await expect.element(page.getByRole('button', { name: 'Tạm dừng' })).toBeVisible();
    }
  });
});
