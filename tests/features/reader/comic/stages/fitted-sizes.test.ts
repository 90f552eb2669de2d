import { expect, test } from 'vitest';
import { fittedSizes } from '#src/features/reader/comic/stages/fitted-sizes.ts';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';

const PAGE = { width: 1200, height: 1800 };
const sizes = (layout: 'strip' | 'paged', settings: Partial<ComicSettings>) =>
  fittedSizes(PAGE, layout, { ...DEFAULT_READER_SETTINGS.comic, ...settings });

test.each([
  ['strip', {}, 'min(100vw, 800px)'],
  ['strip', { column: 'none' }, '100vw'],
  ['strip', { column: 'narrow' }, 'min(100vw, 540px)'],
  ['strip', { fit: 'screen' }, 'min(min(100vw, 800px), 66.67vh)'],
  ['strip', { stretch: 'none' }, 'min(min(100vw, 800px), 1200px)'],
  ['strip', { fit: 'original' }, '1200px'],
  ['paged', {}, 'min(100vw, 66.67vh)'],
  ['paged', { fit: 'width' }, '100vw'],
  ['paged', { fit: 'height' }, '66.67vh'],
  ['paged', { fit: 'original' }, '1200px'],
  ['paged', { layout: 'double' }, 'min(50vw, 66.67vh)'],
  ['paged', { layout: 'row' }, '66.67vh'],
] as const)('A picture in the layout %s under %j is said to be %3$s wide.', (layout, settings, said) => {
  expect(sizes(layout, settings)).toBe(said);
});
