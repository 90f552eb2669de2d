import type { ReadPlace } from './reader.types.ts';

/** Part of a chapter from which on the next one is prepared. */
const PREPARE_FROM = 0.8;

export function isNearNext({ progress }: ReadPlace): boolean {
  return progress >= PREPARE_FROM;
}

/** Whether the chart, once it has been told of the one, is left as it is by the other. */
export function isNoNews(other: ReadPlace, one: ReadPlace): boolean {
  const isSamePage = other.position === one.position && other.isAtEnd === one.isAtEnd;
  return isSamePage && isMoving(other) === isMoving(one) && isNearNext(other) === isNearNext(one);
}

function isMoving({ motion }: ReadPlace): boolean {
  return motion !== 0;
}
