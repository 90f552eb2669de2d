import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { PlaceSignal } from '../place-signal.ts';
import { Reach, type Arrival } from './reach.ts';

export interface FollowedReach {
  /** The reader rests at an element, from 0; how far they came is kept once that is certain. */
  readonly restAt: (order: number) => void;
  readonly stop: () => void;
}

/** Keeps how far a reader comes in a chapter, as its furthest element, from 0. */
export function followReach(signal: PlaceSignal, arrival: Arrival, keep: (order: number) => void): FollowedReach {
  const reach = new Reach(arrival);
  reach.move(signal.place);
  const stop = signal.subscribe((place) => reach.move(place));
  let isKept = arrival.reach !== null;
  const keepReach = (): void => {
    isKept = true;
    keep(reach.order);
  };
  // On a busy device what shows the chapter is moved a while before it tells of it: a leap would look like rest.
  const restAt = async (order: number): Promise<void> => {
    const seen = signal.place;
    if (!isKept) keepReach();
    await nextFrame();
    if (signal.place !== seen) return;
    reach.rest(order);
    keepReach();
  };
  return { restAt: (order) => void restAt(order), stop };
}
