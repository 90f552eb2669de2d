import { thumbhashPixels } from './thumbhash-pixels.ts';

/** A thumbhash (base64) as the address of a small picture. */
export function thumbhashImage(thumbhash: string): string {
  const canvas = document.createElement('canvas');
  const image = new ImageData(thumbhashPixels(Uint8Array.from(atob(thumbhash), (sign) => sign.charCodeAt(0))), 16);
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas.toDataURL();
}
