import type { ImageCandidates } from '../../ui/lazy-image/LazyImage.tsx';

export interface StoredSource {
  readonly url: string;
  readonly width: number;
  /** A media type, such as image/webp. */
  readonly type: string;
}

export interface ImageSources {
  /** Candidates by media type, in the order of the sources. */
  readonly candidates: readonly ImageCandidates[];
  /** For a browser that knows none of them: the narrowest of the last type. Undefined where nothing is stored. */
  readonly src: string | undefined;
}

/** Turns a picture's stored files into what picture and img elements want. Sources come best type first, widths ascending. */
export function imageSources(sources: readonly StoredSource[]): ImageSources {
  const types = [...new Set(sources.map(({ type }) => type))];
  const filesOf = (type: string | undefined) => sources.filter((source) => source.type === type);
  const candidates = types.map((type) => ({
    type,
    srcSet: filesOf(type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
  }));
  return { candidates, src: filesOf(types.at(-1))[0]?.url };
}
