import type { Stage } from '../../comic/stages/stage.ts';
import type { LaidTextOptions } from './text-flow.ts';
import { PagedText } from './paged-text.ts';
import { SidewaysText } from './sideways-text.ts';

/** Moves a text that the window does not scroll: in pages, or set vertically. */
export function openLaidText(options: LaidTextOptions): Stage {
  return options.isPaged ? new PagedText(options) : new SidewaysText(options);
}
