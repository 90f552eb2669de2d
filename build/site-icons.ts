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

/** Of the picture that stands for the site where its address is shared; the light of the corner to its depth. */
const CARD = { width: 1200, height: 630 };
const CARD_GROUNDS = { vi: ['#b3261e', '#4d0f0d'], ja: ['#34529f', '#14224d'] } as const;

/** Draws the icons of the site's manifest from its logo, `favicon-<language>.svg` in `folder`, and the picture it is shared with, into `folder`/icons. */
export async function drawSiteIcons(folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const language of ['vi', 'ja'] as const) {
    const logo = await readFile(join(folder, `favicon-${language}.svg`), 'utf8');
    await Promise.all(ICONS.map((icon) => drawIcon(icon, logo, join(folder, 'icons', `${language}-${icon.name}.png`))));
    await sharp(Buffer.from(cardOf(language)))
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, 'icons', `${language}-card.jpg`));
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

/** The twin pages in white, once more behind themselves. Without words: what a site is called its operator says. */
function cardOf(language: keyof typeof CARD_GROUNDS): string {
  const [light, deep] = CARD_GROUNDS[language];
  const pages =
    '<path fill="#fff" d="M3 7.6 15.2 4v20.4L3 28z"/><path fill="none" stroke="#fff" stroke-width="1.8" d="m17.4 4.8 10.8 3.1v19l-10.8-3.1z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <linearGradient id="ground" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <g stroke-linejoin="round"><g transform="translate(700 -120) scale(26)" opacity=".1">${pages}</g>
    <g transform="translate(413 127) scale(12)">${pages}</g></g></svg>`;
}
