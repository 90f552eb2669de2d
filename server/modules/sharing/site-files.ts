import sharp from 'sharp';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { groundOf, markOf } from './card-ground.ts';

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
  const ground = ownLogo === null ? groundOf(language, ...TWIN_PAGES) : groundOf(language);
  return sharp(Buffer.from(ground))
    .composite(ownLogo === null ? [] : [{ input: await onTile(ownLogo, CARD_LOGO) }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Our own mark, once more behind itself. */
const TWIN_PAGES = [
  `<g transform="translate(700 -120) scale(26)" opacity=".1">${markOf()}</g>`,
  `<g transform="translate(413 127) scale(12)">${markOf()}</g>`,
];
