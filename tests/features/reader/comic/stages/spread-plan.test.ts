import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterStart, isWide } from '#src/features/reader/comic/stages/page-geometry.ts';
import { planSpreads, type SpreadWishes } from '#src/features/reader/comic/stages/spread-plan.ts';

const HIGH = { width: 800, height: 1200 };
const WIDE = { width: 1600, height: 1200 };
const sizes = (pages: string) => pages.split('').map((page) => (page === 'w' ? WIDE : HIGH));
const plan = (pages: string, wishes: Partial<SpreadWishes>) =>
  planSpreads(sizes(pages), { isDouble: true, offset: 'none', isSplit: () => false, ...wishes }).map(
    ({ pages: shown, half }) => shown.join('+') + (half === undefined ? '' : ` ${half}`),
  );

describe('The spreads of a chapter', () => {
  test('are its pages one by one, then the end page, where pages are not paired', () => {
    expect(plan('hhw', { isDouble: false })).toEqual(['0', '1', '2', '3']);
    expect(plan('', { isDouble: false })).toEqual(['0']);
  });

  test('are pairs; a page that is left over and the end page stand alone', () => {
    expect(plan('hhhhh', {})).toEqual(['0+1', '2+3', '4', '5']);
  });

  test('begin with a page alone where the reader wants it', () => {
    expect(plan('hhhhh', { offset: 'one' })).toEqual(['0', '1+2', '3+4', '5']);
  });

  test('leave wide pages alone, and pair anew after them', () => {
    expect(plan('hhhwhhh', {})).toEqual(['0+1', '2', '3', '4+5', '6', '7']);
    expect(plan('whh', { offset: 'one' })).toEqual(['0', '1+2', '3']);
  });

  test('begin with a page alone by themselves where else one would be left over before the first wide page', () => {
    expect(plan('hhhwhh', { offset: 'auto' })).toEqual(['0', '1+2', '3', '4+5', '6']);
    expect(plan('hhhhwh', { offset: 'auto' })).toEqual(['0+1', '2+3', '4', '5', '6']);
    expect(plan('hhh', { offset: 'auto' })).toEqual(['0+1', '2', '3']);
  });

  test('cut a wide page in two halves in reading order, never a high one', () => {
    expect(plan('hwh', { isDouble: false, isSplit: () => true })).toEqual(['0', '1 first', '1 second', '2', '3']);
    expect(plan('hhwh', { isSplit: () => true })).toEqual(['0+1', '2 first', '2 second', '3', '4']);
  });

  test('hold every page once and in order, whatever the pages are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 60 }),
        fc.boolean(),
        fc.constantFrom('auto', 'none', 'one'),
        (wide, isDouble, offset) => {
          const pages = wide.map((is) => (is ? WIDE : HIGH));
          const spreads = planSpreads(pages, { isDouble, offset, isSplit: () => false });
          expect(spreads.flatMap(({ pages: shown }) => shown)).toEqual(Array.from({ length: pages.length + 1 }, (_, index) => index));
          const pairs = spreads.filter(({ pages: shown }) => shown.length > 1);
          expect(pairs.flatMap(({ pages: shown }) => shown).filter((page) => isWide(pages[page] ?? HIGH))).toEqual([]);
        },
      ),
    );
  });
});

describe('How a chapter in pairs begins', () => {
  test('is told by its first pages, for the first paint.', () => {
    expect(['hhhh', 'hhhhw', 'hhhw', 'hw', 'h', 'whh'].map((pages) => chapterStart(sizes(pages)))).toEqual([
      'pair',
      'pair',
      'odd',
      'alone',
      'alone',
      'wide',
    ]);
    expect(chapterStart([])).toBe('alone');
  });

  test('is how the spreads begin, whatever the pages and the wish.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('auto' as const, 'none' as const, 'one' as const),
        (wide, offset) => {
          const pages = wide.map((is) => (is ? WIDE : HIGH));
          const [first] = planSpreads(pages, { isDouble: true, offset, isSplit: () => false });
          const start = chapterStart(pages);
          const isPair = offset === 'one' ? false : start === 'pair' || (start === 'odd' && offset === 'none');
          expect([first?.pages.length, isWide(pages[0] ?? HIGH)]).toEqual([isPair ? 2 : 1, start === 'wide']);
        },
      ),
    );
  });
});
