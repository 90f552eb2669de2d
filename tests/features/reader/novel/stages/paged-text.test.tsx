import '#src/ui/tokens.css';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type NovelSettings } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';
import { fingerOn } from '#tests/support/browser/finger.ts';

const WINDOWS = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
  [1920, 560],
] as const;
const SIZES = [1, 4, 9] as const;
const LEADINGS = [1, 5] as const;
const WRITINGS = ['horizontal', 'vertical'] as const;
/** What rounding may add. Pixels. */
const SLACK = 1;

async function openPages(document: ChapterDocument, novel: Partial<NovelSettings>, language: 'vi' | 'ja' = 'ja') {
  const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages', ...novel } } as const;
  const opened = await openReader({ data: novelChapter(document, { language }), settings }, language);
  await eventually(() => expect(folio()).not.toBe(''));
  // WebKit makes no columns of a number alone.
  if (getComputedStyle(textBox()).columnCount === '1') expect(getComputedStyle(textBox()).columnWidth).not.toBe('auto');
  return opened;
}

const at = (): number => Number.parseInt(folio(), 10);
const pageCount = (): number => Number(folio().split(' / ')[1]);
const folio = (): string => document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '';
const textBox = (): HTMLElement => document.querySelector<HTMLElement>('[data-novel] [data-novel]') as HTMLElement;
const { drag, lift } = fingerOn(textBox);

/** Words, readings and marks that do not lie wholly within the box of one page. */
function clipped(): readonly string[] {
  const text = textBox();
  const isOut = outOfPage(text);
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[popover], rp') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    if (![...range.getClientRects()].some(isOut)) continue;
    // Wide spaces at the end of a line hang out of it, unseen.
    const letters = [...(node.nodeValue ?? '').matchAll(/\S/gu)].filter(({ index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return [...range.getClientRects()].some(isOut);
    });
    if (letters.length > 0) found.push(letters.join(''));
  }
  return found;
}

/** Whether a rectangle stands out of the page it begins on. */
function outOfPage(text: HTMLElement): (rect: DOMRect) => boolean {
  const style = getComputedStyle(text);
  const vertical = style.writingMode === 'vertical-rl';
  const box = text.getBoundingClientRect();
  const [extent, scrolled] = vertical ? [box.height, text.scrollTop] : [box.width, text.scrollLeft];
  const pitch = extent - 2 * Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.columnGap);
  return (rect) => {
    if (rect.width === 0 || rect.height === 0) return false;
    const start = (vertical ? rect.top - box.top : rect.left - box.left) + scrolled;
    const within = start - Math.floor(start / pitch) * pitch;
    const end = within + (vertical ? rect.height : rect.width);
    const across = vertical ? [rect.left - box.left, box.right - rect.right] : [rect.top - box.top, box.bottom - rect.bottom];
    return end > extent + SLACK || across.some((room) => room < -SLACK);
  };
}

/** The lines of a page fill a whole number of line heights, beside the room for readings over the first: none is cut in two. */
function lineRests(): number {
  const text = textBox();
  const { paddingBlockStart, paddingBlockEnd, lineHeight, fontSize, writingMode } = getComputedStyle(text);
  const { width, height } = text.getBoundingClientRect();
  const across =
    (writingMode === 'vertical-rl' ? width : height) - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
  const lines = (across - 0.5 * Number.parseFloat(fontSize)) / Number.parseFloat(lineHeight);
  return Math.abs(lines - Math.round(lines));
}

async function everywhere(document: ChapterDocument, writing: NovelSettings['writing']): Promise<readonly string[]> {
  await openPages(document, { writing });
  const found: string[] = [];
  for (const size of SIZES) {
    for (const leading of LEADINGS) {
      setType(writing, size, leading);
      for (const [width, height] of WINDOWS) {
        await page.viewport(width, height);
        await untilPainted();
        const cut = lineRests() > 0.02 ? [`lines rest by ${lineRests()}`] : [];
        found.push(...[...clipped(), ...cut].map((one) => `size ${size}, leading ${leading}, ${width}x${height}: ${one}`));
      }
    }
  }
  return found;
}

function setType(writing: NovelSettings['writing'], size: number, leading: number): void {
  textBox().dataset['novel'] = `writing-${writing} flow-pages size-${size} leading-${leading}`;
}

