import type { ComicView } from '../comic-view.ts';
import type { Size } from './page-geometry.ts';
import type { PagedInputOptions } from './paged-input.ts';
import type { Stage, StageOptions } from './stage.ts';

/** What is known of a chapter whose rendered pages are to be read. */
export interface StageRequest extends StageOptions, ComicView, Pick<PagedInputOptions, 'area' | 'onTurn' | 'onPullOut'> {
  /** Of the pictures, in reading order. */
  readonly sizes: readonly Size[];
  /** Given what turns the pages, and null before that closes. */
  readonly onOpen: (stage: Stage | null) => void;
}
