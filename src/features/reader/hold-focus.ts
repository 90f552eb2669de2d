import { onGesture } from './gestures.ts';
import { onScrollEnd } from './scroll-end.ts';

/** Milliseconds in which a glide ends that was under way when the focus came; later somebody draws the scroll bar. */
const GLIDING = 1000;

/**
 * Keeps in sight what the keyboard has come to on the end page, until the reader does something: a glide under way leads past it,
 * and groups of a text that were only estimated take their true extent, where browsers hold what stands at the head of the window.
 */
export function holdFocus(page: Document, left: AbortSignal): void {
  let held: { readonly element: Element; readonly since: number } | null = null;
  const bring = (): void => {
    if (held !== null && held.element === page.activeElement)
      held.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  const resizing = new ResizeObserver(bring);
  const release = (): void => {
    held = null;
    resizing.disconnect();
  };
  const hold = ({ target }: FocusEvent): void => {
    release();
    const end = target instanceof Element ? target.closest('[data-page="end"]') : null;
    if (!(target instanceof Element) || end === null || !target.matches(':focus-visible')) return;
    held = { element: target, since: performance.now() };
    const text = page.querySelector('[data-block]')?.closest('[lang]');
    for (const growing of [page.body, end, text]) if (growing) resizing.observe(growing);
  };
  const settle = (): void => {
    if (held !== null && performance.now() - held.since < GLIDING) bring();
  };
  onGesture(release, left);
  addEventListener('focusin', hold, { capture: true, signal: left });
  onScrollEnd(page, settle, left);
  left.addEventListener('abort', release, { once: true });
}
