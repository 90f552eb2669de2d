import { describe, expect, test } from 'vitest';
import { comicView } from '#src/features/reader/comic/comic-view.ts';

const auto = { layout: 'auto', direction: 'auto' } as const;

describe('The view of a comic', () => {
  test('follows the work and the shape of its pictures', () => {
    expect(comicView(auto, 'RIGHT_TO_LEFT', 'PAGED')).toEqual({ layout: 'paged', direction: 'rtl' });
    expect(comicView(auto, 'LEFT_TO_RIGHT', 'PAGED')).toEqual({ layout: 'paged', direction: 'ltr' });
    expect(comicView(auto, 'LEFT_TO_RIGHT', 'STRIP')).toEqual({ layout: 'strip', direction: 'ltr' });
    expect(comicView(auto, 'TOP_TO_BOTTOM', 'PAGED')).toEqual({ layout: 'strip', direction: 'ltr' });
  });

  test('is what the reader chose', () => {
    expect(comicView({ layout: 'paged', direction: 'rtl' }, 'TOP_TO_BOTTOM', 'STRIP')).toEqual({ layout: 'paged', direction: 'rtl' });
    expect(comicView({ layout: 'strip', direction: 'auto' }, 'RIGHT_TO_LEFT', 'PAGED')).toEqual({ layout: 'strip', direction: 'rtl' });
  });
});
