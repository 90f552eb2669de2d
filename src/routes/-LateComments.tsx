import { lazy, Suspense, useCallback, useState } from 'react';
import { NearPlace } from '#src/features/comments/NearPlace.tsx';
import type { CommentsPlaceProps } from './-CommentsPlace.tsx';

const CommentsPlace = lazy(() => import('./-CommentsPlace.tsx').then(({ CommentsPlace: place }) => ({ default: place })));

/** Comments of which nothing is loaded, script included, before their place comes near. */
export function LateComments(props: Pick<CommentsPlaceProps, 'subject' | 'returnTo'>) {
  const [isNear, setNear] = useState(false);
  const approach = useCallback(() => setNear(true), []);
  return (
    <NearPlace onNear={approach}>
      <Suspense fallback={null}>{isNear && <CommentsPlace {...props} given={null} />}</Suspense>
    </NearPlace>
  );
}
