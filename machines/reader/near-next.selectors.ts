import type { ReadPlace } from './reader.types.ts';

/** Part of a chapter from which on the next one is prepared. */
const PREPARE_FROM = 0.8;

export function isNearNext({ progress }: Pick<ReadPlace, 'progress'>): boolean {
  return progress >= PREPARE_FROM;
}
