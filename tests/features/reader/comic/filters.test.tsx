import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { page } from 'vitest/browser';
import { COMIC_CHOICES, DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../open-reader.tsx';

const shownAs = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
const FIRST = 'figure[data-page="1"]';
const filters = () => [styleOf(`${FIRST} > picture`).filter, styleOf(`${FIRST} > svg`).filter];
const NOTHING = 'brightness(1) contrast(1) sepia(0) grayscale(0) invert(0)';

const root = document.documentElement.dataset;
beforeEach(() => delete root['comic']);
afterEach(() => delete root['comic']);

describe('Filters', () => {
  test('are none, and cost no layer, until the reader chooses one.', async () => {
    await openReader({ data: comicChapter() });
    expect(filters()).toEqual(['none', 'none']);
  });

  test('lie over the picture and over what stands in its place, each by its steps.', async () => {
    await openReader({
      data: comicChapter(),
      settings: shownAs({ brightness: 1, contrast: 5, sepia: 'half', grey: 'full', invert: 'yes' }),
    });
    const wanted = 'brightness(0.5) contrast(1.6) sepia(0.5) grayscale(1) invert(1)';
    expect(filters()).toEqual([wanted, wanted]);
  });

  test('hold from the first paint on by the words of the root, before any script of the page.', async () => {
    await openReader({ data: comicChapter() });
    for (const [words, wanted] of [
      ['brightness-2', NOTHING.replace('brightness(1)', 'brightness(0.75)')],
      ['brightness-4', NOTHING.replace('brightness(1)', 'brightness(1.2)')],
      ['contrast-1', NOTHING.replace('contrast(1)', 'contrast(0.6)')],
      ['sepia-full', NOTHING.replace('sepia(0)', 'sepia(1)')],
      ['grey-half', NOTHING.replace('grayscale(0)', 'grayscale(0.5)')],
    ] as const) {
      root['comic'] = words;
      expect(filters()).toEqual([wanted, wanted]);
    }
    root['comic'] = 'background-grey layout-strip';
    expect(filters()).toEqual(['none', 'none']);
  });

  test('no step shows a picture as another does.', async () => {
    await openReader({ data: comicChapter() });
    for (const key of ['brightness', 'contrast', 'sepia', 'grey', 'invert', 'background'] as const) {
      const seen = COMIC_CHOICES[key].map((value) => {
        root['comic'] = `${key}-${value}`;
        const ground = styleOf(`${FIRST} > svg > rect`).transform;
        return [filters()[0]?.replace(NOTHING, 'none'), styleOf('[data-layout]').backgroundColor, ground].join();
      });
      expect(new Set(seen).size, key).toBe(COMIC_CHOICES[key].length);
    }
  });
});

test('Around the pages lies the colour that was chosen, or that of the page itself, which moves nothing.', async () => {
  await openReader({ data: comicChapter({ layout: 'STRIP' }), settings: shownAs({ background: 'black' }) });
  expect(styleOf('[data-layout]').backgroundColor).toBe('rgb(0, 0, 0)');
  await openReader({ data: comicChapter({ layout: 'STRIP' }), settings: shownAs({ background: 'page' }) });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const stages = [...document.querySelectorAll<HTMLElement>('[data-layout]')];
  const wide = stages.at(-1)?.querySelector('svg > rect')?.getBoundingClientRect();
  expect([scrollWidth <= innerWidth, scrollHeight > 0, (wide?.width ?? 0) > innerWidth * 10]).toEqual([true, true, true]);
});

test('Filters are chosen in the settings and seen at once.', async () => {
  await openReader({ data: comicChapter() });
  await userEvent.keyboard('s');
  await eventually(() => expect(document.querySelector('dialog[open] fieldset')).not.toBeNull());
  await userEvent.fill(page.getByLabelText('Độ sáng'), '5');
  await userEvent.click(page.getByRole('radio', { name: 'Có' }));
  await eventually(() => expect(filters()[0]).toBe('brightness(1.45) contrast(1) sepia(0) grayscale(0) invert(1)'));
});
