import type { Block } from '#graphql/document/chapter-document.ts';
import { LatePictureFailure } from '../../LatePictureFailure.tsx';
import { pictureSources, type StoredSource } from '../../picture-sources.ts';
import { usePictureRetry } from '../../use-picture-retry.ts';
import styles from './PictureBlock.module.css';

export interface DocumentPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly sources: readonly StoredSource[];
}

export interface PictureBlockProps {
  readonly block: Extract<Block, { kind: 'picture' }>;
  readonly picture: DocumentPicture | undefined;
}

/** Pixels of either side from which on a picture's place has room to say that it failed. */
const ROOM_TO_SAY = 200;

/** A picture between paragraphs, in a place of its exact shape; one that is not stored leaves its words. */
export function PictureBlock({ block, picture }: PictureBlockProps) {
  if (picture === undefined) return block.alt === '' ? null : <p data-block={block.id}>{block.alt}</p>;
  return <StoredPicture block={block} picture={picture} />;
}

function StoredPicture({ block, picture }: { readonly block: PictureBlockProps['block']; readonly picture: DocumentPicture }) {
  const { width, height } = picture;
  const { better, plain, src } = pictureSources(picture.sources);
  const { image, hasFailed, setFailed, retry } = usePictureRetry();
  const sizes = `min(100vw, ${width}px)`;
  return (
    <figure className={styles.figure} data-block={block.id} data-broken={hasFailed || undefined}>
      <picture className={styles.picture}>
        {better.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          ref={image}
          loading="lazy"
          decoding="async"
          className={styles.image}
          sizes={sizes}
          srcSet={plain.srcSet}
          src={src}
          width={width}
          height={height}
          alt={block.alt}
          onError={() => setFailed(true)}
          onLoad={() => setFailed(false)}
        />
      </picture>
      {hasFailed && (
        <svg className={styles.image} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <rect width={width} height={height} fill={picture.dominantColor} />
        </svg>
      )}
      {hasFailed && Math.min(width, height) >= ROOM_TO_SAY && <LatePictureFailure number={null} onRetry={retry} />}
    </figure>
  );
}
