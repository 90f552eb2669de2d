import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { tooLarge } from '../too-large.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { type CropBox, type RawPicture, findCropBox } from './crop-box.ts';
import { HIGHEST_STRIP, LONGEST_SIDE, MOST_AVIF_PIXELS, MOST_PICTURE_BYTES, MOST_PIXELS } from './picture-limits.ts';
import { looksLikeSvg, recognisePicture } from './picture-type.ts';
import { PixelBudget } from './pixel-budget.ts';

export const WIDTHS = [640, 1_080, 1_600] as const;

const DECODE_SECONDS = 10;
const ENCODE_SECONDS = 60;
const THUMBHASH_SIDE = 100;
/** Pages that a strip is cut into are no higher, and as high as each other. */
const HIGHEST_SLICE = 5_000;

/**
 * libvips decodes in native threads of the process that asks: the one that imports (decision 007), or the workshop for
 * uploads (028). Over the hostile pictures and over pictures at the limits, no more at a time than this budget allows,
 * it stays under 600 MiB.
 */
const budget = new PixelBudget(MOST_PIXELS, 2);
sharp.cache(false);
sharp.concurrency(1);

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  /** As #rrggbb. */
  readonly dominantColor: string;
  readonly thumbhash: Buffer;
  readonly cropBox: CropBox | null;
  /** WebP, by width, ascending. */
  readonly sources: readonly EncodedSource[];
}

export interface EncodedSource {
  readonly width: number;
  readonly content: Buffer;
}

/**
 * Decodes an untrusted picture once and makes all that is stored of it. Orientation is applied, colours are sRGB, metadata is dropped,
 * of an animation the first frame is taken. Rejects with a RefusedFile.
 */
export async function encodePicture(original: Buffer, file: string): Promise<EncodedPicture> {
  const { width, height, cost } = await measure(original, file);
  return budget.run(cost, async () => {
    const raw = await decode(open(original), Math.min(width, largestWidth(width)), file);
    const sources: EncodedSource[] = [];
    for (const step of sourceWidths(width)) {
      sources.push({ width: step, content: await resized(raw, step).webp({ quality: 80, effort: 2 }).toBuffer() });
    }
    return { width, height, cropBox: findCropBox(raw, { width, height }), sources, ...(await impression(raw)) };
  });
}

/**
 * The pages, from above, of a strip that is higher than a page may be (decision 063). The same strip always makes the same bytes. Rejects
 * with a RefusedFile.
 */
export async function cutStrip(original: Buffer, file: string): Promise<Buffer[]> {
  const { width, height, cost } = await measure(original, file, HIGHEST_STRIP);
  return budget.run(cost, async () => {
    // Without transparency, which is a quarter of its memory.
    const raw = await decode(open(original).flatten({ background: '#fff' }), width, file);
    const count = Math.ceil(height / HIGHEST_SLICE);
    const slices: Buffer[] = [];
    for (let index = 0; index < count; index += 1) {
      const slice = rowsOf(raw, Math.floor((raw.height * index) / count), Math.floor((raw.height * (index + 1)) / count));
      slices.push(await fromRaw(slice).timeout({ seconds: ENCODE_SECONDS }).webp({ quality: 95, effort: 0 }).toBuffer());
    }
    return slices;
  });
}

function rowsOf(raw: RawPicture, from: number, to: number): RawPicture {
  const bytesOfRow = raw.width * raw.channels;
  return { ...raw, height: to - from, data: raw.data.subarray(from * bytesOfRow, to * bytesOfRow) };
}

/** AVIF in the widths of the WebP sources, one after the other, since each takes seconds. */
export async function* encodeAvif(original: Buffer, widths: readonly number[], file: string): AsyncGenerator<EncodedSource> {
  const { cost } = await measure(original, file);
  const raw = await budget.run(cost, () => decode(open(original), Math.max(...widths), file));
  for (const step of widths) yield { width: step, content: await resized(raw, step).avif({ quality: 50, effort: 2 }).toBuffer() };
}

/** The steps below the original's width, and that width itself where it is not nearly the same as a step. */
export function sourceWidths(width: number): number[] {
  const largest = largestWidth(width);
  return [...WIDTHS.filter((step) => step < largest * 0.9), largest];
}

function largestWidth(width: number): number {
  return Math.min(width, WIDTHS[2]);
}

function open(original: Buffer): Sharp {
  return sharp(original, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 });
}

interface Measured {
  /** With the orientation applied. */
  readonly width: number;
  readonly height: number;
  /** Memory that decoding takes, in pixels of a format that costs the usual. */
  readonly cost: number;
}

/** Checks the picture against all limits before a pixel is decoded. */
async function measure(original: Buffer, file: string, highest = LONGEST_SIDE): Promise<Measured> {
  if (original.length > MOST_PICTURE_BYTES) throw tooLarge(file, MOST_PICTURE_BYTES);
  if (recognisePicture(original) === null) {
    if (looksLikeSvg(original)) throw new RefusedFile(file, 'drawingWithScripts', 'is an SVG drawing, which may hold scripts');
    throw new RefusedFile(file, 'unknownKind', 'is not a PNG, JPEG, WebP, AVIF or GIF picture');
  }
  const metadata = await sharp(original, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error, file);
    });
  const { width, height } = metadata.autoOrient;
  if (width > LONGEST_SIDE || height > highest) {
    const limit = width > LONGEST_SIDE ? LONGEST_SIDE : highest;
    throw new RefusedFile(file, 'sideTooLong', `measures ${width} × ${height}; a side has at most ${limit} pixels`, { limit });
  }
  const most = metadata.format === 'heif' ? MOST_AVIF_PIXELS : MOST_PIXELS;
  if (width * height > most) {
    throw new RefusedFile(file, 'tooManyPixels', `measures ${width} × ${height}, which is more than ${most / 1_000_000} million pixels`, {
      limit: most,
    });
  }
  return { width, height, cost: width * height * (MOST_PIXELS / most) };
}

async function decode(picture: Sharp, width: number, file: string): Promise<RawPicture> {
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    throw damaged(error, file);
  }
}

function resized(raw: RawPicture, width: number): Sharp {
  return fromRaw(raw).resize({ width, withoutEnlargement: true }).timeout({ seconds: ENCODE_SECONDS });
}

function fromRaw({ data, width, height, channels }: RawPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: channels === 4 ? 4 : 3 }, limitInputPixels: false });
}

async function impression(raw: RawPicture): Promise<Pick<EncodedPicture, 'dominantColor' | 'thumbhash'>> {
  const { data, info } = await fromRaw(raw)
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const flat = await small.flatten({ background: '#ffffff' }).raw().toBuffer();
  const { dominant } = await sharp(flat, { raw: { width: info.width, height: info.height, channels: 3 } }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  return { dominantColor: `#${hex}`, thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)) };
}

function damaged(error: unknown, file: string): RefusedFile {
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(message)) return new RefusedFile(file, 'tooHeavy', 'takes too long to decode', { cause: error });
  return new RefusedFile(file, 'damaged', 'is damaged or cut off', { cause: error });
}
