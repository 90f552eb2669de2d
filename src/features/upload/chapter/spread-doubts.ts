/** Pixels. */
export interface PageShape {
  readonly width: number;
  readonly height: number;
}

/** What lies open at one time on a wide screen. */
export interface ShownSpread {
  /** From 0, in reading order. */
  readonly pages: readonly number[];
  /** One page that is as wide as two. */
  readonly isWide: boolean;
}

/** Pages count from 1. */
export type SpreadDoubt =
  /** It stands alone only because the next is wide. */
  | { readonly kind: 'alone'; readonly page: number }
  /** They are neither shaped as most are nor twice as wide. */
  | { readonly kind: 'shape'; readonly pages: readonly number[] };

/** By how much the shapes of pages differ that were cut by hand. */
const MOST_DIFFERENCE = 0.08;

/** What in the order and the shapes of pages looks as if it were not meant. The first page may stand alone, as a cover does. */
export function spreadDoubts(shapes: readonly PageShape[], spreads: readonly ShownSpread[]): readonly SpreadDoubt[] {
  const alone = spreads.flatMap(({ pages: [page = 0, second], isWide }, index): SpreadDoubt[] => {
    const isDoubtful = index > 0 && !isWide && second === undefined && spreads[index + 1]?.isWide === true;
    return isDoubtful ? [{ kind: 'alone', page: page + 1 }] : [];
  });
  const pages = unusualPages(shapes);
  return pages.length === 0 ? alone : [...alone, { kind: 'shape', pages }];
}

/** None where half of the pages would be: then nothing is usual. */
function unusualPages(shapes: readonly PageShape[]): readonly number[] {
  const ratios = shapes.map(({ width, height }) => width / height);
  const usual = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 1;
  const pages = ratios.flatMap((ratio, index) => (isUsual(ratio, usual) ? [] : [index + 1]));
  return pages.length * 2 > shapes.length ? [] : pages;
}

function isUsual(ratio: number, usual: number): boolean {
  return [usual, 2 * usual].some((one) => Math.abs(ratio / one - 1) <= MOST_DIFFERENCE);
}
