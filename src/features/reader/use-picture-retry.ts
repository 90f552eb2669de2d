import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface PictureRetry {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly hasFailed: boolean;
  readonly setFailed: (hasFailed: boolean) => void;
  readonly retry: () => void;
}

/** Knows whether a picture has failed, before hydration too; it is asked for again by `retry`, or once the network is back. */
export function usePictureRetry(): PictureRetry {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const { current } = image;
    if (current?.complete !== true || current.naturalWidth > 0) return;
    // One that is only waited with looks the same in some browsers: asked for anew, it waits on or says that it fails.
    if (current.loading === 'lazy') askAgain(current);
    else setFailed(true);
  }, []);
  const retry = (): void => {
    setFailed(false);
    const { current } = image;
    if (current === null) return;
    current.loading = 'eager';
    askAgain(current);
  };
  // Whoever is shown the failure is heard at once: a network may be back before the next paint.
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return { image, hasFailed, setFailed, retry };
}

function askAgain(image: HTMLImageElement): void {
  image.setAttribute('src', image.getAttribute('src') ?? '');
}
