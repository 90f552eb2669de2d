import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureHeader } from '#src/adapters/upload/picture-header.ts';
import { pictureFile, type PictureType } from './pictures.ts';

const TYPES: readonly PictureType[] = ['png', 'jpeg', 'gif', 'webp', 'avif'];

test.each(TYPES)('A %s says what it is and how large, to the pixel.', async (type) => {
  expect(readPictureHeader(await pictureFile(type, 301, 77))).toEqual({ type, size: { width: 301, height: 77 } });
});

test('A WebP says its dimensions in each of its three ways.', async () => {
  const picture = sharp({ create: { width: 65, height: 43, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
  const kinds = await Promise.all([
    picture.clone().flatten().webp().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().webp({ lossless: true }).toBuffer(),
  ]);
  expect(kinds.map((bytes) => bytes.toString('latin1', 12, 16))).toEqual(['VP8 ', 'VP8X', 'VP8L']);
  for (const bytes of kinds) expect(readPictureHeader(bytes)).toEqual({ type: 'webp', size: { width: 65, height: 43 } });
});

test('A JPEG whose dimensions stand behind a long profile says them all the same.', async () => {
  const picture = sharp({ create: { width: 12, height: 34, channels: 3, background: '#00f' } });
  const bytes = await picture
    .withMetadata({ exif: { IFD0: { ImageDescription: 'x'.repeat(40_000) } } })
    .jpeg()
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(40_000);
  expect(readPictureHeader(bytes)).toEqual({ type: 'jpeg', size: { width: 12, height: 34 } });
});

test.each(TYPES)('A %s cut at any of its first 200 bytes never throws, nor says other dimensions.', async (type) => {
  const whole = await pictureFile(type, 301, 77);
  for (let length = 0; length < Math.min(200, whole.length); length += 1) {
    const size = readPictureHeader(whole.slice(0, length))?.size ?? null;
    expect([null, { width: 301, height: 77 }]).toContainEqual(size);
  }
});

test('What is no picture is none, whatever it looks like.', () => {
  const texts = ['', 'RIFF....WAVE', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'PK\x03\x04', '%PDF-1.7', 'BM'];
  expect(texts.map((text) => readPictureHeader(new TextEncoder().encode(text)))).toEqual(texts.map(() => null));
});
