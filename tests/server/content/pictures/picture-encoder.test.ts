import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeAvif, encodePicture, sourceWidths } from '#server/content/pictures/picture-encoder.ts';
import { pictureId } from '#server/content/pictures/picture-id.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

const RED = { r: 200, g: 16, b: 24 };

function plain(width: number, height: number, background: object = RED): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function refusal(bytes: Buffer): Promise<string> {
  const error: unknown = await encodePicture(bytes, 'page.png').then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedFile)) throw new TypeError(`not refused: ${String(error)}`);
  return error.message;
}

/** The header of a PNG that claims a size; its pixels never come. */
function claimingPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const body = Buffer.concat([Buffer.from('IHDR'), size]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body), 0);
  const empty = Buffer.from('0000000049444154', 'hex');
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), body, check, empty, Buffer.from('35af061e', 'hex')]);
}

describe('an encoded picture', () => {
  it('comes as WebP in three widths, with its colour and a thumbhash', async () => {
    const encoded = await encodePicture(await plain(2_000, 1_000).png().toBuffer(), 'page.png');
    const made = await Promise.all(encoded.sources.map(({ content }) => sharp(content).metadata()));
    expect({
      ...encoded,
      sources: made.map(({ format, width, height }) => ({ format, width, height })),
      thumbhash: encoded.thumbhash.length,
    }).toEqual({
      width: 2_000,
      height: 1_000,
      dominantColor: '#c80818',
      thumbhash: expect.any(Number) as number,
      cropBox: null,
      sources: [
        { format: 'webp', width: 640, height: 320 },
        { format: 'webp', width: 1_080, height: 540 },
        { format: 'webp', width: 1_600, height: 800 },
      ],
    });
  });

  it.each([
    [500, [500]],
    [640, [640]],
    [700, [700]],
    [850, [640, 850]],
    [1_100, [640, 1_100]],
    [1_200, [640, 1_200]],
    [1_400, [640, 1_080, 1_400]],
    [1_600, [640, 1_080, 1_600]],
    [4_000, [640, 1_080, 1_600]],
  ])('%i pixels wide has the widths %j, never more than its own', (width, widths) => {
    expect(sourceWidths(width)).toEqual(widths);
  });

  it('stands upright and keeps no metadata', async () => {
    const sideways = await plain(300, 200)
      .withExif({ IFD0: { Artist: 'somebody', Copyright: 'secret' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const encoded = await encodePicture(sideways, 'page.jpg');
    const [source] = encoded.sources;
    const { width, height, exif, icc, xmp } = await sharp(source?.content).metadata();
    expect({ original: [encoded.width, encoded.height], width, height, exif, icc, xmp }).toEqual({
      original: [200, 300],
      width: 200,
      height: 300,
      exif: undefined,
      icc: undefined,
      xmp: undefined,
    });
  });

  it('is the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(32 * 32 * 3, 250), Buffer.alloc(32 * 32 * 3, 5)]);
    const animation = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const encoded = await encodePicture(animation, 'page.gif');
    expect([encoded.width, encoded.height, encoded.dominantColor]).toEqual([32, 32, '#f8f8f8']);
  });

  it('is made of grey, CMYK, 16-bit and transparent originals alike', async () => {
    const originals = [
      await plain(64, 64).toColourspace('b-w').png().toBuffer(),
      await plain(64, 64).toColourspace('cmyk').jpeg().toBuffer(),
      await plain(64, 64).toColourspace('rgb16').png().toBuffer(),
      await sharp({ create: { width: 64, height: 64, channels: 4, background: { ...RED, alpha: 0.5 } } })
        .png()
        .toBuffer(),
      await plain(64, 64).avif().toBuffer(),
      await plain(64, 64).webp({ lossless: true }).toBuffer(),
    ];
    const encoded = await Promise.all(originals.map((original) => encodePicture(original, 'page')));
    const spaces = await Promise.all(encoded.map(async ({ sources }) => (await sharp(sources[0]?.content).metadata()).space));
    expect(spaces).toEqual(['srgb', 'srgb', 'srgb', 'srgb', 'srgb', 'srgb']);
  });

  it('has its empty borders found', async () => {
    const drawing = await plain(200, 300, { r: 0, g: 0, b: 0 }).png().toBuffer();
    const page = await plain(400, 500, { r: 255, g: 255, b: 255 })
      .composite([{ input: drawing, left: 80, top: 60 }])
      .png()
      .toBuffer();
    expect((await encodePicture(page, 'page.png')).cropBox).toEqual({ left: 79, top: 59, width: 202, height: 302 });
  });

  it('can be made into AVIF in given widths', async () => {
    const original = await plain(800, 400).png().toBuffer();
    const made = [];
    for await (const { width, content } of encodeAvif(original, [640, 800], 'page.png'))
      made.push([width, (await sharp(content).metadata()).format]);
    expect(made).toEqual([
      [640, 'heif'],
      [800, 'heif'],
    ]);
  });

  it('is named after its bytes', () => {
    expect(pictureId(Buffer.from('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223');
  });
});

describe('a picture made to do harm', () => {
  it('is refused by the size it claims', async () => {
    expect(await refusal(claimingPng(50_000, 50_000))).toBe('page.png: measures 50000 × 50000; a side has at most 10000 pixels');
    expect(await refusal(claimingPng(9_000, 9_000))).toBe('page.png: measures 9000 × 9000, which is more than 30 million pixels');
  });

  it('is refused above 20 MiB', async () => {
    expect(await refusal(Buffer.alloc(20 * 1024 ** 2 + 1))).toBe('page.png: is larger than 20 MiB');
  });

  it('is refused when it is an SVG, whatever stands before', async () => {
    const sentence = 'page.png: is an SVG drawing, which may hold scripts';
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))).toBe(sentence);
    expect(await refusal(Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- page -->\n<!DOCTYPE svg>\n<svg/>'))).toBe(sentence);
  });

  it('is refused when it is cut off, also near its end', async () => {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length >> 1))).toBe('page.png: is damaged or cut off');
    expect(await refusal(whole.subarray(0, 20))).toBe('page.png: is damaged or cut off');
  });

  it('is refused when it is something else', async () => {
    const sentence = 'page.png: is not a PNG, JPEG, WebP, AVIF or GIF picture';
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('BM'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('<html><svg></svg></html>'),
      Buffer.from('II*\0'),
      makeZip([{ name: 'a' }]),
    ]) {
      expect(await refusal(bytes)).toBe(sentence);
    }
  });

  it('loses what is hidden behind it', async () => {
    const picture = await plain(64, 64).jpeg().toBuffer();
    const polyglot = Buffer.concat([
      picture,
      makeZip([{ name: 'evil.js', content: 'alert(1)' }]),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const [source] = (await encodePicture(polyglot, 'page.jpg')).sources;
    expect(source?.content.includes('alert')).toBe(false);
  });
});
