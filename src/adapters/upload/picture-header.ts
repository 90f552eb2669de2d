export interface PictureHeader {
  readonly type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
  /** Pixels; null where the given bytes end before they are said. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** What a picture says of itself in its first bytes; null where they are no picture's. A name is never believed. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (start: number, length: number): string => String.fromCharCode(...bytes.subarray(start, start + length));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { type: 'png', size: at(view, 24, () => pair(view.getUint32(16), view.getUint32(20))) };
  if (text(0, 4) === 'GIF8') return { type: 'gif', size: at(view, 10, () => pair(view.getUint16(6, true), view.getUint16(8, true))) };
  if (text(0, 3) === '\xff\xd8\xff') return { type: 'jpeg', size: jpegSize(view) };
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return { type: 'webp', size: webpSize(view, text(12, 4)) };
  if (text(4, 4) === 'ftyp' && /avi[fs]/.test(text(8, 24))) return { type: 'avif', size: avifSize(view) };
  return null;
}

type Size = PictureHeader['size'];

function pair(width: number, height: number): Size {
  return { width, height };
}

function at(view: DataView, needed: number, read: () => Size): Size {
  return view.byteLength < needed ? null : read();
}

/** Walks from marker to marker to the frame that holds the dimensions. */
function jpegSize(view: DataView): Size {
  let place = 2;
  while (place + 9 <= view.byteLength) {
    if (view.getUint8(place) !== 0xff) return null;
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return pair(view.getUint16(place + 7), view.getUint16(place + 5));
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    place += isAlone ? 2 : 2 + view.getUint16(place + 2);
  }
  return null;
}

function webpSize(view: DataView, chunk: string): Size {
  if (view.byteLength < 30) return null;
  if (chunk === 'VP8X') return pair(1 + uint24(view, 24), 1 + uint24(view, 27));
  if (chunk === 'VP8 ') return pair(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return pair(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
}

function uint24(view: DataView, place: number): number {
  return view.getUint16(place, true) | (view.getUint8(place + 2) << 16);
}

/** The largest of its image spatial extents (`ispe`): a picture of tiles names that of each tile too. */
function avifSize(view: DataView): Size {
  let largest: Size = null;
  for (let place = 0; place + 16 <= view.byteLength; place += 1) {
    if (view.getUint32(place) !== 0x69737065) continue;
    const [width, height] = [view.getUint32(place + 8), view.getUint32(place + 12)];
    if (largest === null || width * height > largest.width * largest.height) largest = pair(width, height);
  }
  return largest;
}
