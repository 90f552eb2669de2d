import '#src/ui/tokens.css';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader, pressed, slider } from '../open-reader.tsx';

const button = () => document.querySelector<HTMLElement>('button[aria-label="Lưu hoặc chia sẻ trang này"]');
const sheet = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const picture = () => document.querySelector('figure[data-page="1"] picture') as Element;
const finger = (type: string, x = 200, pointerType = 'touch') =>
  picture().dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 3, pointerType, clientX: x, clientY: 400 }));

async function openWithTools() {
  await openReader({ data: comicChapter() });
  await slider();
}

describe('The actions of a page', () => {
  test('come when a finger rests on it, and the tap at its end turns nothing.', async () => {
    await openWithTools();
    finger('pointerdown', 390);
    await eventually(() => expect(sheet()?.querySelector('h2')?.textContent).toBe('Trang 1'));
    finger('pointerup', 390);
    picture().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 390, clientY: 400 }));
    expect(currentPage()).toBe('1');
    for (const animation of document.getAnimations()) animation.finish();
    const { violations } = await axe.run(sheet() ?? document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('come by their key for the page that is read: save and copy of that very page.', async () => {
    await openWithTools();
    await pressed('{ArrowRight}', '2');
    await userEvent.keyboard('o');
    await eventually(() => expect(sheet()?.querySelector('h2')?.textContent).toBe('Trang 2'));
    expect(sheet()?.querySelector('a[download]')?.getAttribute('download')).toMatch(/^Tiệm sách ngày mưa – .+, 2\./);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(sheet()).toBeNull());
  });

  test('come by their button too: in sight where the bar has room for it, else for who goes by Tab or by names.', async () => {
    await openWithTools();
    expect(button()?.getBoundingClientRect().width).toBe(1);
    await page.viewport(800, 900);
    await eventually(() => expect(button()?.getBoundingClientRect().width).toBe(44));
    button()?.click();
    await eventually(() => expect(sheet()?.querySelector('h2')?.textContent).toBe('Trang 1'));
  });

  test('come on a phone by a button in the sheet of all pages, high enough for a finger, for the page that is read.', async () => {
    await openWithTools();
    await userEvent.click(page.getByRole('button', { name: 'Mọi trang' }));
    const act = page.getByRole('button', { name: 'Lưu hoặc chia sẻ trang 1' });
    await expect.element(act).toBeVisible();
    expect(act.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(act);
    await eventually(() => expect(sheet()?.querySelector('h2')?.textContent).toBe('Trang 1'));
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(sheet()).toBeNull());
  });

  test('of a chapter of one page come by their button on a phone too: nothing else needs its room.', async () => {
    await openReader({ data: comicChapter({ pictures: pagesOf(1) }) });
    await eventually(() => expect(button()?.getBoundingClientRect().width).toBe(44));
  });

  test('leave a mouse the menu of the browser, and a finger none.', async () => {
    await openWithTools();
    expect([finger('contextmenu', 200, 'mouse'), finger('contextmenu', 200, 'touch')]).toEqual([true, false]);
  });
});
