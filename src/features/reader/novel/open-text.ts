import type { Stage } from '../comic/stage.ts';
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
  let isClosed = false;
  const open = async (): Promise<void> => {
    const { openLaidText } = await import('./laid-text.ts');
    if (isClosed) return;
    stage = openLaidText(options);
    options.onOpen(stage);
  };
  // Without it the text still stands as chosen, and the browser scrolls what it can.
  open().catch(() => undefined);
  return () => {
    isClosed = true;
    options.onOpen(null);
    stage?.close();
  };
}
