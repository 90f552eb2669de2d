import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMIC_CHOICES, DEFAULT_READER_SETTINGS, NOVEL_CHOICES, parseSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument } from '#stories/catalogue/reader-documents.ts';
import type { ReadingRoomProps } from '#stories/features/reader/ReadingRoom.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from './open-reader.tsx';

/** What is left of a window of 1280 by 1024 that is enlarged four times. */
const [WIDTH, HEIGHT] = [320, 256];
/** What rounding may add. Pixels. */
const SLACK = 1;

const comic = { ...DEFAULT_READER_SETTINGS, comic: parseSettings('layout-paged', COMIC_CHOICES) };
const novel = (words: string) => ({ ...DEFAULT_READER_SETTINGS, novel: parseSettings(words, NOVEL_CHOICES) });
const novelData = { data: novelChapter(japaneseDocument, { language: 'ja' }) };

const READERS: readonly (readonly [string, ReadingRoomProps])[] = [
  ['A comic in pages', { data: comicChapter({ language: 'ja' }), settings: comic }],
  ['A novel that is scrolled', { ...novelData, settings: novel('') }],
  ['A vertical novel in pages', { ...novelData, settings: novel('writing-vertical flow-pages') }],
];

async function open(props: ReadingRoomProps): Promise<void> {
  await openReader(props, 'ja');
  await page.viewport(WIDTH, HEIGHT);
  await untilPainted();
}

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? (control.closest('label')?.textContent || control.textContent || control.outerHTML.slice(0, 80));

/** Controls that are drawn, by what the keyboard can reach. */
function controlsIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null && !control.matches(':disabled'),
  );
}

/** Controls that lie outside the window or under something else even when they have the focus. */
async function unreachable(root: ParentNode): Promise<readonly string[]> {
  const found: string[] = [];
  for (const control of controlsIn(root)) {
    control.focus();
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    // A field that is not drawn itself is drawn by its label.
    const drawn = control.matches('input[type="radio"], input[type="checkbox"]') ? (control.closest('label') ?? control) : control;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const isIn = left >= -SLACK && right <= innerWidth + SLACK && top >= -SLACK && bottom <= innerHeight + SLACK;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = hit !== null && (drawn.contains(hit) || hit.contains(drawn) || hit.closest('label') === drawn);
    if (!isIn || !isFree)
      found.push(`${nameOf(control)}: ${[left, top, right, bottom].map(Math.round).join(' ')}${isFree ? '' : ' covered'}`);
  }
  return found;
}

function endPage(): Element {
  return (
    [...document.querySelectorAll('main [data-page], main [data-novel] > :last-child:not(:first-child)')].at(-1) ??
    expect.fail('There is no end page.')
  );
}

describe.each(READERS)('%s, enlarged to 400 %', (_, props) => {
  test('keeps every control of its bars within reach, and nothing makes the page wider.', async () => {
    await open(props);
    await eventually(() => expect(controlsIn(document.querySelector('nav') ?? document).length).toBeGreaterThan(2));
    const found: string[] = [];
    for (const bar of document.querySelectorAll('header, nav')) found.push(...(await unreachable(bar)));
    expect([found, document.documentElement.scrollWidth <= WIDTH]).toEqual([[], true]);
  });

  test.each(['s', '?'])('keeps every control of the sheet that %s opens within reach.', async (key) => {
    await open(props);
    await userEvent.keyboard(key);
    await eventually(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
    await untilPainted();
    const sheet = document.querySelector('dialog[open]') ?? document;
    expect(controlsIn(sheet).length).toBeGreaterThan(3);
    expect(await unreachable(sheet)).toEqual([]);
    expect(sheet instanceof Element && sheet.scrollWidth <= sheet.clientWidth).toBe(true);
  });

  test('shows the whole end of the chapter to who scrolls.', async () => {
    await open(props);
    await userEvent.keyboard('{End}');
    await eventually(() => expect(scrollY + innerHeight).toBeGreaterThan(document.documentElement.scrollHeight - 2));
    await eventually(() => expect(controlsIn(endPage()).length).toBeGreaterThan(1));
    expect(await unreachable(endPage())).toEqual([]);
  });
});
