import { describe, expect, test } from 'vitest';
import { tapAreas } from '#src/features/reader/comic/taps/tap-zone-areas.ts';
import { presetAction, tapZones, type TapPreset } from '#src/features/reader/comic/taps/tap-presets.ts';
import { tapAction } from '#src/features/reader/comic/taps/tap-zone.ts';
import { COMIC_CHOICES } from '#src/features/reader/reader-settings.ts';

const area = { width: 390, height: 844 };
const LETTERS = { forward: '>', back: '<', chrome: '·' } as const;
const LAYOUTS = ['paged', 'strip'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Three rows of three, as tapped in the middle of each ninth. */
const tapped = (preset: TapPreset, view: Parameters<typeof tapAction>[2]) =>
  [0, 1, 2].map((row) =>
    [0, 1, 2]
      .map(
        (column) => LETTERS[presetAction(preset, { x: (column + 0.5) * (area.width / 3), y: (row + 0.5) * (area.height / 3) }, area, view)],
      )
      .join(''),
  );

describe('Taps on pages', () => {
  test.each([
    ['auto', ['<·>', '<·>', '<·>'], ['>·<', '>·<', '>·<']],
    ['sides', ['<·>', '<·>', '<·>'], ['>·<', '>·<', '>·<']],
    ['edges', ['>·>', '>·>', '><>'], ['>·>', '>·>', '><>']],
    ['ell', ['<<<', '<·>', '>>>'], ['<<<', '>·<', '>>>']],
    ['kindle', ['···', '<>>', '<>>'], ['···', '>><', '>><']],
    ['off', ['···', '···', '···'], ['···', '···', '···']],
  ] as const)('mean by the preset %s the same to the left as to the right, turned round.', (preset, ltr, rtl) => {
    expect(tapped(preset, { layout: 'paged', direction: 'ltr' })).toEqual(ltr);
    expect(tapped(preset, { layout: 'paged', direction: 'rtl' })).toEqual(rtl);
  });

  test('change at the thirds of the window, and outside of it mean what its nearest edge means.', () => {
    const taps = [-5, 0, 129, 131, 259, 261, 390, 500].map((x) => tapAction(x, area, { layout: 'paged', direction: 'ltr' }));
    expect(taps).toEqual(['back', 'back', 'back', 'chrome', 'chrome', 'forward', 'forward', 'forward']);
    const rows = [-1, 281, 282, 562, 563, 900].map((y) => presetAction('ell', { x: 195, y }, area, { layout: 'paged', direction: 'ltr' }));
    expect(rows).toEqual(['back', 'back', 'chrome', 'chrome', 'forward', 'forward']);
  });
});

test('By themselves taps mean the same before the presets have come as after.', () => {
  for (const layout of LAYOUTS) {
    for (const direction of DIRECTIONS) {
      const view = { layout, direction };
      const xs = [-5, 0, 129, 131, 259, 261, 389, 500];
      expect(xs.map((x) => tapAction(x, area, view))).toEqual(xs.map((x) => presetAction('auto', { x, y: 0 }, area, view)));
    }
  }
});

test('A strip is only scrolled, so that every tap is for the bars, until the reader chooses zones.', () => {
  const strip = { layout: 'strip', direction: 'ltr' } as const;
  expect(tapped('auto', strip)).toEqual(['···', '···', '···']);
  expect(tapped('ell', strip)).toEqual(['<<<', '<·>', '>>>']);
});

const drawn = (preset: TapPreset) =>
  tapAreas(tapZones(preset, { layout: 'paged', direction: 'ltr' })).map(
    ({ action, left, top, right, bottom }) => `${LETTERS[action]} ${left}-${right} ${top}-${bottom}`,
  );

describe('The areas drawn of the zones', () => {
  test('are as few as rows allow.', () => {
    expect([drawn('sides'), drawn('ell'), drawn('off')]).toEqual([
      ['< 0-1 0-3', '· 1-2 0-3', '> 2-3 0-3'],
      ['< 0-3 0-1', '< 0-1 1-2', '· 1-2 1-2', '> 2-3 1-2', '> 0-3 2-3'],
      ['· 0-3 0-3'],
    ]);
    expect(drawn('edges')).toEqual(['> 0-1 0-3', '· 1-2 0-2', '> 2-3 0-3', '< 1-2 2-3']);
  });

  test('cover every ninth once and say of it what a tap does, in every preset, layout and direction.', () => {
    for (const preset of COMIC_CHOICES.taps) {
      for (const layout of LAYOUTS) {
        for (const direction of DIRECTIONS) {
          const zones = tapZones(preset, { layout, direction });
          const areas = tapAreas(zones);
          const covered = zones.map((_, index) => {
            const [x, y] = [index % 3, Math.floor(index / 3)];
            return areas.flatMap(({ action, left, top, right, bottom }) =>
              left <= x && x < right && top <= y && y < bottom ? [action] : [],
            );
          });
          expect(covered).toEqual(zones.map((action) => [action]));
        }
      }
    }
  });
});
