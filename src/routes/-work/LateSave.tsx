import type { ComponentProps } from 'react';
import { SaveButtonPlace } from '#src/features/shelf/SaveButtonPlace.tsx';
import type { SavePlace } from './SavePlace.tsx';
import { useLatePlace } from './use-late-place.ts';

const load = async () => (await import('./SavePlace.tsx')).SavePlace;

/** Until it comes there is no button. */
export function LateSave(props: ComponentProps<typeof SavePlace>) {
  const Place = useLatePlace(load, 'shelf');
  const place = Place && <Place {...props} />;
  return props.shape === 'row' ? place : <SaveButtonPlace>{place}</SaveButtonPlace>;
}
