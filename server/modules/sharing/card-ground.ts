import type { LanguageCode } from '#server/platform/database/tables.ts';

/** Pixels: the size that Open Graph readers cut least from. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Of the twins' characters: lacquer red and indigo, from the light of the corner to its depth. */
const GROUNDS: Readonly<Record<LanguageCode, readonly [string, string]>> = { vi: ['#b3261e', '#4d0f0d'], ja: ['#34529f', '#14224d'] };

/** Our own mark in white, of 32 by 32 units, the page behind drawn by a line of `stroke` units. */
export function markOf(stroke = 1.8): string {
  return `<path fill="#fff" d="M3 7.6 15.2 4v20.4L3 28z"/><path fill="none" stroke="#fff" stroke-width="${stroke}" stroke-linejoin="round" d="m17.4 4.8 10.8 3.1v19l-10.8-3.1z"/>`;
}

/** What a card without a cover stands on: the site's colours, and `parts` over them, as SVG. */
export function groundOf(language: LanguageCode, ...parts: readonly string[]): string {
  const [light, deep] = GROUNDS[language];
  return svg(
    `<linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    '<rect width="100%" height="100%" fill="url(#g)"/>',
    ...parts,
  );
}

/** An SVG as large as a card. */
export function svg(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${parts.join('')}</svg>`;
}
