export const SCHEMES = ['light', 'dark', 'sepia', 'grey', 'black'] as const;
export type MeasuredScheme = (typeof SCHEMES)[number];

/** Names of tokens without '--p-'. */
export type Pair = readonly [front: string, ground: string];
type Color = readonly [red: number, green: number, blue: number];

const GROUNDS = ['page', 'surface', 'surface-raised', 'surface-sunken'];

/** WCAG 2.2, level AA. */
export const LEAST_FOR_TEXT = 4.5;
export const LEAST_FOR_CONTROLS = 3;

export const TEXT_PAIRS: readonly Pair[] = [
  ...everyPair(['text', 'text-muted', 'accent', 'accent-strong', 'danger', 'warning', 'success', 'twin-vi', 'twin-ja'], GROUNDS),
  ...everyPair(['on-accent'], ['accent', 'accent-strong']),
  ...everyPair(['text', 'text-muted', 'accent', 'accent-strong'], ['accent-soft']),
  ...everyPair(['text', 'danger'], ['danger-soft']),
  ...everyPair(['text', 'warning'], ['warning-soft']),
  ...everyPair(['on-picture'], ['over-picture', 'over-picture-warning']),
];
export const CONTROL_PAIRS: readonly Pair[] = everyPair(['control-line', 'focus', 'accent'], [...GROUNDS, 'accent-soft']);

/** How far the two stand apart on this part of the page, 1 to 21. */
export function contrastOf([front, ground]: Pair, part: HTMLElement): number {
  return contrast(shownColor(part, front), shownColor(part, ground));
}

/** The ratio of WCAG 2.2. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The token's colour as the browser would paint it there over white: red, green and blue of 0 to 255. */
export function shownColor(part: HTMLElement, token: string): Color {
  part.style.color = `var(--p-${token})`;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to measure colours on.');
  for (const color of ['white', getComputedStyle(part).color]) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function everyPair(fronts: readonly string[], grounds: readonly string[]): readonly Pair[] {
  return fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
