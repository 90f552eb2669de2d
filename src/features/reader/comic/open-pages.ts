import type { ComicView } from './comic-view.ts';
import type { Size } from './page-geometry.ts';
import { attachPagedInput, type PagedInputOptions } from './paged-input.ts';
import { PagedStage } from './paged-stage.ts';
import type { Stage, StageOptions } from './stage.ts';

export interface StageRequest extends StageOptions, ComicView, Pick<PagedInputOptions, 'area' | 'onTurn' | 'onPullPastEnd'> {
  readonly sizes: readonly Size[];
  /** Given what turns the pages, and null before that closes. */
  readonly onOpen: (stage: Stage | null) => void;
}

/** Pages that are turned, by finger and wheel as well, until they are closed. */
export function openPages(request: StageRequest): PagedStage {
  const stage = new PagedStage(request);
  stage.closing.addEventListener('abort', attachPagedInput({ ...request, stage, flow: flowOf(request) }));
  return stage;
}

/** 1 where the next page lies to the right, -1 where it lies to the left. */
export function flowOf({ direction }: ComicView): 1 | -1 {
  return direction === 'rtl' ? -1 : 1;
}
