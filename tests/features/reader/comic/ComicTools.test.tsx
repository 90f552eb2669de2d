import '#src/ui/tokens.css';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader, pressed, slider as slideable } from '../open-reader.tsx';

const slider = () => document.querySelector('input[type="range"]') as HTMLInputElement;
const preview = () => slider().parentElement?.querySelector('[aria-hidden="true"] img')?.closest('[aria-hidden="true"]');
const sheet = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const focused = () => document.activeElement?.getAttribute('aria-label');
const grid = () => [...document.querySelectorAll<HTMLElement>('[role="toolbar"] button')];
const tapAt = (clientX: number, clientY: number) =>
  document.querySelector('[data-layout]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));

async function openWithTools(language: 'vi' | 'ja' = 'vi', count = 8) {
  const direction = language === 'ja' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT';
  await openReader({ data: comicChapter({ language, direction, pictures: pagesOf(count) }) }, language);
  const name = language === 'ja' ? 'ページ一覧' : 'Mọi trang';
  await eventually(() => expect(document.querySelector(`nav button[aria-label="${name}"]`)).not.toBeNull());
}

describe('The slider', () => {
  test('shows the page under the mouse, in its smallest file, and no other.', async () => {
    await openWithTools();
    expect(preview()).toBeUndefined();
    const { width, height } = slider().getBoundingClientRect();
    await userEvent.hover(slider(), { position: { x: width - 9, y: height / 2 } });
    await eventually(() => expect(preview()?.textContent).toBe('8 / 8'));
    expect(preview()?.querySelectorAll('img')).toHaveLength(1);
    await userEvent.unhover(slider());
    await eventually(() => expect(preview()).toBeUndefined());
  });

  test('takes the focus by its key, and shows the page while keys move it.', async () => {
    await openWithTools();
    await userEvent.keyboard('g');
    expect(document.activeElement).toBe(slider());
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([currentPage(), preview()?.textContent]).toEqual(['2', '2 / 8']));
    slider().blur();
    await eventually(() => expect(preview()).toBeUndefined());
  });
});

describe('All pages', () => {
  test('open by their key at the page that is read, and go to the one that is picked.', async () => {
    await openWithTools();
    await pressed('{ArrowRight}', '2');
    await userEvent.keyboard('t');
    await eventually(() => expect(focused()).toBe('Trang 2'));
    expect(grid().map((one) => one.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null, null, null, null]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await eventually(() => expect([sheet(), currentPage()]).toEqual([null, '4']));
  });

  test('lie from right to left where pages do, and take one stop of the Tab key.', async () => {
    await openWithTools('ja');
    await userEvent.click(page.getByRole('button', { name: 'ページ一覧' }));
    await eventually(() => expect(focused()).toBe('1ページ'));
    const [first, second] = grid().map((one) => one.getBoundingClientRect().left);
    expect((first ?? 0) > (second ?? 0)).toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    expect([focused(), grid().filter(({ tabIndex }) => tabIndex === 0).length]).toEqual(['2ページ', 1]);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(sheet()).toBeNull());
  });

  test('ask only for the pictures that are seen.', async () => {
    await openWithTools('vi', 200);
    await userEvent.keyboard('t');
    await eventually(() => expect(grid()).toHaveLength(200));
    expect(grid().every((one) => one.querySelector('img')?.loading === 'lazy')).toBe(true);
  });

  test('stand in nobody’s way.', async () => {
    await openWithTools();
    await userEvent.keyboard('t');
    await eventually(() => expect(sheet()).not.toBeNull());
    for (const animation of document.getAnimations()) animation.finish();
    const { violations } = await axe.run(sheet() ?? document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('are not offered where there is one page.', async () => {
    await openReader({ data: comicChapter({ pictures: pagesOf(1) }) });
    await userEvent.keyboard('t');
    expect([document.querySelector('input[type="range"]'), sheet()]).toEqual([null, null]);
  });
});

test('A tap means what the reader chose, as soon as the tools are there.', async () => {
  const settings = { ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, taps: 'ell' } } as const;
  await openReader({ data: comicChapter(), settings });
  await slideable();
  tapAt(200, 790);
  await eventually(() => expect(currentPage()).toBe('2'));
  tapAt(390, 10);
  await eventually(() => expect(currentPage()).toBe('1'));
});
