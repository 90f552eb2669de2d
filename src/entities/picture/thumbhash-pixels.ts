/** Enough for shapes of at most seven half waves; the browser smooths what lies between. */
const SIDE = 16;
/** The format stores colour a little flat; its own decoder makes up for that alike. */
const COLOUR_BOOST = 1.25;
const MOST_HALF_WAVES = 7;
/** A side's worth of each number of half waves, from 0. */
const HALF_WAVES = Float64Array.from({ length: (MOST_HALF_WAVES + 1) * SIDE }, (_, at) =>
  Math.cos((Math.PI / SIDE) * ((at % SIDE) + 0.5) * Math.floor(at / SIDE)),
);

/**
 * The picture that a thumbhash (https://evanw.github.io/thumbhash/) stands for, as RGBA of 16 by 16 pixels whatever the
 * proportion; transparency is left out, for a page lies on its own colour. Throws nothing: what is no thumbhash makes noise.
 */
export function thumbhashPixels(hash: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const byte = (index: number): number => hash[index] ?? 0;
  const whole = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const shape = byte(3) | (byte(4) << 8);
  const hasAlpha = whole >> 23;
  const longest = hasAlpha ? 5 : 7;
  const shortest = Math.max(3, shape & 7);
  let nibble = hasAlpha ? 12 : 10;
  const read = (columns: number, rows: number, mean: number, scale: number): Float64Array => {
    const values = new Float64Array(SIDE * SIDE).fill(mean);
    for (let row = 0; row < rows; row += 1) {
      for (let column = row ? 0 : 1; column * rows < columns * (rows - row); column += 1, nibble += 1) {
        const wave = (((byte(nibble >> 1) >> ((nibble & 1) << 2)) & 15) / 7.5 - 1) * scale * 2;
        values.forEach((value, at) => (values[at] = value + wave * half(column, at % SIDE) * half(row, Math.floor(at / SIDE))));
      }
    }
    return values;
  };
  const isWide = shape >> 15;
  const light = read(isWide ? longest : shortest, isWide ? shortest : longest, (whole & 63) / 63, ((whole >> 18) & 31) / 31);
  const yellow = read(3, 3, ((whole >> 6) & 63) / 31.5 - 1, (((shape >> 3) & 63) / 63) * COLOUR_BOOST);
  const red = read(3, 3, ((whole >> 12) & 63) / 31.5 - 1, (((shape >> 9) & 63) / 63) * COLOUR_BOOST);
  const pixels = new Uint8ClampedArray(light.length * 4);
  light.forEach((l, at) => {
    const [p = 0, q = 0] = [yellow[at], red[at]];
    const blue = l - (2 / 3) * p;
    const redness = (3 * l - blue + q) / 2;
    pixels.set([255 * redness, 255 * (redness - q), 255 * blue, 255], at * 4);
  });
  return pixels;
}

function half(waves: number, at: number): number {
  return HALF_WAVES[waves * SIDE + at] ?? 0;
}
