import { expect, test } from 'vitest';
import { ProgressLine } from '#src/features/reader/chrome/ProgressLine.tsx';
import { PlaceSignal } from '#src/features/reader/place-signal.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const PARTS = [0, 0.25, 1];

test.each([
  [
    'ltr',
    [
      [0, 0],
      [0, 0.25],
      [0, 1],
    ],
  ],
  [
    'rtl',
    [
      [1, 1],
      [0.75, 1],
      [0, 1],
    ],
  ],
] as const)('Where pages go %s the line grows that way along the foot of the window, without a layer of its own.', (direction, shown) => {
  const signal = new PlaceSignal();
  const { host } = renderPart(<ProgressLine signal={signal} direction={direction} />);
  const track = host.firstElementChild as HTMLElement;
  const line = track.firstElementChild as HTMLElement;
  const { left, width, bottom } = track.getBoundingClientRect();
  const grown = PARTS.map((progress) => {
    signal.tell({ position: 0, progress, motion: 1 });
    const box = line.getBoundingClientRect();
    return [box.left, box.right].map((edge) => Number(((edge - left) / width).toFixed(2)));
  });
  expect({ grown, bottom, transform: getComputedStyle(line).transform }).toEqual({ grown: shown, bottom: innerHeight, transform: 'none' });
});
