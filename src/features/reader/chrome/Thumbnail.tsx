import type { StoredSource } from '../picture-sources.ts';
import styles from './Thumbnail.module.css';

export interface ThumbnailPicture {
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly sources: readonly StoredSource[];
}

export interface ThumbnailProps {
  readonly picture: ThumbnailPicture;
  /** Off in a grid, where most are never seen. */
  readonly isUrgent?: boolean;
}

/** A page in its smallest file, on its own colour until that has come. */
export function Thumbnail({ picture, isUrgent = false }: ThumbnailProps) {
  const { width, height, dominantColor, sources } = picture;
  return (
    <span className={styles.paper} style={{ background: dominantColor }}>
      <img
        key={smallestSource(sources)}
        className={styles.image}
        src={smallestSource(sources)}
        width={width}
        height={height}
        alt=""
        loading={isUrgent ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
    </span>
  );
}

/** Of the type that every browser shows, which comes last. */
function smallestSource(sources: readonly StoredSource[]): string | undefined {
  const type = sources.at(-1)?.type;
  return sources.filter((source) => source.type === type).toSorted((one, other) => one.width - other.width)[0]?.url;
}
