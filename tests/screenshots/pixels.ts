/** A picture as bytes of red, green and blue, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Side of the squares that are compared: what a face or a Chromium draws a little otherwise disappears in them. */
const SQUARE = 4;
/** Of 255: how far the mean colours of two squares may lie apart. */
const TOLERANCE = 14;
/** The share of squares that may lie further apart. */
const FEW = 0.008;

/** The squares in which the pictures differ, as a share of all; 1 where they are not of one size. */
export function difference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const columns = Math.ceil(one.width / SQUARE);
  const rows = Math.ceil(one.height / SQUARE);
  let differing = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [meanOf(one, column, row), meanOf(other, column, row)];
      if (a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > TOLERANCE)) differing += 1;
    }
  return differing / (columns * rows);
}

export function areAlike(one: Pixels, other: Pixels): boolean {
  return difference(one, other) <= FEW;
}

export function areSame(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0;
}

function meanOf({ data, width, height }: Pixels, column: number, row: number): readonly number[] {
  const sums = [0, 0, 0];
  const [right, bottom] = [Math.min(width, (column + 1) * SQUARE), Math.min(height, (row + 1) * SQUARE)];
  for (let y = row * SQUARE; y < bottom; y += 1)
    for (let x = column * SQUARE; x < right; x += 1)
      for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0);
  const count = (right - column * SQUARE) * (bottom - row * SQUARE);
  return sums.map((sum) => sum / count);
}
