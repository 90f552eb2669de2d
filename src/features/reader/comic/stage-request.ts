import type { ComicView } from './comic-view.ts';
import type { CroppedPage } from './crop-pages.ts';
import type { PagedInputOptions } from './paged-input.ts';
import type { Stage, StageOptions } from './stage.ts';

/** What is known of a chapter whose rendered pages are to be read. */
export interface StageRequest extends StageOptions, ComicView, Pick<PagedInputOptions, 'area' | 'onTurn' | 'onPullPastEnd'> {
  readonly sizes: readonly CroppedPage[];
  /** Given what turns the pages, and null before that closes. */
  readonly onOpen: (stage: Stage | null) => void;
}
