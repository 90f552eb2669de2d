import { afterEach, expect, test } from 'vitest';
import '#src/ui/tokens.css';

const SCHEMES = ['light', 'dark', 'sepia', 'grey', 'black'];
const LANGUAGES = ['vi', 'ja'];
const GROUNDS = ['page', 'surface', 'surface-raised', 'surface-sunken'];

const TEXT_PAIRS = [
  ...everyPair(['text', 'text-muted', 'accent', 'accent-strong', 'danger', 'warning', 'success', 'twin-vi', 'twin-ja'], GROUNDS),
  ...everyPair(['on-accent'], ['accent', 'accent-strong']),
  ...everyPair(['text', 'text-muted', 'accent', 'accent-strong'], ['accent-soft']),
  ...everyPair(['text', 'danger'], ['danger-soft']),
  ...everyPair(['text', 'warning'], ['warning-soft']),
];
const CONTROL_PAIRS = everyPair(['control-line', 'focus', 'accent'], [...GROUNDS, 'accent-soft']);

afterEach(() => document.body.replaceChildren());

for (const scheme of SCHEMES)
  for (const language of LANGUAGES) {
    test(`Every text of the ${scheme} scheme stands out 4.5 to 1 from what it may stand on, in the accent of ${language}.`, () => {
      expect(pairsBelow(4.5, TEXT_PAIRS, openPart(scheme, language))).toEqual([]);
    });

    test(`Every control of the ${scheme} scheme stands out 3 to 1 from what it may stand on, in the accent of ${language}.`, () => {
      expect(pairsBelow(3, CONTROL_PAIRS, openPart(scheme, language))).toEqual([]);
    });
  }

test('The scheme auto is the light one or the dark one, as the device prefers.', () => {
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const names = [...new Set(TEXT_PAIRS.flat())];
  const [auto, named] = ['auto', preferred].map((scheme) => names.map((name) => shownColor(openPart(scheme, 'vi'), name)));
  expect(auto).toEqual(named);
});

test('Black on white is measured as 21 to 1, so the measure itself is right.', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
});

type Color = readonly [number, number, number];
type Pair = readonly [front: string, ground: string];

function everyPair(fronts: readonly string[], grounds: readonly string[]): Pair[] {
  return fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));
}

function openPart(scheme: string, language: string): HTMLElement {
  const part = document.createElement('div');
  part.dataset['scheme'] = scheme;
  part.dataset['language'] = language;
  document.body.append(part);
  return part;
}

function pairsBelow(least: number, pairs: readonly Pair[], part: HTMLElement): string[] {
  return pairs.flatMap(([front, ground]) => {
    const ratio = contrast(shownColor(part, front), shownColor(part, ground));
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

/** The token's colour as the browser would paint it: red, green and blue of 0 to 255. */
function shownColor(part: HTMLElement, token: string): Color {
  part.style.color = `var(--p-${token})`;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to measure colours on.');
  pen.fillStyle = getComputedStyle(part).color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The ratio of WCAG 2.2, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
