import { composeStories } from '@storybook/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageGrid } from '#src/features/upload/pages/PageGrid.tsx';
import { readFragment } from '#graphql/generated/index.ts';
import { OwnChapterScreen_chapter } from '#src/features/upload/chapter/OwnChapterScreen.tsx';
import type { TaskStage } from '#src/features/upload/upload-view.ts';
import { ownChapter } from '#stories/catalogue/upload.ts';
import * as chapters from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Chapter = composeStories(chapters);
const pagesOf = (count: number) => readFragment(OwnChapterScreen_chapter, ownChapter({ pages: count })).pages;
const PAGES = pagesOf(4);
const inOrder = (...numbers: readonly number[]) => numbers.flatMap((number) => PAGES[number - 1] ?? []);
const handle = (number: number) => page.getByRole('button', { name: `Trang ${number}`, exact: true });
const shown = (): string => [...document.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) => dataset['page']).join(' ');

function grid(pages: typeof PAGES, onArrange: (ids: readonly string[]) => void = () => undefined) {
  return <PageGrid pages={pages} isRightToLeft={false} stage={{ kind: 'editing' }} onArrange={onArrange} onReplace={() => undefined} />;
}

test('Who has set a page down by keys still stands on it once the chapter has been saved.', async () => {
  const { show } = renderPart(<Chapter.Filled />);
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  const [first, second, ...rest] = pagesOf(12);
  show(<Chapter.Filled data={{ ...ownChapter(), pages: [second, first, ...rest] } as ReturnType<typeof ownChapter>} />);
  expect([shown().slice(0, 8), document.activeElement]).toEqual(['p2 p1 p3', handle(2).element()]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(handle(3).element());
});

test('A page that is carried while the one before is saved is not put back by that; what came in the meantime stands last.', async () => {
  const arrange = vi.fn<(ids: readonly string[]) => void>();
  const { show } = renderPart(grid(inOrder(1, 2, 3), arrange));
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} {Home} {End}');
  show(grid(inOrder(2, 1, 3, 4), arrange));
  expect(shown()).toBe('p1 p3 p2 p4');
  await userEvent.keyboard(' ');
  expect([shown(), arrange.mock.calls.at(-1)]).toEqual(['p1 p3 p2 p4', [['p1', 'p3', 'p2', 'p4']]]);
});

test('Two pages that are set down one after the other stay there while the first is saved and the second is not yet.', async () => {
  const arrange = vi.fn<(ids: readonly string[]) => void>();
  const { show } = renderPart(grid(PAGES, arrange));
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await userEvent.keyboard(' {End} ');
  expect(arrange.mock.calls).toEqual([[['p2', 'p1', 'p3', 'p4']], [['p2', 'p3', 'p4', 'p1']]]);
  show(grid(inOrder(2, 1, 3, 4), arrange));
  expect(shown()).toBe('p2 p3 p4 p1');
  show(grid(inOrder(2, 3, 4, 1), arrange));
  show(grid(PAGES, arrange));
  expect(shown()).toBe('p1 p2 p3 p4');
});

test('What the chapter may not have heard is told again, and taken back before it is saved too.', async () => {
  const arrange = vi.fn<(ids: readonly string[]) => void>();
  renderPart(grid(PAGES, arrange));
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await userEvent.keyboard('  ');
  await userEvent.keyboard(' {ArrowLeft} ');
  expect(arrange.mock.calls.map(([ids]) => ids.join(' '))).toEqual(['p2 p1 p3 p4', 'p2 p1 p3 p4', 'p1 p2 p3 p4']);
});

test('Pages that stand otherwise at the chapter are shown as they stand there, where nothing is carried.', () => {
  const { show } = renderPart(grid(PAGES));
  show(grid(inOrder(4, 2, 1)));
  expect(shown()).toBe('p4 p2 p1');
});

test('Who takes a page out stands on the next one then, or on the last.', async () => {
  renderPart(grid(PAGES));
  for (const [number, next] of [
    [2, 2],
    [3, 2],
  ] as const) {
    (page.getByRole('button', { name: `Bỏ trang ${number}`, exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(handle(next).element());
  }
  expect(shown()).toBe('p1 p3');
});

test('A key that is held lifts a page once, and what the browser does by Alt and an arrow is left to it.', async () => {
  renderPart(grid(PAGES));
  const first = handle(1).element() as HTMLElement;
  first.focus();
  const press = (init: KeyboardEventInit): boolean =>
    first.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  press({ key: ' ' });
  for (let times = 0; times < 3; times += 1) expect(press({ key: ' ', repeat: true })).toBe(false);
  await expect.element(handle(1)).toHaveAttribute('aria-pressed', 'true');
  press({ key: 'Escape' });
  expect(press({ key: 'ArrowRight', altKey: true })).toBe(true);
  expect(document.activeElement).toBe(first);
});

test('A page that is put back leaves the others as they stand by then: one that came stays, one that was taken out is gone.', async () => {
  const arrange = vi.fn<(ids: readonly string[]) => void>();
  const { show } = renderPart(grid(inOrder(1, 2, 3), arrange));
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight}');
  show(grid(inOrder(1, 3, 4), arrange));
  await userEvent.keyboard('{Escape}');
  expect([shown(), arrange.mock.calls]).toEqual(['p1 p3 p4', []]);
});

test('A page that is taken out while it is carried is carried no more: arrows go from page to page.', async () => {
  renderPart(grid(inOrder(1, 2, 3)));
  (handle(2).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(page.getByRole('button', { name: 'Bỏ trang 2', exact: true }));
  expect([shown(), document.activeElement]).toEqual(['p1 p3', handle(2).element()]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(handle(1).element());
  await userEvent.keyboard(' ');
  await expect.element(handle(1)).toHaveAttribute('aria-pressed', 'true');
});

const refused = (kind: string) => ({ kind: 'refused', refusal: { kind } }) as const;

test('An order that did not arrive stands there, and can be told once more by a button.', async () => {
  const arrange = vi.fn<(ids: readonly string[]) => void>();
  const gridIn = (stage: TaskStage) => (
    <PageGrid pages={PAGES} isRightToLeft={false} {...{ stage }} onArrange={arrange} onReplace={vi.fn()} />
  );
  const { show } = renderPart(gridIn({ kind: 'editing' }));
  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  show(gridIn(refused('offline')));
  expect(shown()).toBe('p2 p1 p3 p4');
  const again = page.getByRole('button', { name: 'Thử lại' });
  await userEvent.click(again);
  expect(arrange.mock.calls).toEqual([[['p2', 'p1', 'p3', 'p4']], [['p2', 'p1', 'p3', 'p4']]]);
  show(gridIn(refused('blocked')));
  expect(again.query()).toBeNull();
});
