import { afterEach, expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import '#src/ui/tokens.css';
import {
  contrast,
  contrastOf,
  CONTROL_PAIRS,
  LEAST_FOR_CONTROLS,
  LEAST_FOR_TEXT,
  SCHEMES,
  shownColor,
  TEXT_PAIRS,
  type Pair,
} from '#stories/book/contrast.ts';

const LANGUAGES = ['vi', 'ja'];

afterEach(() => document.body.replaceChildren());

for (const scheme of SCHEMES)
  for (const language of LANGUAGES) {
    test(`Every text of the ${scheme} scheme stands out 4.5 to 1 from what it may stand on, in the accent of ${language}.`, () => {
      expect(pairsBelow(LEAST_FOR_TEXT, TEXT_PAIRS, openPart(scheme, language))).toEqual([]);
    });

    test(`Every control of the ${scheme} scheme stands out 3 to 1 from what it may stand on, in the accent of ${language}.`, () => {
      expect(pairsBelow(LEAST_FOR_CONTROLS, CONTROL_PAIRS, openPart(scheme, language))).toEqual([]);
    });
  }

const prefer = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
const ring = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--p-ring'));

/** What a reader sets in their system, until the test is over. */
async function preferMore(): Promise<void> {
  onTestFinished(async () => {
    await prefer('');
  });
  await prefer('more');
}

test('Where more contrast is asked for, words stand out 7 to 1, and lines and rings 4.5 to 1, in every scheme; rings are thicker.', async () => {
  const usual = ring();
  await preferMore();
  const grounds = ['page', 'surface', 'surface-raised', 'surface-sunken'];
  const pairsOf = (fronts: readonly string[]) => fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));
  const below = SCHEMES.flatMap((scheme) => {
    const part = openPart(scheme, 'vi');
    const words = pairsBelow(7, pairsOf(['text', 'text-muted', 'control-line']), part);
    return [...words, ...pairsBelow(4.5, pairsOf(['line', 'edge', 'focus']), part)].map((pair) => `${scheme}: ${pair}`);
  });
  expect(below).toEqual([]);
  expect(ring()).toBeGreaterThan(usual);
});

test('The scheme auto is the light one or the dark one, as the device prefers.', () => {
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const names = [...new Set(TEXT_PAIRS.flat())];
  const [auto, named] = ['auto', preferred].map((scheme) => names.map((name) => shownColor(openPart(scheme, 'vi'), name)));
  expect(auto).toEqual(named);
});

test('Black on white is measured as 21 to 1, so the measure itself is right.', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
});

function openPart(scheme: string, language: string): HTMLElement {
  const part = document.createElement('div');
  part.dataset['scheme'] = scheme;
  part.dataset['language'] = language;
  document.body.append(part);
  return part;
}

function pairsBelow(least: number, pairs: readonly Pair[], part: HTMLElement): string[] {
  return pairs.flatMap((pair) => {
    const ratio = contrastOf(pair, part);
    return ratio < least ? [`${pair.join(' on ')}: ${ratio.toFixed(2)}`] : [];
  });
}
