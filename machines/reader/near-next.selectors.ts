import type { ReadPlace } from './reader.types.ts';

/** The next chapter is prepared from this part of the open one on. */
const PREPARE_FROM = 0.8;

export function isNearNext({ progress }: Pick<ReadPlace, 'progress'>): boolean {
  return progress >= PREPARE_FROM;
}
