import { isNearNext } from './near-next.selectors.ts';
import type { ReadPlace } from './reader.types.ts';

/** Whether `place` leaves the chart as it is, which was told of `last` before. */
export function isNoNews(place: ReadPlace, last: ReadPlace): boolean {
  const isSamePage = place.position === last.position && place.isAtEnd === last.isAtEnd;
  return isSamePage && isMoving(place) === isMoving(last) && isNearNext(place) === isNearNext(last);
}

function isMoving({ motion }: ReadPlace): boolean {
  return motion !== 0;
}
