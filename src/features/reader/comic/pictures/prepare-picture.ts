import { pictureSizes, type Size } from '../stages/page-geometry.ts';
import { pictureSources, type StoredSource } from '../../picture-sources.ts';

export interface PreparedPage {
  readonly picture: Size & { readonly sources: readonly StoredSource[] };
}

/**
 * Loads and decodes a picture that is not on the page yet, the very file that ComicPage will ask for. Keep the
 * returned element for as long as the decoded picture should stay at hand.
 */
export function preparePicture({ picture }: PreparedPage, layout: 'strip' | 'paged', width = 1): HTMLPictureElement {
  const { better, plain, src } = pictureSources(picture.sources);
  const sizes = pictureSizes(picture, layout, width);
  const prepared = document.createElement('picture');
  for (const { type, srcSet } of better) {
    const source = document.createElement('source');
    Object.assign(source, { type, srcset: srcSet, sizes });
    prepared.append(source);
  }
  const image = document.createElement('img');
  prepared.append(image);
  Object.assign(image, { sizes, srcset: plain.srcSet, src });
  image.decode().catch(() => undefined);
  return prepared;
}
