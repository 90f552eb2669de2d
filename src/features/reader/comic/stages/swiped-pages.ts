import type { SwipedStage } from './paged-input.ts';
import type { PagedStage } from './paged-stage.ts';
import { isTurnedDownward } from './turned-downward.ts';

const SETTLE_DURATION = 220;

/** Open pages as a finger turns them: they follow it, and glide from where it left them to their place. */
export function swipedPages(stage: PagedStage, track: HTMLElement, flow: 1 | -1): SwipedStage {
  /** That of the next chapter is none of the stage's. */
  const isBesideEnd = (): boolean => track.querySelector(':scope > [data-slot="next"]:not([data-page])') !== null;
  const glideFrom = (offset: number): void => {
    if (offset === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    track.animate([{ transform: movedBy(offset, track) }, { transform: movedBy(0, track) }], {
      duration: SETTLE_DURATION,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  };
  return {
    get position() {
      return stage.position;
    },
    get lastPosition() {
      return stage.lastPosition;
    },
    get leadsOn() {
      return stage.position === stage.lastPosition && isBesideEnd();
    },
    drag: (offset) => {
      for (const animation of track.getAnimations()) animation.cancel();
      track.style.transform = movedBy(offset, track);
    },
    release: (offset, turn, goOn) => {
      track.style.transform = '';
      const hasTurned = goOn === null ? stage.turn(turn) : isBesideEnd();
      goOn?.();
      const window = isTurnedDownward(track) ? track.clientHeight : flow * track.clientWidth;
      glideFrom(offset + (hasTurned ? turn : 0) * window);
      return hasTurned;
    },
  };
}

function movedBy(offset: number, track: HTMLElement): string {
  return isTurnedDownward(track) ? `translate3d(0, ${offset}px, 0)` : `translate3d(${offset}px, 0, 0)`;
}