describe.each(WRITINGS)('A text in pages, %s', (writing) => {
  test.for([
    ['川辺の書庫', 'kawabe-no-shoko', 0],
    ['羅生門', 'novels/ja/rashomon.txt', 0],
    ['源氏物語 帚木', 'novels/ja/genji-monogatari/02_5017_ruby_9752.txt', 0],
    ['草枕', 'epub/ja/kusamakura_vertical-ruby_audio-missing.epub', 1],
  ] as const)(
    'has no word, reading or mark clipped at any size in a window of any shape: %s.',
    { timeout: 120_000 },
    async ([, name, chapter], { skip }) => {
      const text = await commands.novelChapter(name, chapter);
      if (text === null) skip('The texts that others made are not there.');
      expect(await everywhere(text as ChapterDocument, writing)).toEqual([]);
    },
  );

  test('is turned by keys to its end page and back, and says where it is.', async () => {
    const text = await commands.novelChapter('kawabe-no-shoko');
    const { navigate } = await openPages(text as ChapterDocument, { writing });
    const [, count = ''] = folio().split(' / ');
    const [onward, back] = writing === 'vertical' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    const first = shownWords();
    await userEvent.keyboard(onward.repeat(2));
    await eventually(() => expect(folio()).toBe(`3 / ${count}`));
    expect(shownWords()).not.toBe(first);
    await userEvent.keyboard(`${back}{PageUp}`);
    await eventually(() => expect([folio(), shownWords()]).toEqual([`1 / ${count}`, first]));
    await userEvent.keyboard('{End}');
    await eventually(() => expect(endIsShown()).toBe(true));
    await userEvent.keyboard(back);
    await eventually(() => expect([endIsShown(), folio()]).toEqual([false, `${count} / ${count}`]));
    await userEvent.keyboard('{Home}');
    await eventually(() => expect(shownWords()).toBe(first));
    expect(navigate.mock.calls).toEqual([]);
  });

  test('is turned by a tap at its sides, by the wheel and by a finger.', async () => {
    await openPages((await commands.novelChapter('kawabe-no-shoko')) as ChapterDocument, { writing });
    const left = writing === 'vertical' ? 1 : -1;
    const blocks = document.querySelectorAll('[data-block]').length;
    await userEvent.click(textBox(), { position: { x: 20, y: 400 } });
    await eventually(() => expect(at()).toBe(left === 1 ? 2 : 1));
    await userEvent.click(textBox(), { position: { x: 380, y: 400 } });
    await eventually(() => expect(at()).toBe(left === 1 ? 1 : 2));
    const before = at();
    textBox().dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }));
    await eventually(() => expect(at()).toBe(before + 1));
    await swipe(writing === 'vertical' ? 150 : -150);
    await eventually(() => expect(at()).toBe(before + 2));
    // A finger that turns round before it leaves the glass stays.
    await drag(60 * left);
    await lift(20 * left);
    await eventually(() => expect([isAtPage(before + 2), document.querySelectorAll('[data-block]').length]).toEqual([true, blocks]));
    expect(at()).toBe(before + 2);
  });

  test('follows the finger with the page beside it, which stays where it comes to.', async () => {
    await openPages((await commands.novelChapter('kawabe-no-shoko')) as ChapterDocument, { writing });
    const onward = writing === 'vertical' ? 1 : -1;
    for (const turned of [2, 3]) {
      await drag(100 * onward);
      const beside = lettersInSight();
      expect([at(), beside.size > 20]).toEqual([turned - 1, true]);
      await lift(150 * onward);
      await eventually(() => expect([at(), document.querySelector('[aria-hidden="true"][inert]')]).toEqual([turned, null]));
      await untilPainted();
      const arrived = lettersInSight();
      const width = writing === 'vertical' ? (document.querySelector('[data-folio]')?.clientWidth ?? 0) : pitchOf(textBox());
      const strayed = [...beside].filter(([place, letter]) => {
        const [x = 0, y = 0] = place.split(' ').map(Number);
        const isOfNext = onward === 1 ? x < 100 - 40 : x > width - 100 + 40;
        return isOfNext && ![-1, 0, 1].some((slack) => arrived.get(`${x - 100 * onward + width * onward + slack} ${y}`) === letter);
      });
      expect(strayed).toEqual([]);
    }
  });

  test('shows a picture whole on its page in a window of any shape.', async () => {
    const picture = { kind: 'picture', id: 'i1', pictureId: drawPicture(1, 900, 600).id, alt: '川辺' } as const;
    await openPages(
      { blocks: [{ kind: 'paragraph', id: 'p1', runs: ['川のそばに、古い書庫があった。'] }, picture], notes: [] },
      { writing },
    );
    const cut: string[] = [];
    for (const [width, height] of [...WINDOWS, [320, 256] as const]) {
      await page.viewport(width, height);
      await untilPainted();
      const rect = document.querySelector('[data-block="i1"] img')?.getBoundingClientRect() ?? expect.fail('There is no picture.');
      if (outOfPage(textBox())(rect) || rect.width < 40 || rect.height < 40)
        cut.push(`${width}x${height}: ${rect.width} by ${rect.height}`);
    }
    expect(cut).toEqual([]);
  });

  test('stands still at once where nothing is to move, and a key in mid-swipe is a turn of its own.', async () => {
    await openPages((await commands.novelChapter('kawabe-no-shoko')) as ChapterDocument, { writing });
    const onward = writing === 'vertical' ? 1 : -1;
    await drag(120 * onward);
    await userEvent.keyboard('{End}');
    await eventually(() => expect([endIsShown(), textBox().style.transform]).toEqual([true, '']));
    await lift(120 * onward);
    await userEvent.keyboard('{Home}');
    await eventually(() =>
      expect([endIsShown(), at(), textBox().style.transform, document.querySelector('[aria-hidden="true"][inert]')]).toEqual([
        false,
        1,
        '',
        null,
      ]),
    );
  });
});

