const CONTROLS = 'a, button, input, summary, [data-controls], [popover], [role="alert"]';

/** Calls `onTap` with every tap on the page itself: not on a control, not at the end of selecting words, and not where it closes a note or takes a selection away. */
export function listenForTaps(area: HTMLElement, onTap: (event: MouseEvent) => void): () => void {
  const listening = new AbortController();
  let endsOther = false;
  // By the time of the click the browser has ended either.
  const press = (): void => {
    endsOther = document.querySelector('[popover="auto"]:popover-open') !== null || isSelected();
  };
  const tap = (event: MouseEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (!isControl && !endsOther && !isSelected()) onTap(event);
  };
  area.addEventListener('pointerdown', press, { capture: true, signal: listening.signal });
  area.addEventListener('click', tap, { signal: listening.signal });
  return () => listening.abort();
}

function isSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}
