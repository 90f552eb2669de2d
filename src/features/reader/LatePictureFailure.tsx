import { lazy, Suspense, type ComponentType } from 'react';
import type { PictureFailureProps } from './PictureFailure.tsx';

/** Where not even its file comes, the place keeps its colour, and the picture is asked for when the network is back. */
const PictureFailure = lazy<ComponentType<PictureFailureProps>>(() =>
  import('./PictureFailure.tsx').then(
    ({ PictureFailure: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

export function LatePictureFailure(props: PictureFailureProps) {
  return (
    <Suspense>
      <PictureFailure {...props} />
    </Suspense>
  );
}
