import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { ImageCache } from './image-cache.ts';
import { whenNear } from './approach.ts';
import styles from './LazyImage.module.css';

const PLACEHOLDER_IMAGE = '/img/placeholder.webp';
export const ERROR_IMAGE = '/img/error-image.png';

export interface ImageCandidates {
  /** A media type, such as image/avif. */
  readonly type: string;
  readonly srcSet: string;
}

export interface LazyImageProps {
  readonly src: string;
  /** Better compressed candidates of the same picture, the best first. */
  readonly candidates?: readonly ImageCandidates[];
  readonly sizes?: string;
  /** Pixels; the place is kept in their proportion before anything loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** 'now' for pictures that stand in the first screen: in the first response already, without a placeholder. */
  readonly loading?: 'near' | 'now';
  readonly className?: string | undefined;
}

type Stage = 'waiting' | 'loading' | 'shown' | 'failed';

const shownImages = new ImageCache();

/**
 * A picture that loads when it comes within 1.3 viewports, behind a placeholder; one attempt, then the error picture.
 * Without script a plain picture stands in its place.
 */
export function LazyImage(props: LazyImageProps) {
  const { src, candidates = [], sizes, width, height, alt, loading = 'near', className } = props;
  const image = useRef<HTMLImageElement>(null);
  const [stage, setStage] = useStage(src, loading, image);
  const isAsked = stage === 'loading' || stage === 'shown';
  const remember = (event: SyntheticEvent<HTMLImageElement>) => {
    if (!isAsked || event.currentTarget.currentSrc.endsWith(PLACEHOLDER_IMAGE)) return;
    shownImages.add(src);
    setStage('shown');
  };
  const element = (
    <img
      ref={image}
      src={isAsked ? src : stage === 'failed' ? ERROR_IMAGE : PLACEHOLDER_IMAGE}
      sizes={isAsked ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      fetchPriority={loading === 'now' ? 'high' : undefined}
      data-stage={stage}
      className={classNames(styles.image, className)}
      onLoad={remember}
      onError={() => isAsked && setStage('failed')}
    />
  );
  return (
    <>
      <picture className={styles.picture}>
        {isAsked &&
          candidates.map((candidate) => <source key={candidate.type} type={candidate.type} srcSet={candidate.srcSet} sizes={sizes} />)}
        {element}
      </picture>
      {loading === 'near' && <PlainImage {...props} />}
    </>
  );
}

function PlainImage({ src, width, height, alt, className }: LazyImageProps) {
  return (
    <noscript>
      <img src={src} width={width} height={height} alt={alt} loading="lazy" className={classNames(styles.withoutScript, className)} />
    </noscript>
  );
}

function useStage(src: string, loading: 'near' | 'now', image: { readonly current: HTMLImageElement | null }) {
  const first: Stage = loading === 'now' ? 'loading' : 'waiting';
  const [state, setState] = useState<{ readonly src: string; readonly stage: Stage }>({ src, stage: first });
  const stage = state.src === src ? state.stage : first;
  const setStage = (next: Stage) => setState({ src, stage: next });
  useEffect(() => {
    if (stage !== 'waiting' || image.current === null) return;
    if (shownImages.has(src)) return setState({ src, stage: 'shown' });
    return whenNear(image.current, () => setState({ src, stage: 'loading' }));
  }, [src, stage, image]);
  useEffect(() => {
    const shown = image.current;
    if (loading !== 'now' || !shown?.complete) return;
    setState({ src, stage: shown.naturalWidth === 0 ? 'failed' : 'shown' });
  }, [src, loading, image]);
  return [stage, setStage] as const;
}
