import { describe, expect, test } from 'vitest';
import { comicView } from '#src/features/reader/comic/comic-view.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';

const auto = DEFAULT_READER_SETTINGS.comic;

describe('The view of a comic', () => {
  test('follows the work and the shape of its pictures', () => {
    expect(comicView(auto, 'RIGHT_TO_LEFT', 'PAGED')).toEqual({ layout: 'paged', direction: 'rtl', words: '' });
    expect(comicView(auto, 'LEFT_TO_RIGHT', 'PAGED')).toEqual({ layout: 'paged', direction: 'ltr', words: '' });
    expect(comicView(auto, 'LEFT_TO_RIGHT', 'STRIP')).toEqual({ layout: 'strip', direction: 'ltr', words: '' });
    expect(comicView(auto, 'TOP_TO_BOTTOM', 'PAGED')).toEqual({ layout: 'strip', direction: 'ltr', words: '' });
  });

  test('is what the reader chose', () => {
    expect(comicView({ ...auto, layout: 'paged', direction: 'rtl' }, 'TOP_TO_BOTTOM', 'STRIP')).toEqual({
      layout: 'paged',
      direction: 'rtl',
      words: 'layout-paged direction-rtl',
    });
    expect(comicView({ ...auto, layout: 'double', direction: 'ttb' }, 'RIGHT_TO_LEFT', 'PAGED')).toEqual({
      layout: 'paged',
      direction: 'rtl',
      words: 'layout-double direction-ttb',
    });
    expect(comicView({ ...auto, layout: 'strip' }, 'RIGHT_TO_LEFT', 'PAGED')).toEqual({
      layout: 'strip',
      direction: 'rtl',
      words: 'layout-strip',
    });
  });

  test('is a strip with gaps as without, and paged where two pages or a row are shown', () => {
    const layouts = (['gaps', 'double', 'row'] as const).map((layout) => comicView({ ...auto, layout }, 'RIGHT_TO_LEFT', 'STRIP').layout);
    expect(layouts).toEqual(['strip', 'paged', 'paged']);
  });
});
