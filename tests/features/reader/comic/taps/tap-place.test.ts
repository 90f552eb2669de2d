import { expect, onTestFinished, test, vi } from 'vitest';
import { tapPlace } from '#src/features/reader/comic/taps/tap-place.ts';
import { presetAction } from '#src/features/reader/comic/taps/tap-presets.ts';
import { tapAction } from '#src/features/reader/comic/taps/tap-zone.ts';

const VIEW = { layout: 'paged', direction: 'ltr' } as const;

test('A tap means what it means where it is seen, also in an enlarged window of which the right side is shown.', () => {
  vi.stubGlobal('visualViewport', { offsetLeft: 240, offsetTop: 400, width: 120, height: 240 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const meant = [250, 300, 350].map((clientX) => {
    const { area, ...at } = tapPlace({ clientX, clientY: 500 });
    return [tapAction(at.x, area, VIEW), presetAction('auto', at, area, VIEW)];
  });
  expect(meant).toEqual([
    ['back', 'back'],
    ['chrome', 'chrome'],
    ['forward', 'forward'],
  ]);
});
