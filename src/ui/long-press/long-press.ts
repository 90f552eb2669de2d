/** Milliseconds that a finger rests, by the specification. */
export const LONG_PRESS = 500;
/** Pixels that a resting finger may stray, by the specification. */
export const LONG_PRESS_STRAY = 10;

export interface LongPress<Target> {
  /** What lies under the finger; null where a press means nothing, or something else. */
  readonly targetOf: (touched: EventTarget | null) => Target | null;
  readonly onPress: (target: Target) => void;
}

/**
 * Calls `onPress` with what is under a finger that rests on it; what the browser would do then, and the tap at its end,
 * are left out. A mouse keeps the browser's own menu. Returns what ends it.
 */
export function listenForLongPress<Target>(area: HTMLElement, { targetOf, onPress }: LongPress<Target>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from: { readonly x: number; readonly y: number } | null = null;
  let pressedBy = 'mouse';
  const give = (): void => {
    clearTimeout(resting);
    from = null;
  };
  const begin = (event: PointerEvent): void => {
    const wasResting = from !== null;
    pressedBy = event.pointerType;
    give();
    const target = targetOf(event.target);
    if (wasResting || event.pointerType === 'mouse' || target === null) return;
    from = { x: event.clientX, y: event.clientY };
    resting = setTimeout(() => {
      give();
      swallowTap(area);
      onPress(target);
    }, LONG_PRESS);
  };
  const stray = ({ clientX, clientY }: PointerEvent): void => {
    if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > LONG_PRESS_STRAY) give();
  };
  const leaveOutMenu = (event: Event): void => {
    // Before Safari 18.2 and Firefox 129 it does not say itself: https://caniuse.com/mdn-api_element_contextmenu_event_type_pointerevent
    const by = event instanceof PointerEvent ? event.pointerType : pressedBy;
    if (by !== 'mouse' && targetOf(event.target) !== null) event.preventDefault();
  };
  area.addEventListener('pointerdown', begin, { signal });
  area.addEventListener('pointermove', stray, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) area.addEventListener(type, give, { signal });
  area.addEventListener('contextmenu', leaveOutMenu, { signal });
  return () => {
    give();
    listening.abort();
  };
}

function swallowTap(area: HTMLElement): void {
  const lift = (): void => void setTimeout(() => area.removeEventListener('click', swallow, { capture: true }), 50);
  area.addEventListener('click', swallow, { capture: true, once: true });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, lift, { once: true });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
