import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { PictureGround } from '#src/entities/picture/PictureGround.tsx';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import styles from './ComicPage.module.css';
import { pictureSizes, type Size } from './stages/page-geometry.ts';
import { LatePictureFailure } from '../LatePictureFailure.tsx';
import { pictureSources } from '../picture-sources.ts';
import { usePictureRetry } from '../use-picture-retry.ts';

export const ComicPage_page = graphql(/* GraphQL */ `
  fragment ComicPage_page on Page {
    id
    number
    picture {
      width
      height
      dominantColor
      thumbhash
      cropBox {
        left
        top
        width
        height
      }
      sources {
        url
        width
        type
      }
    }
  }
`);

interface CropBox extends Size {
  readonly left: number;
  readonly top: number;
}

export interface ComicPageProps {
  readonly page: FragmentType<typeof ComicPage_page>;
  readonly layout: 'strip' | 'paged';
  /** Part of the width it is shown at in which it is loaded. */
  readonly width?: number;
}

/**
 * One picture in a place of its exact shape. The first one is on the critical path: an ordinary `<img>` that needs no
 * script; hydration keeps its node.
 */
export const ComicPage = memo(function ComicPage({ page, layout, width: part = 1 }: ComicPageProps) {
  const { t } = useLingui();
  const { id, number, picture } = readFragment(ComicPage_page, page);
  const { width, height, dominantColor, thumbhash, cropBox } = picture;
  const { better, plain, src } = pictureSources(picture.sources);
  const { image, hasFailed, setFailed, retry } = usePictureRetry();
  const sizes = pictureSizes(picture, layout, part);
  const urgency =
    number === 1
      ? ({ fetchPriority: 'high', decoding: 'sync', 'data-first': '' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <figure className={styles.page} data-page={id} data-broken={hasFailed || undefined} {...(cropBox && cropMarks(cropBox))}>
      <PictureGround {...{ width, height, dominantColor, thumbhash }} className={styles.paper} />
      <picture className={styles.picture}>
        {better.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          {...urgency}
          ref={image}
          className={styles.image}
          sizes={sizes}
          srcSet={plain.srcSet}
          src={src}
          width={width}
          height={height}
          alt={t`Page ${number}`}
          draggable={false}
          onError={() => setFailed(true)}
          onLoad={() => setFailed(false)}
        />
      </picture>
      {hasFailed && <LatePictureFailure number={number} onRetry={retry} />}
    </figure>
  );
});

/** What is left of a picture without its borders, for style sheets. */
function cropMarks({ left, top, width, height }: CropBox) {
  return { 'data-crop-left': left, 'data-crop-top': top, 'data-crop-width': width, 'data-crop-height': height };
}
