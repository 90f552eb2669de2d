import { expect, test } from 'vitest';
import { areAlike, difference, type Pixels } from './pixels.ts';
import { decodeSheet, encodeSheet } from './sheet.ts';
import { sizeOf, VIEWS } from './views.ts';

/** Grey lines of text, as high as two pixels, every six; `moved` pixels lower. */
function page(width: number, height: number, moved = 0): Pixels {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    return (y - moved) % 6 < 2 && x > 8 && x < width - 8 ? 90 : 245;
  });
  return { data, width, height };
}

test('A picture is like itself, and like one that was drawn a little otherwise.', () => {
  const one = page(72, 160);
  const redrawn = { ...one, data: one.data.map((value, index) => Math.min(255, value + (index % 7))) };
  expect(difference(one, one)).toBe(0);
  expect(areAlike(one, redrawn)).toBe(true);
});

test('A picture is not like one whose lines have moved, nor like one of another size.', () => {
  expect(areAlike(page(72, 160), page(72, 160, 3))).toBe(false);
  expect(difference(page(72, 160), page(96, 128))).toBe(1);
});

test('A button that changed its colour is seen.', () => {
  const one = page(72, 160);
  const data = one.data.slice();
  for (let y = 40; y < 48; y += 1) data.fill(200, (y * 72 + 20) * 3, (y * 72 + 52) * 3);
  expect(areAlike(one, { ...one, data })).toBe(false);
});

test('What is kept in a sheet comes back as it was, as far as can be seen.', async () => {
  const pictures = VIEWS.map(({ window }, index) => page(sizeOf(window).width, sizeOf(window).height, index % 3));
  const kept = await decodeSheet(await encodeSheet(pictures));
  expect(kept.map((picture, index) => areAlike(picture, pictures[index] ?? picture))).toEqual(VIEWS.map(() => true));
});
