import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { LazyImage } from '../../ui/lazy-image/LazyImage.tsx';
import { imageSources } from '../picture/image-candidates.ts';
import { PictureGround } from '../picture/PictureGround.tsx';
import { BlankCover } from './BlankCover.tsx';
import styles from './Cover.module.css';

export const Cover_picture = graphql(/* GraphQL */ `
  fragment Cover_picture on Picture {
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

export interface CoverProps {
  readonly data: FragmentType<typeof Cover_picture> | null | undefined;
  /** Stands on a drawn cover where there is no picture. */
  readonly title: string;
  /** Empty where the title stands beside the cover anyway. */
  readonly alt: string;
  /** As the attribute of an img: how wide the cover is shown. */
  readonly sizes: string;
  readonly loading?: 'near' | 'now';
  /** Hides the picture of a sensitive work behind a blur. */
  readonly isVeiled?: boolean;
  readonly className?: string | undefined;
}

/** Always 2:3, in the picture's colour and a hint of its shapes until it arrives, so that nothing moves. */
export function Cover({ data, title, alt, sizes, loading = 'near', isVeiled = false, className }: CoverProps) {
  const picture = readFragment(Cover_picture, data);
  const { candidates, src } = imageSources(picture?.sources ?? []);
  return (
    <span className={classNames(styles.cover, className)} data-veiled={isVeiled || undefined}>
      {picture && src ? (
        <>
          <PictureGround
            width={2}
            height={3}
            dominantColor={picture.dominantColor}
            thumbhash={picture.thumbhash}
            className={styles.ground}
          />
          <LazyImage
            {...{ src, candidates, sizes, alt, loading }}
            width={picture.width}
            height={picture.height}
            className={styles.picture}
          />
        </>
      ) : (
        <BlankCover title={title} alt={alt} />
      )}
    </span>
  );
}
