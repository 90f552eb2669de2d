import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { PagedStage } from './paged-stage.ts';
import type { StageRequest } from './stage-request.ts';
import type { Stage } from './stage.ts';
import { StripStage } from './strip-stage.ts';

/** Words of `data-comic` for which style sheets lay pages out in a way that only the file of the late modes turns. */
const LATE = /layout-(double|row)|wide-/;

/**
 * Lets the rendered pages be read in a layout; nothing but attributes and listeners is added, and all are taken back.
 * Finger, wheel and what goes beyond a strip and single pages come in a file of their own, right after; until it
 * has come, keys and taps turn single pages. Returns how to close it.
 */
export function openStage(request: StageRequest): () => void {
  const closing = new AbortController();
  let stage: Stage | null = null;
  const open = (): void => {
    if (stage !== null || closing.signal.aborted) return;
    stage = request.layout === 'strip' ? new StripStage(request) : new PagedStage(request);
    request.onOpen(stage);
  };
  const isLate = request.layout !== 'strip' && LATE.test(request.area.dataset['comic'] ?? '');
  if (!isLate) open();
  const beginLate = async (): Promise<void> => {
    if (!isLate) await nextFrame();
    const { beginModes } = await latePart(() => import('./late-modes.ts'), { signal: closing.signal, onDelay: open });
    beginModes(request, stage, closing.signal);
  };
  void beginLate();
  return () => {
    request.onOpen(null);
    closing.abort();
    stage?.close();
  };
}
