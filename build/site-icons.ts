import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const LOGO_UNITS = 32;
/** Of the logo within an icon that fills its whole shape: its corners stay inside the circle that every mask keeps. */
const INNER_UNITS = 21;
const GROUND = '#fff';
const PIXELS_PER_INCH_OF_UNITS = 72;

interface Icon {
  readonly name: string;
  readonly pixels: number;
  /** Whether the ground reaches every edge, so that the device may cut the icon's shape. */
  readonly isFull: boolean;
}

const ICONS: readonly Icon[] = [
  { name: 'any-192', pixels: 192, isFull: false },
  { name: 'any-512', pixels: 512, isFull: false },
  { name: 'maskable-192', pixels: 192, isFull: true },
  { name: 'maskable-512', pixels: 512, isFull: true },
  { name: 'apple-180', pixels: 180, isFull: true },
];

/** Draws the icons of the site's manifest from its logo, `favicon-<language>.svg` in `folder`, into `folder`/icons. */
export async function drawSiteIcons(folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const language of ['vi', 'ja']) {
    const logo = await readFile(join(folder, `favicon-${language}.svg`), 'utf8');
    await Promise.all(ICONS.map((icon) => drawIcon(icon, logo, join(folder, 'icons', `${language}-${icon.name}.png`))));
  }
}

async function drawIcon({ pixels, isFull }: Icon, logo: string, file: string): Promise<void> {
  const density = (PIXELS_PER_INCH_OF_UNITS * pixels) / LOGO_UNITS;
  await sharp(Buffer.from(isFull ? onGround(logo) : logo), { density })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toFile(file);
}

function onGround(logo: string): string {
  const edge = (LOGO_UNITS - INNER_UNITS) / 2;
  const inner = logo.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${INNER_UNITS}" height="${INNER_UNITS}" `);
  const units = `0 0 ${LOGO_UNITS} ${LOGO_UNITS}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${units}"><rect width="100%" height="100%" fill="${GROUND}"/>${inner}</svg>`;
}
