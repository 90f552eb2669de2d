import { isNearNext } from './near-next.selectors.ts';
import type { ReadPlace } from './reader.types.ts';

/** Whether the chart, once it has been told of the one, is left as it is by the other. */
export function isNoNews(other: ReadPlace, one: ReadPlace): boolean {
  const isSamePage = other.position === one.position && other.isAtEnd === one.isAtEnd;
  return isSamePage && isMoving(other) === isMoving(one) && isNearNext(other) === isNearNext(one);
}

function isMoving({ motion }: ReadPlace): boolean {
  return motion !== 0;
}
