import sharp, { type OverlayOptions } from 'sharp';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { CARD_HEIGHT, CARD_WIDTH, groundOf, markOf, svg } from './card-ground.ts';
import { Lettering } from './lettering.ts';
import { setLines } from './set-lines.ts';
import { onTile } from './site-files.ts';

/** What a card says and shows. */
export interface Card {
  readonly language: LanguageCode;
  readonly siteName: string;
  /** An operator's SVG before the site's name; null: our own mark. */
  readonly logo: string | null;
  readonly title: string;
  /** Above the title: what the work is. */
  readonly kind: string;
  /** Under the title; empty where nobody is named. */
  readonly creators: string;
  /** File of the cover; null where there is none, or none that may be shown. */
  readonly coverFile: string | null;
}

const MARGIN = 56;
/** The line that the site's name stands on. */
const SITE_Y = CARD_HEIGHT - MARGIN - 14;
const LOGO_PIXELS = 52;
const COVER = { width: 345, height: 518 };
const COVER_RADIUS = 14;
/** So wide that of letters on the cover nothing is left behind the title. */
const BLUR = 110;
const JPEG_QUALITY = 84;
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, 42];
const TITLE_HEIGHT = 312;
const LINE_HEIGHT: Readonly<Record<LanguageCode, number>> = { vi: 1.22, ja: 1.3 };

const VIETNAMESE = 'be-vietnam-pro';
const JAPANESE = 'zen-kaku-gothic-new';
const letterings = new Map<string, Lettering>();

function letteringOf(language: LanguageCode, weight: 500 | 700): Lettering {
  const key = `${language} ${weight}`;
  const families = language === 'vi' ? [VIETNAMESE, JAPANESE] : [JAPANESE, VIETNAMESE];
  const lettering = letterings.get(key) ?? new Lettering(families.map((family) => ({ family, weight })));
  letterings.set(key, lettering);
  return lettering;
}

/** A JPEG of 1200 by 630 pixels. Rejects where the cover cannot be read. */
export async function drawCard(card: Card): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  if (card.coverFile !== null) layers.push({ input: await roundedCover(card.coverFile), left: MARGIN, top: MARGIN });
  layers.push({ input: Buffer.from(words(card)) });
  if (card.logo !== null) layers.push({ input: await onTile(card.logo, LOGO_PIXELS), left: wordsX(card) - 4, top: SITE_Y - 38 });
  const ground = card.coverFile === null ? sharp(Buffer.from(plainGround(card))) : sharp(await blurredCover(card.coverFile));
  return ground.composite(layers).flatten({ background: '#111' }).jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The cover again, large and out of focus, dark enough that white letters are read on it. */
async function blurredCover(file: string): Promise<Buffer> {
  return sharp(file)
    .resize(CARD_WIDTH / 5, CARD_HEIGHT / 5, { fit: 'cover', position: 'attention' })
    .blur(BLUR / 5)
    .linear(0.42, 0)
    .resize(CARD_WIDTH, CARD_HEIGHT, { kernel: 'cubic' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function roundedCover(file: string): Promise<Buffer> {
  const { width, height } = COVER;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${COVER_RADIUS}"/></svg>`;
  return sharp(file)
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function plainGround({ language, logo }: Card): string {
  if (logo !== null) return groundOf(language);
  return groundOf(language, `<g transform="translate(760 40) scale(17)" opacity=".14">${markOf(1.2)}</g>`);
}

/** Where its words begin, from the left. */
function wordsX({ coverFile }: Card): number {
  return coverFile === null ? MARGIN + 24 : MARGIN + COVER.width + 52;
}

function words(card: Card): string {
  const { language, kind, title, creators, siteName, logo } = card;
  const x = wordsX(card);
  const width = CARD_WIDTH - MARGIN - x;
  const [strong, plain] = [letteringOf(language, 700), letteringOf(language, 500)];
  const measure = (text: string, size: number): number => strong.widthOf(text, size);
  const mostLines = (size: number): number => Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT[language]));
  const set = setLines(title, language, { width, mostLines, sizes: TITLE_SIZES }, measure);
  const step = set.size * LINE_HEIGHT[language];
  const top = MARGIN + 88 + set.size * 0.8;
  const names = setLines(creators, language, { width, mostLines: () => 1, sizes: [32, 28] }, (text, size) => plain.widthOf(text, size));
  return svg(
    letters(plain.outline({ text: kind, x, y: MARGIN + 36, size: 30 }), 0.78),
    ...set.lines.map((text, line) => letters(strong.outline({ text, x, y: top + line * step, size: set.size }), 1)),
    ...names.lines.map((text) => letters(plain.outline({ text, x, y: top + (set.lines.length - 1) * step + 62, size: names.size }), 0.86)),
    logo === null
      ? `<svg x="${x - 4}" y="${SITE_Y - 38}" width="${LOGO_PIXELS}" height="${LOGO_PIXELS}" viewBox="0 0 32 32">${markOf()}</svg>`
      : '',
    letters(strong.outline({ text: siteName, x: x + 60, y: SITE_Y, size: 34 }), 1),
  );
}

function letters(outline: string, opacity: number): string {
  return `<path fill="#fff" fill-opacity="${opacity}" d="${outline}"/>`;
}
