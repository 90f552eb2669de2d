import { describe, expect, test } from 'vitest';
import { overflowOf, scrollStep, touchActionFor } from '#src/features/reader/comic/stages/page-scroll.ts';

const WINDOW = { width: 400, height: 800 };
const page = { clientWidth: 400, clientHeight: 800, scrollWidth: 1000, scrollHeight: 1200, scrollTop: 100, scrollLeft: 0, dir: 'ltr' };

describe('A page larger than the window', () => {
  test('reaches beyond it on each side, also where its scrolling counts backward', () => {
    expect(overflowOf(page)).toEqual({ left: 0, right: 600, up: 100, down: 300 });
    expect(overflowOf({ ...page, dir: 'rtl' })).toEqual({ left: 600, right: 0, up: 100, down: 300 });
    expect(overflowOf({ ...page, dir: 'rtl', scrollLeft: -250 })).toEqual({ left: 350, right: 250, up: 100, down: 300 });
  });

  test('is shown further downward first, then sideways in the direction of reading, then not at all', () => {
    const overflow = { left: 200, right: 300, up: 0, down: 50 };
    expect(scrollStep(overflow, WINDOW, 1, 1)).toEqual({ left: 0, top: 720 });
    expect(scrollStep({ ...overflow, down: 0.4 }, WINDOW, 1, 1)).toEqual({ left: 360, top: 0 });
    expect(scrollStep({ ...overflow, down: 0 }, WINDOW, 1, -1)).toEqual({ left: -360, top: 0 });
    expect(scrollStep(overflow, WINDOW, -1, 1)).toEqual({ left: -360, top: 0 });
    expect(scrollStep({ ...overflow, left: 0, up: 9 }, WINDOW, -1, 1)).toEqual({ left: 0, top: -720 });
    expect(scrollStep({ left: 0, right: 0, up: 0, down: 0 }, WINDOW, 1, 1)).toBeNull();
  });

  test('leaves a finger to the turning of pages where the browser has nothing more to scroll', () => {
    expect(touchActionFor({ left: 0, right: 300, up: 0, down: 0 }, false)).toBe('pan-right pan-y pinch-zoom');
    expect(touchActionFor({ left: 300, right: 0, up: 0, down: 0 }, false)).toBe('pan-left pan-y pinch-zoom');
    expect(touchActionFor({ left: 5, right: 5, up: 0, down: 0 }, false)).toBe('pan-x pan-y pinch-zoom');
    expect(touchActionFor({ left: 0, right: 0, up: 3, down: 0 }, false)).toBe('pan-y pinch-zoom');
    expect(touchActionFor({ left: 9, right: 0, up: 0, down: 300 }, true)).toBe('pan-down pan-x pinch-zoom');
    expect(touchActionFor({ left: 0, right: 0, up: 300, down: 0 }, true)).toBe('pan-up pan-x pinch-zoom');
    expect(touchActionFor({ left: 0, right: 0, up: 5, down: 5 }, true)).toBe('pan-y pan-x pinch-zoom');
    expect(touchActionFor({ left: 0, right: 0, up: 0, down: 0 }, true)).toBe('pan-x pinch-zoom');
  });
});
