import { openPages, type StageRequest } from './open-pages.ts';
import { StripStage } from './strip-stage.ts';

/**
 * Lets the rendered pages be read in a layout; nothing but attributes and listeners is added, and all are taken back.
 * What goes beyond a strip and single pages comes in a file of its own; where that does not come, they stay. Returns how to close it.
 */
export function openStage(request: StageRequest): () => void {
  const closing = new AbortController();
  const stage = request.layout === 'strip' ? new StripStage(request) : openPages(request);
  request.onOpen(stage);
  import('./late-modes.ts').then(({ beginModes }) => beginModes(request, stage, closing.signal)).catch(() => undefined);
  return () => {
    request.onOpen(null);
    closing.abort();
    stage.close();
  };
}
