import type { NewsPlaceProps } from './NewsPlace.tsx';
import { useLatePlace } from './use-late-place.ts';

const load = async () => (await import('./NewsPlace.tsx')).NewsPlace;

/** Its words are those of the route. */
export function LateNews(props: NewsPlaceProps) {
  const Place = useLatePlace(load);
  return Place && <Place key={props.workId} {...props} />;
}
