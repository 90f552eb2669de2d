import type { SwipedStage } from './paged-input.ts';
import type { PagedStage } from './paged-stage.ts';

const SETTLE_DURATION = 220;

/** Open pages as a finger turns them: they follow it, and glide from where it left them to their place. */
export function swipedPages(stage: PagedStage, track: HTMLElement): SwipedStage {
  return {
    get position() {
      return stage.position;
    },
    get lastPosition() {
      return stage.lastPosition;
    },
    drag: (offset) => {
      for (const animation of track.getAnimations()) animation.cancel();
      track.style.transform = `translate3d(${offset}px, 0, 0)`;
    },
    release: (offset, turn, flow) => {
      track.style.transform = '';
      const rest = offset + (stage.turn(turn) ? turn : 0) * flow * track.clientWidth;
      if (rest === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      track.animate([{ transform: `translate3d(${rest}px, 0, 0)` }, { transform: 'translate3d(0, 0, 0)' }], {
        duration: SETTLE_DURATION,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    },
  };
}
