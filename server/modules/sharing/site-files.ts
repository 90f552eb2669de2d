import sharp from 'sharp';
import type { LanguageCode } from '#server/platform/tables.ts';

/** Of the logo within an icon that fills its whole shape: its corners stay inside the circle that every mask keeps. */
const INNER_SHARE = 21 / 32;
const GROUND = '#fff';

interface Icon {
  readonly name: string;
  readonly pixels: number;
  /** Whether the ground reaches every edge, so that the device may cut the icon's shape. */
  readonly isFull: boolean;
}

const FAVICON: Icon = { name: 'favicon', pixels: 48, isFull: false };
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
const CARD_LOGO = 320;

export interface SiteLogo {
  readonly language: LanguageCode;
  /** The logo as SVG. */
  readonly svg: string;
  /** Whether it is an operator's: then it alone stands on the picture the site is shared with. */
  readonly isOwn: boolean;
}

/**
 * All that stands for a site where its pages are not seen, by path: the mark of its tab, the icons of its manifest, the
 * picture its address is shared with. Rejects where the logo cannot be drawn.
 */
export async function drawSiteFiles({ language, svg, isOwn }: SiteLogo): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = [
    [`/favicon-${language}.png`, drawIcon(FAVICON, svg)] as const,
    ...ICONS.map((icon) => [`/icons/${language}-${icon.name}.png`, drawIcon(icon, svg)] as const),
    [`/icons/${language}-card.jpg`, drawCard(language, isOwn ? svg : null)] as const,
  ];
  const files = await Promise.all(drawn.map(async ([path, file]) => [path, await file] as const));
  return new Map([[`/favicon-${language}.svg`, Buffer.from(svg)], ...files]);
}

/** A logo on a white tile with round corners, so that no colour behind it takes it away: a PNG of `pixels` by `pixels`. */
export async function onTile(svg: string, pixels: number): Promise<Buffer> {
  const inner = await drawLogo(svg, Math.round(pixels * 0.76));
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" rx="${pixels * 0.2}" fill="${GROUND}"/></svg>`;
  return sharp(Buffer.from(tile))
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

async function drawIcon({ pixels, isFull }: Icon, svg: string): Promise<Buffer> {
  if (!isFull) return drawLogo(svg, pixels);
  const input = await drawLogo(svg, Math.round(pixels * INNER_SHARE));
  const ground = sharp({ create: { width: pixels, height: pixels, channels: 3, background: GROUND } });
  return ground.composite([{ input }]).png({ compressionLevel: 9 }).toBuffer();
}

/** The whole logo, as large as a square of `pixels` holds, in its middle. */
async function drawLogo(svg: string, pixels: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width, height, density = 72 } = await sharp(source).metadata();
  return sharp(source, { density: Math.min(100_000, Math.max(1, (density * pixels) / Math.max(width, height))) })
    .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Without words: what a site is called its operator says. */
async function drawCard(language: LanguageCode, ownLogo: string | null): Promise<Buffer> {
  const [light, deep] = CARD_GROUNDS[language];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
    <linearGradient id="ground" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>${ownLogo === null ? TWIN_PAGES : ''}</svg>`;
  return sharp(Buffer.from(ground))
    .composite(ownLogo === null ? [] : [{ input: await onTile(ownLogo, CARD_LOGO) }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const PAGES =
  '<path fill="#fff" d="M3 7.6 15.2 4v20.4L3 28z"/><path fill="none" stroke="#fff" stroke-width="1.8" d="m17.4 4.8 10.8 3.1v19l-10.8-3.1z"/>';

/** Our own logo in white, once more behind itself. */
const TWIN_PAGES = `<g stroke-linejoin="round"><g transform="translate(700 -120) scale(26)" opacity=".1">${PAGES}</g>
  <g transform="translate(413 127) scale(12)">${PAGES}</g></g>`;
