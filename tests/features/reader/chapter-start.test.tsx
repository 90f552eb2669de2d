import '#src/ui/tokens.css';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import { showLinked } from '#src/features/reader/place/show-linked.ts';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, novelChapter, pagesOf, withWide, type ChapterMaking } from '#stories/catalogue/reader-chapters.ts';
import { vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fingerOn } from '#tests/support/browser/finger.ts';
import { currentPage, openReader, pressed, untilPainted, type OpenReader } from './open-reader.tsx';

const PREVIOUS = '/comic/12/344#last';
const RIGHT_TO_LEFT = { language: 'ja', direction: 'RIGHT_TO_LEFT' } as const;
const IN_PAGES: ReaderSettings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages' } };
const SPLIT: ReaderSettings = { ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, wide: 'split' } };
const folio = () => document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '';
const stage = () => document.querySelector<HTMLElement>('[data-layout], [data-folio]') ?? document.body;
const half = () => document.querySelector<HTMLElement>('[data-live]')?.dataset['half'];
const tapAt = (x: number) => stage().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: 400 }));
const { drag, lift } = fingerOn(stage);

const openComic = (making: ChapterMaking = {}) => openReader({ data: comicChapter({ pictures: pagesOf(3), ...making }) });

async function openNovel(making: ChapterMaking = {}) {
  const opened = await openReader({ data: novelChapter(vietnameseDocument, making), settings: IN_PAGES });
  await eventually(() => expect(folio()).toMatch(/^1 /));
  return opened;
}

/** The first page must have rested: the reader tries until something opens. */
async function backUntilOpened(navigate: OpenReader['navigate'], back: () => unknown): Promise<unknown> {
  await eventually(
    async () => {
      await back();
      expect(navigate).toHaveBeenCalled();
    },
    { every: 100 },
  );
  return navigate.mock.calls[0];
}

const follow: FollowReading = (signal, showPage, left) => {
  const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
  const following = followPlace({ signal, showPage }, chapter, { kept: null, keep: () => undefined, isReturn: false });
  showLinked(showPage, following);
  left.addEventListener('abort', following.stop);
};

function comeBack(): void {
  history.replaceState(null, '', '#last');
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
}

describe('Back on the first page, the chapter before opens at its end', () => {
  test.each([
    ['a key', {}, () => userEvent.keyboard('{ArrowLeft}')],
    ['a tap', {}, () => tapAt(10)],
    ['a key from right to left', RIGHT_TO_LEFT, () => userEvent.keyboard('{ArrowRight}')],
    ['a tap from right to left', RIGHT_TO_LEFT, () => tapAt(390)],
  ])('by %s of a comic.', async (_, making, back) => {
    const { navigate } = await openComic(making);
    expect(await backUntilOpened(navigate, back)).toEqual([PREVIOUS]);
  });

  test.each([
    ['to the right', {}, 150],
    ['to the left', RIGHT_TO_LEFT, -150],
  ])('by a finger on pages %s.', async (_, making, way) => {
    const { navigate } = await openComic(making);
    await untilPainted();
    await drag(way);
    await lift(way);
    expect([navigate.mock.calls, currentPage()]).toEqual([[[PREVIOUS]], '1']);
  });

  test('by a key and a finger of a text in pages.', async () => {
    const { navigate } = await openNovel();
    expect(await backUntilOpened(navigate, () => userEvent.keyboard('{ArrowLeft}'))).toEqual([PREVIOUS]);
    navigate.mockClear();
    await drag(150);
    await lift(150);
    await eventually(() => expect(navigate.mock.calls).toEqual([[PREVIOUS]]));
  });
});

describe('Nothing opens before the first page', () => {
  test('by a key that is kept down, or one in quick succession that turned to it.', async () => {
    const { navigate } = await openComic();
    await pressed('{ArrowRight}', '2');
    await userEvent.keyboard('{ArrowLeft}');
    for (let repeat = 0; repeat < 20; repeat += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', repeat: true }));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    await eventually(() => expect(currentPage()).toBe('1'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('by a finger that shows the first half of a page that is cut in two.', async () => {
    const { navigate } = await openReader({ data: comicChapter({ pictures: withWide(3, [1]) }), settings: SPLIT });
    await eventually(() => expect(half()).toBe('first'));
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect(half()).toBe('second'));
    await drag(200);
    await lift(200);
    await eventually(() => expect(half()).toBe('first'));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('where no chapter comes before.', async () => {
    const { navigate } = await openComic({ hasPrevious: false });
    await untilPainted();
    await drag(150);
    await lift(150);
    expect([navigate.mock.calls, currentPage()]).toEqual([[], '1']);
  });
});

describe('A chapter that is come to from the one after it', () => {
  test('shows its last page, and never its first.', async () => {
    comeBack();
    const seen = new Set<string | undefined>();
    const watching = new MutationObserver(() => seen.add(currentPage()));
    watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-slot'] });
    onTestFinished(() => watching.disconnect());
    await openReader({ data: comicChapter(), onRead: follow });
    await eventually(() => expect(currentPage()).toBe('8'));
    await untilPainted();
    expect([...seen].filter((page) => page !== undefined)).toEqual(['8']);
  });

  test('shows the last page of its text.', async () => {
    comeBack();
    await openReader({ data: novelChapter(vietnameseDocument), settings: IN_PAGES, onRead: follow });
    await eventually(() => expect(folio()).toMatch(/^(\d+) \/ \1$/));
    expect(Number.parseInt(folio(), 10)).toBeGreaterThan(1);
  });
});
