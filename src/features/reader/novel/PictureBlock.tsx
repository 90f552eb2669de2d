import type { Block } from '#graphql/document/chapter-document.ts';
import { pictureSources, type StoredSource } from '../picture-sources.ts';
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

/** A picture between paragraphs, in a place of its exact shape; one that is not stored leaves its words. */
export function PictureBlock({ block, picture }: PictureBlockProps) {
  if (picture === undefined) return block.alt === '' ? null : <p data-block={block.id}>{block.alt}</p>;
  const { better, plain, src } = pictureSources(picture.sources);
  const sizes = `min(100vw, ${picture.width}px)`;
  return (
    <figure className={styles.figure} data-block={block.id}>
      <picture>
        {better.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          loading="lazy"
          decoding="async"
          className={styles.image}
          sizes={sizes}
          srcSet={plain.srcSet}
          src={src}
          width={picture.width}
          height={picture.height}
          alt={block.alt}
        />
      </picture>
    </figure>
  );
}
