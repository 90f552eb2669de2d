import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readFragment } from '#graphql/generated/index.ts';
import { ChapterScreen_chapter } from '#src/features/reader/ChapterScreen.tsx';
import { usePreparedPage, type PreparedPage } from '#src/features/reader/comic/ending/use-prepared-page.ts';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { currentPage, openReader, pressed } from '../../open-reader.tsx';

const FIRST = drawPicture(9, 800, 1100);
const NEXT = comicChapter({ pictures: [FIRST, ...pagesOf(3)] });
const { comic } = DEFAULT_READER_SETTINGS;

/** The page that lies beside the end page, or is shown after it. */
const nextPage = () => document.querySelector<HTMLElement>('figure[data-slot]:not([data-page])');

const touch = (type: string, x: number) =>
  document
    .querySelector('[data-layout]')
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', clientX: x, clientY: 400 }));

async function openAtEnd(settings: ReaderSettings = DEFAULT_READER_SETTINGS) {
  const opened = await openReader({ data: comicChapter({ pictures: pagesOf(3) }), next: NEXT, settings });
  await pressed('{End}', 'end');
  await eventually(() => expect(opened.prepare).toHaveBeenCalledOnce());
  return opened;
}

function untilBeside(): Promise<HTMLElement> {
  return eventually(() => {
    const page = nextPage();
    if (page === null) throw new Error('The next page does not stand beside the end page yet.');
    return page;
  });
}

/** The end page must have rested: the key is pressed until something is opened. */
async function goOn(navigate: ReturnType<typeof vi.fn>, heard: () => void = () => undefined): Promise<void> {
  navigate.mockImplementation(heard);
  await eventually(
    async () => {
      await userEvent.keyboard('{ArrowRight}');
      expect(navigate).toHaveBeenCalled();
    },
    { every: 100 },
  );
}

function Prepared({ take }: { readonly take: (prepared: PreparedPage) => void }) {
  const prepared = usePreparedPage(comic);
  useEffect(() => take(prepared));
  return null;
}

test('The first page of a next chapter that comes when its reader has left the end stands in no other chapter.', async () => {
  const take = vi.fn<(prepared: PreparedPage) => void>();
  const chapter = renderPart(<Prepared take={take} />);
  await eventually(() => expect(take).toHaveBeenCalled());
  const prepared = take.mock.lastCall?.[0];
  prepared?.noteEnd(true);
  chapter.show(null);
  await openReader({ data: comicChapter({ pictures: pagesOf(3) }) });
  await eventually(() => expect(currentPage()).toBe('1'));
  await prepared?.prepare(readFragment(ChapterScreen_chapter, NEXT));
  expect(nextPage()).toBeNull();
});

describe('The first page of the next chapter', () => {
  test('lies beside the end page, unread, as its own chapter will show it.', async () => {
    await openAtEnd();
    const page = await untilBeside();
    expect({ slot: page.dataset['slot'], isInert: page.inert, viewBox: page.querySelector('svg')?.getAttribute('viewBox') }).toEqual({
      slot: 'next',
      isInert: true,
      viewBox: '0 0 800 1100',
    });
    await eventually(() => expect(page.querySelector('img')?.currentSrc).toBe(FIRST.sources.at(-1)?.url));
    expect(page.querySelector('img')?.className).toBe(document.querySelector('figure[data-page] picture > img')?.className);
    expect(page.querySelector('rect')?.getAttribute('fill')).toBe(FIRST.dominantColor);
  });

  test('is turned to before its chapter is opened.', async () => {
    const { navigate } = await openAtEnd();
    const page = await untilBeside();
    const shown: (string | undefined)[] = [];
    await goOn(navigate, () => shown.push(page.dataset['slot']));
    expect(shown[0]).toBe('current');
    expect(document.querySelector<HTMLElement>('[data-page="end"]')?.dataset['slot']).toBe('previous');
    expect(navigate.mock.calls[0]).toEqual(['/comic/12/346']);
  });

  test('follows the finger that pulls the end page away, and lies still before its chapter is opened.', async () => {
    const { navigate } = await openAtEnd();
    const page = await untilBeside();
    const left = () => Math.round(page.getBoundingClientRect().left);
    touch('pointerdown', 350);
    touch('pointermove', 300);
    touch('pointermove', 200);
    expect(left()).toBe((document.querySelector('[data-live]')?.clientWidth ?? 0) - 150);
    const shown: unknown[] = [];
    navigate.mockImplementation(() => void shown.push([left(), page.dataset['slot']]));
    touch('pointermove', 150);
    touch('pointerup', 150);
    expect([navigate.mock.calls, left() > 100]).toEqual([[], true]);
    await eventually(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/comic/12/346'));
    expect(shown).toEqual([[0, 'current']]);
  });

  test('goes when the reader goes back, and stands there again with the end page.', async () => {
    await openAtEnd();
    const page = await untilBeside();
    await pressed('{ArrowLeft}', '3');
    await eventually(() => expect(nextPage()).toBeNull());
    await pressed('{End}', 'end');
    await eventually(() => expect(nextPage()).toBe(page));
  });

  test('goes where the reader has the pages in a strip from there on.', async () => {
    await openAtEnd();
    await untilBeside();
    await userEvent.keyboard('m');
    await eventually(() => expect(document.querySelector('[data-layout="strip"]')).not.toBeNull());
    await eventually(() => expect(nextPage()).toBeNull());
    await userEvent.keyboard('m');
    await eventually(() => expect(currentPage()).toBe('end'));
    await untilBeside();
  });

  test('does not stand there in pairs, and the next chapter is opened all the same.', async () => {
    const { navigate } = await openAtEnd({ ...DEFAULT_READER_SETTINGS, comic: { ...comic, layout: 'double' } });
    await goOn(navigate);
    expect(nextPage()).toBeNull();
    expect(currentPage()).toBe('end');
  });
});
