import sharp from 'sharp';
import type { Pixels } from './pixels.ts';
import { GROUNDS, sizeOf, VIEWS, WINDOWS, type View } from './views.ts';

/** All pictures of one story: a row for each language and scheme, a column for each width. */
export type Sheet = readonly Pixels[];

const CELLS = WINDOWS.map(sizeOf);
const ROW_HEIGHT = Math.max(...CELLS.map(({ height }) => height));
const SHEET = { width: CELLS.reduce((sum, { width }) => sum + width, 0), height: ROW_HEIGHT * GROUNDS.length };
/** Below it a change in one picture of a sheet moves others, which are compressed beside it. */
const QUALITY = 50;

/** The file of a sheet: lossy WebP. `pictures` are as many as VIEWS, in their order. */
export async function encodeSheet(pictures: Sheet): Promise<Buffer> {
  const cells = pictures.map(({ data, width, height }, index) => {
    const { left, top } = placeOf(VIEWS[index]);
    return { input: Buffer.from(data), raw: { width, height, channels: 3 as const }, left, top };
  });
  return sharp({ create: { ...SHEET, channels: 3, background: '#808080' } })
    .composite(cells)
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** Rejects where the file is no picture of a sheet's size. */
export async function decodeSheet(file: Buffer): Promise<Sheet> {
  const { width, height } = await sharp(file).metadata();
  if (width !== SHEET.width || height !== SHEET.height) throw new Error(`A sheet of ${width} by ${height} pixels is none of ours.`);
  return Promise.all(
    VIEWS.map(async (view) => {
      const size = sizeOf(view.window);
      const data = await sharp(file)
        .extract({ ...placeOf(view), ...size })
        .removeAlpha()
        .raw()
        .toBuffer();
      return { data, ...size };
    }),
  );
}

function placeOf(view: View | undefined): { readonly left: number; readonly top: number } {
  const column = WINDOWS.findIndex((window) => window === view?.window);
  const row = GROUNDS.findIndex((ground) => ground === view?.ground);
  return { left: CELLS.slice(0, column).reduce((sum, { width }) => sum + width, 0), top: row * ROW_HEIGHT };
}
