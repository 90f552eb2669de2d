export interface RawPicture {
  /** Rows of `channels` bytes a pixel: red, green, blue and perhaps alpha. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Difference of brightness that compression and paper make within an empty border. */
const TOLERANCE = 20;
/** Specks of dust: the part of a line that may differ. */
const SPECKS = 0.004;
/** Less is not worth moving a page for; more than that is a picture that is mostly empty on purpose. */
const SMALLEST_PART = 0.015;
const LARGEST_PART = 0.4;
/** Of tall slices only the sides are cropped: the empty space above and below a panel is the pause that its author set. */
const TALL = 2;

/**
 * The picture without its empty borders, in pixels of the original, whose size is given. Null where nothing is to be cropped or
 * nothing would be left.
 */
export function findCropBox(raw: RawPicture, original: { readonly width: number; readonly height: number }): CropBox | null {
  const isTall = raw.height / raw.width >= TALL;
  const left = emptyLines(raw, 'column', 1);
  const right = emptyLines(raw, 'column', -1);
  const top = isTall ? 0 : emptyLines(raw, 'row', 1);
  const bottom = isTall ? 0 : emptyLines(raw, 'row', -1);
  if (left + right + top + bottom === 0) return null;
  const scale = original.width / raw.width;
  const box = {
    left: Math.floor(left * scale),
    top: Math.floor(top * scale),
    width: original.width - Math.floor(left * scale) - Math.floor(right * scale),
    height: original.height - Math.floor(top * scale) - Math.floor(bottom * scale),
  };
  return box.width < 1 || box.height < 1 ? null : box;
}

/** How many lines from one side are empty; 0 where it is too few or too many to crop. */
function emptyLines(raw: RawPicture, line: 'row' | 'column', step: 1 | -1): number {
  const count = line === 'row' ? raw.height : raw.width;
  const length = line === 'row' ? raw.width : raw.height;
  const start = step === 1 ? 0 : count - 1;
  const paper = brightness(raw, line, start, Math.floor(length / 2));
  const most = Math.floor(count * LARGEST_PART);
  let empty = 0;
  while (empty <= most && isEmpty(raw, line, start + empty * step, length, paper)) empty += 1;
  if (empty > most) return 0;
  // One line is left standing: the edge of what is drawn is never sharp.
  return empty - 1 < count * SMALLEST_PART ? 0 : empty - 1;
}

function isEmpty(raw: RawPicture, line: 'row' | 'column', at: number, length: number, paper: number): boolean {
  const most = Math.floor(length * SPECKS);
  let specks = 0;
  for (let along = 0; along < length; along += 1) {
    if (Math.abs(brightness(raw, line, at, along) - paper) <= TOLERANCE) continue;
    specks += 1;
    if (specks > most) return false;
  }
  return true;
}

function brightness(raw: RawPicture, line: 'row' | 'column', at: number, along: number): number {
  const [x, y] = line === 'row' ? [along, at] : [at, along];
  const offset = (y * raw.width + x) * raw.channels;
  const { data } = raw;
  const light = 0.299 * (data[offset] ?? 0) + 0.587 * (data[offset + 1] ?? 0) + 0.114 * (data[offset + 2] ?? 0);
  if (raw.channels < 4) return light;
  const alpha = (data[offset + 3] ?? 255) / 255;
  return light * alpha + 255 * (1 - alpha);
}
