import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { thumbhashPixels } from '#src/entities/picture/thumbhash-pixels.ts';

type Paint = (across: number, down: number) => readonly [red: number, green: number, blue: number, alpha?: number];

const SUNSET: Paint = (across, down) => [255 * down, 120 + 100 * across, 200 - 180 * down];
const STRIPES: Paint = (across) => (across < 0.5 ? [20, 30, 90] : [240, 220, 190]);

function hashOf(width: number, height: number, paint: Paint): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue, alpha = 255] = paint((at % width) / width, Math.floor(at / width) / height);
    return [red, green, blue, alpha];
  });
  return rgbaToThumbHash(width, height, Uint8Array.from(pixels.flat()));
}

/** What the format's own decoder paints there, from 0 to 1 across and down. */
function reference(hash: Uint8Array, across: number, down: number): number[] {
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const at = (Math.min(h - 1, Math.floor(down * h)) * w + Math.min(w - 1, Math.floor(across * w))) * 4;
  return Array.from(rgba.subarray(at, at + 3));
}

test.each([
  ['upright', 64, 96, SUNSET],
  ['wide', 96, 64, STRIPES],
  ['square', 80, 80, SUNSET],
  ['a narrow strip', 20, 100, SUNSET],
] as const)(
  'A picture that is %s has the colours of the format, give or take the step to the next pixel.',
  (_name, width, height, paint) => {
    const hash = hashOf(width, height, paint);
    const pixels = thumbhashPixels(hash);
    const distances = Array.from({ length: 256 }, (_, at) => {
      const expected = reference(hash, ((at % 16) + 0.5) / 16, (Math.floor(at / 16) + 0.5) / 16);
      return Math.max(...expected.map((value, channel) => Math.abs(value - (pixels[at * 4 + channel] ?? 0))));
    });
    expect(Math.max(...distances)).toBeLessThan(64);
    expect(distances.reduce((sum, distance) => sum + distance, 0) / 256).toBeLessThan(8);
    expect(pixels.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  },
);

test('A transparent picture is drawn whole, in its own shapes.', () => {
  const hash = hashOf(64, 96, (_across, down) => [200, 40, 40, down < 0.5 ? 255 : 0]);
  const [red = 0, green = 0] = thumbhashPixels(hash);
  expect(red - green).toBeGreaterThan(80);
});

test('What is no thumbhash makes a picture too, never an error.', () => {
  expect(thumbhashPixels(new Uint8Array())).toHaveLength(1024);
  expect(thumbhashPixels(Uint8Array.from({ length: 40 }, (_, at) => at * 37))).toHaveLength(1024);
});
