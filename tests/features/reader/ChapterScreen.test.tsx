import '#src/ui/tokens.css';
import { I18nProvider } from '@lingui/react';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { loadWords } from '#src/i18n/catalog.ts';
import { comicChapter, novelChapter, pagesOf, pagesWithBroken, withWide } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { ReadingRoom, type ReadingRoomProps } from '#stories/features/reader/ReadingRoom.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from './open-reader.tsx';

const shownAs = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });

const SCENES: Readonly<Record<string, (language: 'vi' | 'ja') => ReadingRoomProps>> = {
  'A strip': (language) => ({ data: comicChapter({ language, layout: 'STRIP', pictures: pagesOf(3) }) }),
  'A paged comic': (language) => ({ data: comicChapter({ language, direction: language === 'ja' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT' }) }),
  'A comic in pairs, with borders cut off': (language) => ({
    data: comicChapter({ language, pictures: withWide(4, [2]) }),
    settings: shownAs({ layout: 'double', crop: 'yes', stretch: 'none' }),
  }),
  'A comic in a row': (language) => ({ data: comicChapter({ language, pictures: pagesOf(3) }), settings: shownAs({ layout: 'row' }) }),
  'A comic in halves, larger than the window': (language) => ({
    data: comicChapter({ language, pictures: withWide(3, [1]) }),
    settings: shownAs({ layout: 'paged', wide: 'split', fit: 'original' }),
  }),
  'A comic with broken pictures': (language) => ({
    data: comicChapter({ language, layout: 'STRIP', pictures: pagesWithBroken(3, [1, 2]) }),
  }),
  'A comic of one page and no neighbours': (language) => ({
    data: comicChapter({ language, layout: 'STRIP', pictures: pagesOf(1), hasNext: false, hasPrevious: false, title: null }),
  }),
  'A novel': (language) => ({ data: novelChapter(language === 'ja' ? japaneseDocument : vietnameseDocument, { language }) }),
  'A sensitive work': (language) => ({ data: comicChapter({ language, isSensitive: true }) }),
};

async function serverMarkup(props: ReadingRoomProps, language: 'vi' | 'ja') {
  const i18n = await loadWords(language);
  const room = (
    <I18nProvider i18n={i18n}>
      <ReadingRoom {...props} />
    </I18nProvider>
  );
  return { room, html: renderToString(room) };
}

describe('The first response of a chapter', () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    test(`holds no style of its own: ${name}.`, async () => {
      expect((await serverMarkup(scene('ja'), 'ja')).html).not.toMatch(/ style=| on[a-z]+=/);
    });
  }

  test('has the first picture in the open and the others behind data-rest, with their real addresses.', async () => {
    const { html } = await serverMarkup({ data: comicChapter({ pictures: pagesOf(3) }) }, 'vi');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const [first, ...rest] = page.querySelectorAll('picture img');
    expect([
      first?.getAttribute('fetchpriority'),
      first?.getAttribute('decoding'),
      first?.getAttribute('loading'),
      first?.closest('[data-rest]'),
    ]).toEqual(['high', 'sync', null, null]);
    expect(
      rest.map((image) => [image.getAttribute('loading'), image.closest('[data-rest]') !== null, image.getAttribute('src') !== '']),
    ).toEqual([
      ['lazy', true, true],
      ['lazy', true, true],
    ]);
    expect(html).not.toContain('rel="preload"');
  });

  for (const layout of ['PAGED', 'STRIP'] as const) {
    test(`keeps its first picture when it is hydrated as ${layout.toLowerCase()}, without a word of difference.`, async () => {
      const { room, html } = await serverMarkup({ data: comicChapter({ layout, pictures: pagesOf(3) }) }, 'vi');
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      const first = container.querySelector('picture img');
      const before = first?.outerHTML;
      const onRecoverableError = vi.fn();
      const root = hydrateRoot(container, <StrictMode>{room}</StrictMode>, { onRecoverableError });
      onTestFinished(() => {
        root.unmount();
        container.remove();
      });
      await eventually(() => expect(container.querySelector('output')?.textContent).toBe('1 / 3'));
      // The number is there before the keys are listened to.
      await eventually(
        async () => {
          await userEvent.keyboard('c');
          expect(container.querySelector('[data-bars]')).toBeNull();
        },
        { every: 200 },
      );
      expect(container.querySelector('picture img')).toBe(first);
      expect(first?.outerHTML.replace(' loading="eager"', '')).toBe(before);
      expect(onRecoverableError).not.toHaveBeenCalled();
    });
  }
});

describe('A sensitive work', () => {
  test('shows its warning before any picture, and the chapter once that is accepted.', async () => {
    await openReader({ data: comicChapter({ isSensitive: true }) });
    expect([document.querySelector('picture'), document.body.textContent?.includes('The story touches on sensitive issues')]).toEqual([
      null,
      true,
    ]);
    await userEvent.click(document.querySelector('a[href="?warned=1"]') as Element);
    await eventually(() => expect(document.querySelectorAll('picture')).toHaveLength(8));
  });
});

describe('Nothing in the reader stands in the way of assistive technology', () => {
  for (const language of ['vi', 'ja'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const [name, scene] of Object.entries(SCENES)) {
        test(`${name}, ${language}, ${scheme}.`, async () => {
          await openReader(scene(language), language, scheme);
          document.title = name;
          const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        });
      }
    }
  }
});
