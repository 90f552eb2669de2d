import { expect, test } from 'vitest';
import { BREAKPOINTS } from '#src/ui/breakpoints.ts';
import { ownFiles, textOf } from '../architecture/source-files.ts';

/** Why a part looks at another width of the window. */
const OTHER_WIDTHS: Readonly<Record<string, string>> = {
  'src/entities/work/WorkListing.module.css 1700': 'asks whether the page, which grows with the window, has room for a sixth cover',
  'src/features/reader/comic/comic-modes.css 600': 'asks whether two pages can stand side by side',
  'src/features/reader/novel/NovelReader.module.css 1152': 'asks whether a measure and its notes fit, in the reader’s own letters',
  'src/features/shell/SiteHeader.module.css 860': 'asks whether the name and all places fit beside one another',
};
const PIXELS_IN_REM = 16;

test('The breakpoints are those of the specification.', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

test('Wider than a phone, style sheets change at these widths and at no other.', () => {
  const known = new Set(Object.values(BREAKPOINTS).flatMap((width) => [width, width - 1]));
  const others = ownFiles(/^src\/.*\.css$/).flatMap((file) => widthsIn(textOf(file)).map((width) => ({ width, at: `${file} ${width}` })));
  expect(others.length).toBeGreaterThan(20);
  const strange = others.filter(({ width }) => width >= BREAKPOINTS.sm - 1 && !known.has(width)).map(({ at }) => at);
  expect(strange.toSorted()).toEqual(Object.keys(OTHER_WIDTHS).toSorted());
});

function widthsIn(sheet: string): number[] {
  const queries = sheet.match(/@media[^{]*/g) ?? [];
  return queries.flatMap((query) =>
    [...query.matchAll(/width(?::| <| >=| <=) (\d+)(px|rem)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'rem' ? PIXELS_IN_REM : 1),
    ),
  );
}
