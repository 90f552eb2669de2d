export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

/** Judges by the first bytes; a name is never believed. Null for everything else, SVG among it. */
export function recognisePicture(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const head = bytes.toString('latin1', 0, 32);
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))) return 'avif';
  return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function looksLikeSvg(bytes: Buffer): boolean {
  return /^(?:\uFEFF|\s|<\?xml[^>]{0,200}>|<!--[^>]{0,2000}-->|<!DOCTYPE\s+svg[^>]{0,2000}>)*<svg[\s/>]/i.test(
    bytes.toString('utf8', 0, 4_096),
  );
}
