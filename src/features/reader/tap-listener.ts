const CONTROLS = 'a, button, input, summary, [data-controls], [popover], [role="alert"]';

/** Calls `onTap` with every tap on the page itself: not on a control, and not at the end of selecting words. */
export function listenForTaps(area: HTMLElement, onTap: (event: MouseEvent) => void): () => void {
  const listening = new AbortController();
  const tap = (event: MouseEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (!isControl && getSelection()?.isCollapsed !== false) onTap(event);
  };
  area.addEventListener('click', tap, { signal: listening.signal });
  return () => listening.abort();
}
