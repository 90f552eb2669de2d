import { onGesture } from '../gestures.ts';

const BARS = '[data-format] > :is(header, nav)';
/** Keys that go through the bars, and those that go with another. */
const KEEPS_FOCUS = /^(Tab|Shift|Control|Alt|Meta|AltGraph)$/;

/**
 * A bar stays over the page while it has the focus. A mouse or a finger leaves that on what it pressed, as does a sheet that was
 * opened so: it is taken back once the reader goes on elsewhere, so that the bar goes and keys are the reader's again. Who came
 * to a bar by keys stays there until Escape. Ends with `left`.
 */
export function leaveBars(page: Document, left: AbortSignal): void {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: FocusEvent): void => {
    const isPressed = target instanceof HTMLElement && target.closest(BARS) !== null && !target.matches(':focus-visible');
    pressed = isPressed ? target : null;
  };
  const leave = (): void => {
    if (pressed !== null && pressed === page.activeElement) pressed.blur();
    pressed = null;
  };
  // A finger gives a slider no focus: the bar would go with the first page, under the finger that moves on.
  const hold = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || !isInBar(target)) return;
    target.focus({ preventScroll: true, focusVisible: false });
    pressed = target;
  };
  const goOn = (event: Event): void => {
    const isElsewhere = event instanceof KeyboardEvent ? !KEEPS_FOCUS.test(event.key) : !isInBar(event.target);
    if (isElsewhere) leave();
  };
  // A slider is moved while the pages turn.
  const hiding = new MutationObserver(() => pressed instanceof HTMLInputElement || leave());
  const frame = page.querySelector('[data-format]');
  // A bar that is seen for its focus alone goes with that; others go as Escape has them.
  const escape = (event: KeyboardEvent): void => {
    const { activeElement } = page;
    if (event.key !== 'Escape' || event.defaultPrevented || !(activeElement instanceof HTMLElement) || !isInBar(activeElement)) return;
    activeElement.blur();
    if (frame?.matches('[data-bars]') === false) event.preventDefault();
  };
  if (frame) hiding.observe(frame, { attributeFilter: ['data-bars'] });
  page.addEventListener('focusin', note, { signal: left });
  page.addEventListener('keydown', escape, { signal: left });
  page.addEventListener('pointerdown', hold, { signal: left });
  onGesture(goOn, left);
  left.addEventListener('abort', () => hiding.disconnect(), { once: true });
}

function isInBar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BARS) !== null;
}
