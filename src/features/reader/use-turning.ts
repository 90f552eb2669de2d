import { useCallback, useRef } from 'react';
import { mayLeave } from './comic/ending/end-hold.ts';
import type { PagePart } from './comic/stages/page-part.ts';
import type { Stage } from './comic/stages/stage.ts';
import type { Place, PlaceSignal } from './place-signal.ts';
import { tellStep } from './step-on.ts';

export interface Turning {
  /** Takes the stage that shows the pages from now on; null when it has been closed. */
  readonly open: (stage: Stage | null) => void;
  readonly move: (motion: 1 | -1) => void;
  /** Also goes out of the chapter, when the reader has been on the end page, or the first one, and steps on by a gesture of its own. */
  readonly step: (motion: 1 | -1, isRepeat: boolean) => void;
  /** The end page was pulled away, or the first one. */
  readonly leave: (motion: 1 | -1) => void;
  /** Brings the reader back to a place. */
  readonly show: (position: number, part?: PagePart) => void;
  /** The reader goes there. */
  readonly leap: (position: number) => void;
  /** Remembers when a page came; call it with every place. */
  readonly notePlace: (place: Place) => void;
}

/** What comes before a stage is open. */
interface AwaitedTurns {
  place: { readonly position: number; readonly part: PagePart | undefined } | null;
  readonly acts: ((stage: Stage) => void)[];
}

/** Turns the pages of whatever stage is open; what is asked for before that is done then. */
export function useTurning(signal: PlaceSignal, onLeave: (motion: 1 | -1) => void): Turning {
  const stage = useRef<Stage | null>(null);
  const awaited = useRef<AwaitedTurns>({ place: null, acts: [] });
  const arrival = useRef({ position: -1, at: 0 });
  const show = useCallback((position: number, part?: PagePart) => {
    if (stage.current === null) awaited.current.place = { position, part };
    else stage.current.show(position, part);
  }, []);
  const act = useCallback((onStage: (open: Stage) => void) => {
    if (stage.current === null) awaited.current.acts.push(onStage);
    else onStage(stage.current);
  }, []);
  const leap = useCallback((position: number) => act((open) => open.show(position)), [act]);
  const move = (motion: 1 | -1): void => act((open) => open.move(motion));
  return {
    show,
    leap,
    move,
    leave: onLeave,
    open: (opened) => {
      stage.current = opened;
      if (opened === null) return;
      signal.follow(opened);
      const before = awaited.current;
      awaited.current = { place: null, acts: [] };
      catchUp(opened, before, signal);
    },
    step: (motion, isRepeat) => {
      const { current } = stage;
      if (current === null) return move(motion);
      const { position, at } = arrival.current;
      // Pages that are scrolled have no end page that would fill the window: whoever listens knows whether the end is seen.
      if (motion === 1 && !isRepeat && !current.isPaged) tellStep();
      const isSeen = current.position === position && mayLeave(at, performance.now(), isRepeat);
      if (current.move(motion) === false && isSeen) onLeave(motion);
      return undefined;
    },
    notePlace: ({ position }) => void (arrival.current = { position, at: performance.now() }),
  };
}

function catchUp(opened: Stage, { place, acts }: AwaitedTurns, signal: PlaceSignal): void {
  if (place !== null) opened.show(place.position, place.part);
  // What held the place since the key was pressed did not know of it.
  if (acts.length > 0) signal.hold(0);
  for (const onStage of acts) onStage(opened);
}
