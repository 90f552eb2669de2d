import { useCallback, useRef } from 'react';
import { mayLeaveEnd } from './comic/end-hold.ts';
import type { Stage } from './comic/stage.ts';
import type { Place } from './place-signal.ts';

export interface Turning {
  /** Takes the stage that shows the pages from now on; null when it has been closed. */
  readonly open: (stage: Stage | null) => void;
  readonly move: (motion: 1 | -1) => void;
  /** Also goes to the next chapter, when the reader has been on the end page and steps on by a gesture of its own. */
  readonly step: (motion: 1 | -1, isRepeat: boolean) => void;
  /** The end page was pulled away. */
  readonly leaveEnd: () => void;
  readonly show: (position: number) => void;
  /** Remembers when the end page came; call it with every place. */
  readonly notePlace: (place: Place) => void;
}

/** Turns the pages of whatever stage is open. */
export function useTurning(onLeaveEnd: () => void): Turning {
  const stage = useRef<Stage | null>(null);
  const awaited = useRef<number | null>(null);
  const arrivedAt = useRef(Infinity);
  const show = useCallback((position: number) => {
    if (stage.current === null) awaited.current = position;
    else stage.current.show(position);
  }, []);
  return {
    show,
    leaveEnd: onLeaveEnd,
    open: (opened) => {
      stage.current = opened;
      if (opened === null || awaited.current === null) return;
      opened.show(awaited.current);
      awaited.current = null;
    },
    move: (motion) => stage.current?.move(motion),
    step: (motion, isRepeat) => {
      const { current } = stage;
      const isAtEnd = motion === 1 && current?.position === current?.lastPosition && current?.isPaged;
      if (!isAtEnd) current?.move(motion);
      else if (mayLeaveEnd(arrivedAt.current, performance.now(), isRepeat)) onLeaveEnd();
    },
    notePlace: ({ position }) => {
      if (position !== stage.current?.lastPosition) arrivedAt.current = Infinity;
      else if (arrivedAt.current === Infinity) arrivedAt.current = performance.now();
    },
  };
}
