import type { CropBox, PictureSource } from '#graphql/generated/server.ts';
import type { PictureRow } from './pictures.repository.ts';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/avif': 'avif', 'image/webp': 'webp' };

/** A picture as the API shows it, made once for all readers, so that its fields need no resolvers. */
export interface ShownPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly thumbhash: string;
  readonly cropBox: CropBox | null;
  readonly sources: readonly PictureSource[];
}

export function shownPicture(row: PictureRow): ShownPicture {
  const { id, width, height, dominantColor, thumbhash, files } = row;
  return {
    id,
    width,
    height,
    dominantColor,
    thumbhash: thumbhash.toString('base64'),
    cropBox: cropBoxOf(row),
    sources: files.map(([type, of]) => ({ url: `/pictures/${id}/${of}.${EXTENSIONS[type] ?? 'webp'}`, width: of, type })),
  };
}

function cropBoxOf({ cropLeft, cropTop, cropWidth, cropHeight }: PictureRow): CropBox | null {
  if (cropLeft === null || cropTop === null || cropWidth === null || cropHeight === null) return null;
  return { left: cropLeft, top: cropTop, width: cropWidth, height: cropHeight };
}
