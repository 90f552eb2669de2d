import { describe, expect, test } from 'vitest';
import { holdsTwo, treatmentOf } from '#src/features/reader/comic/stages/wide-pages.ts';

const WIDE = { width: 1600, height: 1200 };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const SQUARE = { width: 900, height: 900 };
const DESKTOP = { width: 1280, height: 800 };
const wished = (wish: 'spread' | 'split' | 'rotated') => [PHONE, TABLET, SQUARE, DESKTOP].map((window) => treatmentOf(WIDE, window, wish));

describe('A wide page', () => {
  test('is shown whole where the reader wants that', () => {
    expect(wished('spread')).toEqual(['whole', 'whole', 'whole', 'whole']);
  });

  test('is cut in two or turned only in a window where that makes it larger', () => {
    expect(wished('split')).toEqual(['split', 'split', 'split', 'whole']);
    expect(wished('rotated')).toEqual(['rotated', 'rotated', 'whole', 'whole']);
  });

  test('is the only one: a page little wider than high, or higher, stays whole', () => {
    for (const page of [
      { width: 1300, height: 1200 },
      { width: 1000, height: 1500 },
    ]) {
      expect([treatmentOf(page, PHONE, 'split'), treatmentOf(page, PHONE, 'rotated')]).toEqual(['whole', 'whole']);
    }
  });
});

test('Two pages lie side by side in a window that is wide, or wide enough.', () => {
  expect([PHONE, TABLET, SQUARE, DESKTOP, { width: 599, height: 600 }].map(holdsTwo)).toEqual([false, true, true, true, false]);
});
