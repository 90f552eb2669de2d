import sharp from 'sharp';

export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

/** A real picture file of one colour. */
export async function pictureFile(type: PictureType, width: number, height: number): Promise<Uint8Array> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#c33' } });
  return new Uint8Array(await (type === 'avif' ? blank.avif({ effort: 0 }) : blank.toFormat(type)).toBuffer());
}
