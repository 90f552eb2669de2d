import type { FollowPlaceProps } from './FollowPlace.tsx';
import { useLatePlace } from './use-late-place.ts';

const load = async () => (await import('./FollowPlace.tsx')).FollowPlace;

/** Until it comes there is no button. */
export function LateFollow(props: FollowPlaceProps) {
  const Place = useLatePlace(load, 'history');
  return Place && <Place {...props} />;
}
