import { latePart } from '#src/ui/late/late-part.ts';
import { lazy, Suspense } from 'react';
import type { PictureFailureProps } from './PictureFailure.tsx';

/** Until its file comes the place keeps its colour, and the picture is asked for when the network is back. */
const PictureFailure = lazy(() => latePart(() => import('./PictureFailure.tsx')).then(({ PictureFailure: part }) => ({ default: part })));

export function LatePictureFailure(props: PictureFailureProps) {
  return (
    <Suspense>
      <PictureFailure {...props} />
    </Suspense>
  );
}
