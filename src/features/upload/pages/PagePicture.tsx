import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { imageSources } from '../../../entities/picture/image-candidates.ts';
import { PictureGround } from '../../../entities/picture/PictureGround.tsx';
import { LazyImage } from '../../../ui/lazy-image/LazyImage.tsx';
import styles from './PagePicture.module.css';

export const PagePicture_picture = graphql(/* GraphQL */ `
  fragment PagePicture_picture on Picture {
    id
    width
    height
    dominantColor
    thumbhash
    sources {
      url
      width
      type
    }
  }
`);

export type PagePictureData = FragmentType<typeof PagePicture_picture>;

export interface PagePictureProps {
  readonly data: PagePictureData;
  readonly alt: string;
  /** As the attribute of an img. */
  readonly sizes: string;
}

/** One page, in its colour and a hint of its shapes until it arrives. */
export function PagePicture({ data, alt, sizes }: PagePictureProps) {
  const { width, height, dominantColor, thumbhash, sources } = readFragment(PagePicture_picture, data);
  const { candidates, src } = imageSources(sources);
  return (
    <span className={styles.place}>
      <PictureGround {...{ width, height, dominantColor, thumbhash }} className={styles.ground} />
      {src !== undefined && <LazyImage {...{ src, candidates, sizes, alt, width, height }} className={styles.picture} />}
    </span>
  );
}
