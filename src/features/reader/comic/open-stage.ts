import { PagedStage } from './paged-stage.ts';
import type { StageRequest } from './stage-request.ts';
import { StripStage } from './strip-stage.ts';

/**
 * Lets the rendered pages be read in a layout; nothing but attributes and listeners is added, and all are taken back.
 * Finger, wheel and what goes beyond a strip and single pages come in a file of their own, right after; where that does
 * not come, keys and taps turn the pages. Returns how to close it.
 */
export function openStage(request: StageRequest): () => void {
  const closing = new AbortController();
  const stage = request.layout === 'strip' ? new StripStage(request) : new PagedStage(request);
  request.onOpen(stage);
  import('./late-modes.ts').then(({ beginModes }) => beginModes(request, stage, closing.signal)).catch(() => undefined);
  return () => {
    request.onOpen(null);
    closing.abort();
    stage.close();
  };
}
