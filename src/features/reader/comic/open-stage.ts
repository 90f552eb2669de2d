import type { ComicView } from './comic-view.ts';
import type { Size } from './page-geometry.ts';
import { attachPagedInput, type PagedInputOptions } from './paged-input.ts';
import { PagedStage } from './paged-stage.ts';
import { pagesOf, type Stage, type StageOptions } from './stage.ts';
import { StripStage } from './strip-stage.ts';

export interface StageRequest extends StageOptions, ComicView, Pick<PagedInputOptions, 'area' | 'onTurn' | 'onPullPastEnd'> {
  readonly sizes: readonly Size[];
}

export interface OpenedStage {
  readonly stage: Stage;
  readonly close: () => void;
}

/** Lets the rendered pages be read in a layout; nothing but attributes and listeners is added, and all are taken back. */
export function openStage({ layout, direction, area, onTurn, onPullPastEnd, ...options }: StageRequest): OpenedStage {
  if (layout === 'strip') {
    const stage = new StripStage(options);
    const stopReleasing = releaseLater(options.track);
    const close = (): void => {
      stopReleasing();
      stage.close();
    };
    return { stage, close };
  }
  const stage = new PagedStage(options);
  const detach = attachPagedInput({ area, stage, flow: direction === 'rtl' ? -1 : 1, onTurn, onPullPastEnd });
  const close = (): void => {
    detach();
    stage.close();
  };
  return { stage, close };
}

/** Nothing but memory depends on it, so it comes in a file of its own; where that does not come, pictures stay. */
function releaseLater(track: HTMLElement): () => void {
  const closing = new AbortController();
  const begin = async (): Promise<void> => {
    const { releaseFarPictures } = await import('./far-pictures.ts');
    releaseFarPictures(pagesOf(track).slice(0, -1), closing.signal);
  };
  begin().catch(() => undefined);
  return () => closing.abort();
}
