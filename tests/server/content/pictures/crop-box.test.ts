import { describe, expect, it } from 'vitest';
import { type RawPicture, findCropBox } from '#server/content/pictures/crop-box.ts';

/** A page of one brightness with a drawing of another. */
function page(
  width: number,
  height: number,
  box: { left: number; top: number; right: number; bottom: number },
  paper = 250,
  ink = 20,
): RawPicture {
  const data = Buffer.alloc(width * height * 3, paper);
  for (let y = box.top; y < box.bottom; y += 1) data.fill(ink, (y * width + box.left) * 3, (y * width + box.right) * 3);
  return { data, width, height, channels: 3 };
}

describe('the crop box', () => {
  it('leaves one line around the drawing, in pixels of the original', () => {
    const raw = page(200, 300, { left: 20, top: 30, right: 190, bottom: 280 });
    expect(findCropBox(raw, { width: 400, height: 600 })).toEqual({ left: 38, top: 58, width: 344, height: 504 });
  });

  it('is found on black paper as well', () => {
    expect(findCropBox(page(200, 200, { left: 50, top: 0, right: 200, bottom: 200 }, 3, 200), { width: 200, height: 200 })).toEqual({
      left: 49,
      top: 0,
      width: 151,
      height: 200,
    });
  });

  it('is null for a page without borders, an empty page, and borders of hardly a line', () => {
    const size = { width: 200, height: 200 };
    expect(findCropBox(page(200, 200, { left: 0, top: 0, right: 200, bottom: 200 }), size)).toBeNull();
    expect(findCropBox(page(200, 200, { left: 0, top: 0, right: 0, bottom: 0 }), size)).toBeNull();
    expect(findCropBox(page(200, 200, { left: 2, top: 2, right: 198, bottom: 198 }), size)).toBeNull();
  });

  it('keeps the pauses above and below a tall slice', () => {
    const raw = page(100, 400, { left: 20, top: 100, right: 80, bottom: 300 });
    expect(findCropBox(raw, { width: 100, height: 400 })).toEqual({ left: 19, top: 0, width: 62, height: 400 });
  });

  it('takes a transparent border for white paper', () => {
    const data = Buffer.alloc(40 * 40 * 4, 0);
    for (let y = 10; y < 30; y += 1) data.fill(255, (y * 40 + 10) * 4, (y * 40 + 30) * 4);
    for (let at = 0; at < data.length; at += 4) data[at] = 0;
    expect(findCropBox({ data, width: 40, height: 40, channels: 4 }, { width: 40, height: 40 })).toEqual({
      left: 9,
      top: 9,
      width: 22,
      height: 22,
    });
  });
});
