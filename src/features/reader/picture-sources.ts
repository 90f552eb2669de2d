export interface StoredSource {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

export interface SourceSet {
  readonly type: string;
  readonly srcSet: string;
}

export interface PictureSources {
  /** For `<source>`, best compression first. */
  readonly better: readonly SourceSet[];
  /** For the `<img>` itself: the type that every browser shows. */
  readonly plain: SourceSet;
  /** Address for a browser that knows no `srcset`, and for the retry of a broken picture. */
  readonly src: string;
}

const FALLBACK_WIDTH = 1080;

/** Groups a picture's files, given by type with the best first, into what `<picture>` wants. */
export function pictureSources(sources: readonly StoredSource[]): PictureSources {
  const byType = Map.groupBy(sources, (source) => source.type);
  const sets = [...byType].map(([type, files]) => ({ type, srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', ') }));
  const plain = sets.at(-1) ?? { type: '', srcSet: '' };
  const files = byType.get(plain.type) ?? [];
  const fallback = files.find(({ width }) => width >= FALLBACK_WIDTH) ?? files.at(-1);
  return { better: sets.slice(0, -1), plain, src: fallback?.url ?? '' };
}
