import { onGesture } from '../gestures.ts';

/**
 * Keeps in sight what the keyboard has come to after `text`, while groups of the text that were only estimated take their
 * true extent: browsers hold what stands at the head of the window, which may be one of those groups. Returns what stops it.
 */
export function holdFocus(text: HTMLElement): () => void {
  const listening = new AbortController();
  let held: Element | null = null;
  const release = (): void => {
    held = null;
  };
  const hold = ({ target }: FocusEvent): void => {
    const isAfter = target instanceof Element && (text.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    held = isAfter && !text.contains(target) && target.matches(':focus-visible') ? target : null;
  };
  const resizing = new ResizeObserver(() => {
    if (held !== null && held === document.activeElement) held.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
  onGesture(release, listening.signal);
  addEventListener('focusin', hold, { capture: true, signal: listening.signal });
  resizing.observe(text);
  return () => {
    listening.abort();
    resizing.disconnect();
  };
}
