import '#src/ui/tokens.css';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';
import { fingerOn } from '#tests/support/browser/finger.ts';

/** What rounding may add. Pixels. */
const SLACK = 1;

const reader = (): HTMLElement => document.body.lastElementChild as HTMLElement;
const book = (): HTMLElement => reader().querySelector<HTMLElement>('main [data-novel]') as HTMLElement;
const { drag, lift } = fingerOn(book);
const text = (): HTMLElement => book().querySelector<HTMLElement>('[data-novel]') as HTMLElement;
const end = (): HTMLElement => text().parentElement?.nextElementSibling as HTMLElement;
const ahead = (): HTMLElement | null => book().querySelector<HTMLElement>('[data-ahead]');
const folio = (): readonly string[] => book().dataset['folio']?.split(' / ') ?? [];
const endIsShown = (): boolean => book().hasAttribute('data-at-end');
const leftOf = (element: Element): number => Math.round(element.getBoundingClientRect().left);

async function openPages(writing: 'horizontal' | 'vertical', name: string, chapter: number, next: ChapterDocument | null = null) {
  const read = (await commands.novelChapter(name, chapter)) as ChapterDocument;
  const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages', writing } as const;
  const props = {
    data: novelChapter(read, { language: 'ja' }),
    next: next === null ? null : novelChapter(next, { language: 'ja' }),
    settings: { ...DEFAULT_READER_SETTINGS, novel },
  };
  const opened = await openReader(props, 'ja');
  await eventually(() => expect(folio()).toHaveLength(2));
  return opened;
}

async function openAtEnd(writing: 'horizontal' | 'vertical') {
  const next = (await commands.novelChapter('kawabe-no-shoko', 1)) as ChapterDocument;
  const opened = await openPages(writing, 'kawabe-no-shoko', 0, next);
  await userEvent.keyboard('{End}');
  const page = await eventually(() => ahead() ?? expect.fail('The next page does not lie beside the end page yet.'));
  await eventually(() => expect(endIsShown()).toBe(true));
  return { ...opened, page, next };
}

/** The letters that lie within a box, by their place in it in whole pixels. */
function lettersIn(box: HTMLElement): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const range = document.createRange();
  const edge = box.getBoundingClientRect();
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const isWithin = right > left && bottom > top && left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
      if (isWithin) seen.set(`${Math.round(left - edge.left)} ${Math.round(top - edge.top)}`, node.nodeValue?.charAt(index) ?? '');
    }
  return seen;
}

describe.each(['horizontal', 'vertical'] as const)('Past the last page of a text, %s', (writing) => {
  /** The way a finger goes onward; the next page lies the other way. */
  const onward = writing === 'vertical' ? 1 : -1;
  const beside = (): number => -onward * book().clientWidth;

  test('the end page comes along with the finger, and goes back with it.', async () => {
    await openPages(writing, 'kawabe-no-shoko', 0);
    const [, count = ''] = folio();
    await userEvent.keyboard('{End}');
    await eventually(() => expect([endIsShown(), end().inert, text().inert]).toEqual([true, false, true]));
    await drag(-100 * onward);
    expect([leftOf(end()), Math.abs(leftOf(text().parentElement as HTMLElement)), lettersIn(text()).size > 20]).toEqual([
      -100 * onward,
      0,
      true,
    ]);
    await lift(-150 * onward);
    await eventually(() => expect([endIsShown(), folio(), text().style.transform, end().inert]).toEqual([false, [count, count], '', true]));
    await drag(100 * onward);
    expect(leftOf(end())).toBe(beside() + 100 * onward);
    await lift(40 * onward);
    await eventually(() => expect([endIsShown(), leftOf(end()), text().style.transform]).toEqual([false, beside(), '']));
    await drag(100 * onward);
    await lift(200 * onward);
    await eventually(() => expect([endIsShown(), leftOf(end()), end().style.transform]).toEqual([true, 0, '']));
  });

  test('the next chapter lies, as it will set itself, without names and out of reach.', async () => {
    const { page, next } = await openAtEnd(writing);
    expect([leftOf(page), page.inert, page.ariaHidden]).toEqual([beside(), true, 'true']);
    expect(page.querySelectorAll('[id], [data-block], [popovertarget]')).toHaveLength(0);
    const laid = lettersIn(page.firstElementChild as HTMLElement);
    await openReader(
      {
        data: novelChapter(next, { language: 'ja' }),
        settings: { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages', writing } },
      },
      'ja',
    );
    await eventually(() => expect(folio()[0]).toBe('1'));
    await document.fonts.ready;
    await untilPainted();
    const opened = lettersIn(text());
    const strayed = [...opened].filter(([place, letter]) => {
      const [x = 0, y = 0] = place.split(' ').map(Number);
      return ![-SLACK, 0, SLACK].some((across) => [-SLACK, 0, SLACK].some((down) => laid.get(`${x + across} ${y + down}`) === letter));
    });
    expect([opened.size > 50, strayed]).toEqual([true, []]);
  });

  test('the first page of the next chapter follows the finger, and is shown before its chapter is opened.', async () => {
    const { navigate, page } = await openAtEnd(writing);
    await drag(100 * onward);
    expect([leftOf(end()), leftOf(page)]).toEqual([100 * onward, beside() + 100 * onward]);
    await lift(40 * onward);
    await eventually(() => expect([leftOf(end()), leftOf(page)]).toEqual([0, beside()]));
    const shown: unknown[] = [];
    navigate.mockImplementation(() => void shown.push([leftOf(page), endIsShown()]));
    await drag(100 * onward);
    await lift(200 * onward);
    await eventually(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/comic/12/346'));
    expect(shown).toEqual([[0, true]]);
    await userEvent.keyboard('{PageUp}');
    await eventually(() => expect([endIsShown(), leftOf(page)]).toEqual([false, beside()]));
  });

  test('a key goes on to it when the end page has rested, and lays it out anew in another size.', async () => {
    const { navigate, page } = await openAtEnd(writing);
    text().dataset['novel'] = `${text().dataset['novel']} size-9`;
    const larger = await eventually(() => {
      const laid = ahead();
      if (laid === null || laid === page) throw new Error('It was not laid out anew.');
      return laid;
    });
    const shown: unknown[] = [];
    navigate.mockImplementation(() => void shown.push(leftOf(larger)));
    await eventually(
      async () => {
        await userEvent.keyboard(' ');
        expect(navigate).toHaveBeenCalledWith('/comic/12/346');
      },
      { every: 100 },
    );
    expect([shown[0], larger.querySelector<HTMLElement>('[data-novel]')?.dataset['novel']]).toEqual([0, text().dataset['novel']]);
  });
});

test('The end page of a text in pages is scrolled by wheel and keys while it has more to show, and the chapter is not left.', async () => {
  const { navigate } = await openAtEnd('horizontal');
  const section = end().querySelector('[data-page="end"]') ?? document.body;
  section.appendChild(document.createElement('div')).style.height = '3000px';
  await untilPainted();
  const wheel = (deltaY: number, deltaX = 0): boolean => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX, deltaY });
    section.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([wheel(100), wheel(4, 40)]).toEqual([false, true]);
  await eventually(async () => {
    await userEvent.keyboard('{PageDown}');
    expect(end().scrollTop).toBeGreaterThan(2000);
  });
  expect([endIsShown(), navigate.mock.calls]).toEqual([true, []]);
});
