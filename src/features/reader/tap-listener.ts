const CONTROLS = 'a, button, input, summary, [data-controls], [popover], [role="alert"]';

/**
 * Calls `onTap` with every tap on the page itself: not on a control, not at the end of selecting words, and not where
 * it closes a note or takes a selection away.
 */
export function listenForTaps(area: HTMLElement, onTap: (event: MouseEvent) => void): () => void {
  const listening = new AbortController();
  let endsOther = false;
  let leftNote: HTMLElement | null = null;
  // By the time of the click the browser has ended either; before iOS 18.3 it leaves a note open:
  // https://bugs.webkit.org/show_bug.cgi?id=267688
  const press = ({ target }: Event): void => {
    const note = document.querySelector<HTMLElement>('[popover="auto"]:popover-open');
    endsOther = note !== null || isSelected();
    leftNote = target instanceof Node && note?.contains(target) ? null : note;
  };
  const tap = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return;
    leftNote?.togglePopover(false);
    if (!endsOther && !isSelected()) onTap(event);
  };
  area.addEventListener('pointerdown', press, { capture: true, signal: listening.signal });
  area.addEventListener('click', tap, { signal: listening.signal });
  return () => listening.abort();
}

function isSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}