test('Pages that came to be without a word about it are counted with the next turn.', async () => {
  await openPages((await commands.novelChapter('kawabe-no-shoko')) as ChapterDocument, { writing: 'vertical' });
  await document.fonts.ready;
  const before = pageCount();
  textBox().style.letterSpacing = '0.5em';
  await userEvent.keyboard('{ArrowLeft}');
  await eventually(() => expect([at(), pageCount() > before]).toEqual([2, true]));
});

test('A Vietnamese text is never set vertically, whatever was chosen for Japanese.', async () => {
  await openPages(vietnameseDocument, { writing: 'vertical' }, 'vi');
  expect(getComputedStyle(textBox()).writingMode).toBe('horizontal-tb');
});

const endIsShown = (): boolean => document.querySelector('[data-at-end]') !== null;

/** Beginning of the first words on the page that is shown. */
function shownWords(): string {
  const box = textBox().getBoundingClientRect();
  const vertical = getComputedStyle(textBox()).writingMode === 'vertical-rl';
  const shown = [...document.querySelectorAll<HTMLElement>('[data-block]')].find((block) => {
    const { bottom, right } = block.getBoundingClientRect();
    return vertical ? bottom > box.top : right > box.left;
  });
  return shown?.dataset['block'] ?? '';
}

async function swipe(distance: number): Promise<void> {
  await drag(distance);
  await lift(distance);
}

/** Whether the box lies exactly at that page, from 1, and nothing beside it. */
function isAtPage(number: number): boolean {
  const text = textBox();
  const isVertical = getComputedStyle(text).writingMode === 'vertical-rl';
  const isAlone = text.style.transform === '' && document.querySelector('[aria-hidden="true"][inert]') === null;
  return isAlone && (isVertical ? at() === number : Math.abs(text.scrollLeft - (number - 1) * pitchOf(text)) < SLACK);
}

/** Every letter within the window, by its place there in whole pixels: those of pages that follow a finger too. */
function lettersInSight(): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const range = document.createRange();
  for (const box of document.querySelectorAll('[data-novel] > :first-child > [data-novel]')) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('[popover], rp') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const edge = box.getBoundingClientRect();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top, width, height } = range.getBoundingClientRect();
        const isSeen =
          left > Math.max(edge.left, 0) && left + width < Math.min(edge.right, innerWidth) && top > edge.top && top + height < edge.bottom;
        if (isSeen) seen.set(`${Math.round(left)} ${Math.round(top)}`, node.nodeValue?.charAt(index) ?? '');
      }
  }
  return seen;
}

function pitchOf(text: HTMLElement): number {
  const style = getComputedStyle(text);
  return text.getBoundingClientRect().width - 2 * Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.columnGap);
}
