import { useCallback, useRef } from 'react';
import { mayLeaveEnd } from './comic/end-hold.ts';
import type { PagePart } from './comic/page-part.ts';
import type { Stage } from './comic/stage.ts';
import type { Place, PlaceSignal } from './place-signal.ts';
import { tellStep } from './step-on.ts';

export interface Turning {
  /** Takes the stage that shows the pages from now on; null when it has been closed. */
  readonly open: (stage: Stage | null) => void;
  readonly move: (motion: 1 | -1) => void;
  /** Also goes to the next chapter, when the reader has been on the end page and steps on by a gesture of its own. */
  readonly step: (motion: 1 | -1, isRepeat: boolean) => void;
  /** The end page was pulled away. */
  readonly leaveEnd: () => void;
  /** Brings the reader back to a place. */
  readonly show: (position: number, part?: PagePart) => void;
  /** The reader goes there. */
  readonly leap: (position: number) => void;
  /** Remembers when the end page came; call it with every place. */
  readonly notePlace: (place: Place) => void;
}

/** What comes before a stage is open. */
interface AwaitedTurns {
  place: { readonly position: number; readonly part: PagePart | undefined } | null;
  readonly acts: ((stage: Stage) => void)[];
}

/** Turns the pages of whatever stage is open; what is asked for before that is done then. */
export function useTurning(signal: PlaceSignal, onLeaveEnd: () => void): Turning {
  const stage = useRef<Stage | null>(null);
  const awaited = useRef<AwaitedTurns>({ place: null, acts: [] });
  const arrivedAt = useRef(Infinity);
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
    leaveEnd: onLeaveEnd,
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
      if (motion === 1 && !isRepeat) tellStepOver(current);
      if (motion === -1 || !isOnEndPage(current)) move(motion);
      else if (mayLeaveEnd(arrivedAt.current, performance.now(), isRepeat)) onLeaveEnd();
    },
    notePlace: ({ position }) => {
      if (position !== stage.current?.lastPosition) arrivedAt.current = Infinity;
      else if (arrivedAt.current === Infinity) arrivedAt.current = performance.now();
    },
  };
}

function catchUp(opened: Stage, { place, acts }: AwaitedTurns, signal: PlaceSignal): void {
  if (place !== null) opened.show(place.position, place.part);
  // What held the place since the key was pressed did not know of it.
  if (acts.length > 0) signal.hold(0);
  for (const onStage of acts) onStage(opened);
}

/** Pages that are scrolled have no end page that would fill the window: whoever listens knows whether the end is seen. */
function tellStepOver(stage: Stage | null): void {
  if (stage?.isPaged === false) tellStep();
}

function isOnEndPage(stage: Stage | null): boolean {
  return stage !== null && stage.position === stage.lastPosition && stage.isPaged;
}
