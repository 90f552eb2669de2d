import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const PAGES = 200;
export const WIDTH = 1200;
export const HEIGHT = 1800;
/** As many different files; each page has one under an address of its own. */
const DRAWINGS = 20;

/** Puts the pictures of the strip among those that a site serves from its data folder, so that they come as all others do. */
export async function placePictures(dataFolder: string): Promise<void> {
  const drawings = join(dataFolder, 'strip-drawings');
  await mkdir(drawings, { recursive: true });
  for (const [number, body] of (await drawPictures()).entries()) await writeFile(join(drawings, `${number}.webp`), body);
  for (let index = 0; index < PAGES; index += 1) {
    const id = pictureId(index);
    const folder = join(dataFolder, 'pictures', id.slice(0, 2), id);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${WIDTH}.webp`);
    await rm(file, { force: true });
    await link(join(drawings, `${index % DRAWINGS}.webp`), file);
  }
}

export function pictureAddress(index: number): string {
  return `/pictures/${pictureId(index)}/${WIDTH}.webp`;
}

function pictureId(index: number): string {
  return `be9c${index.toString(16).padStart(28, '0')}`;
}

/** Flat colours would decode in no time: these hold grain and lines. */
function drawPictures(): Promise<readonly Buffer[]> {
  const lines = Array.from({ length: 60 }, (_, line) => `<path d="M0 ${line * 30}h1200" stroke="#333" stroke-width="${line % 5}"/>`).join(
    '',
  );
  return Promise.all(
    Array.from({ length: DRAWINGS }, (_, number) => {
      const label = `<text x="600" y="900" font-size="400" text-anchor="middle">${number}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${lines}${label}</svg>`;
      const noise = { type: 'gaussian', mean: 225, sigma: 12 } as const;
      return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff', noise } })
        .composite([{ input: Buffer.from(svg) }])
        .webp({ quality: 75, effort: 0 })
        .toBuffer();
    }),
  );
}
