export const MOST_PICTURE_BYTES = 20 * 1024 ** 2;
export const LONGEST_SIDE = 10_000;
/** Of a page that is cut into several; a JPEG is no higher. */
export const HIGHEST_STRIP = 65_535;
/**
 * 600 dpi of a manga page is 24 million. Decoding costs up to 9 bytes a pixel where a format cannot be streamed
 * (interlaced 16-bit PNG).
 */
export const MOST_PIXELS = 30_000_000;
/** Decoding AVIF costs up to 25 bytes a pixel: 40 million pixels took 800 MiB. */
export const MOST_AVIF_PIXELS = 12_000_000;
