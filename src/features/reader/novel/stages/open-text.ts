import { latePart } from '#src/ui/late/late-part.ts';
import type { Stage } from '../../comic/stages/stage.ts';
import { estimateExtent } from './group-extent.ts';
import type { LaidTextOptions } from './text-flow.ts';
import { watchScroll } from './watch-scroll.ts';

export interface OpenTextOptions extends LaidTextOptions {
  /** Given what moves the text, and null before that closes; the window moves a horizontal scrolled one itself. */
  readonly onOpen: (stage: Stage | null) => void;
}

/** Follows the reader through the text in whatever way it runs; returns what stops it. */
export function openText(options: OpenTextOptions): () => void {
  if (options.isPaged) return openLaid(options);
  const stops = [estimateExtent(options.text), options.isVertical ? openLaid(options) : watchScroll(options.text, options.onPlace)];
  return () => {
    for (const stop of stops) stop();
  };
}

function openLaid(options: OpenTextOptions): () => void {
  let stage: Stage | null = null;
  const closing = new AbortController();
  const open = async (): Promise<void> => {
    const { openLaidText } = await latePart(() => import('./laid-text.ts'), closing);
    if (closing.signal.aborted) return;
    stage = openLaidText(options);
    options.onOpen(stage);
  };
  // Until then the text stands as chosen, and the browser scrolls what it can.
  void open();
  return () => {
    closing.abort();
    options.onOpen(null);
    stage?.close();
  };
}
