import { isNearNext } from './near-next.selectors.ts';
import type { ReadPlace } from './reader.types.ts';

/** Whether `place` is on the page of `last`, and leaves the chart as it is that was told of that. */
export function isNoNews(place: ReadPlace, last: ReadPlace): boolean {
  const isSamePage = place.position === last.position && place.isAtEnd === last.isAtEnd;
  return isSamePage && isMoving(place) === isMoving(last) && isNearNext(place) === isNearNext(last);
}

function isMoving({ motion }: ReadPlace): boolean {
  return motion !== 0;
}
