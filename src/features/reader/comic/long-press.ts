/** Milliseconds that a finger rests. */
const REST = 500;
/** Pixels that a resting finger may stray. */
const STRAY = 10;

/** Calls `onPress` with the page under a finger that rests on it; what the browser would do then, and the tap at its end, are left out. A mouse keeps the browser's own menu. Returns what ends it. */
export function listenForLongPress(area: HTMLElement, onPress: (page: HTMLElement) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from: { readonly x: number; readonly y: number } | null = null;
  const give = (): void => {
    clearTimeout(resting);
    from = null;
  };
  const begin = (event: PointerEvent): void => {
    const wasResting = from !== null;
    give();
    const page = pageOf(event.target);
    if (wasResting || event.pointerType === 'mouse' || page === null) return;
    from = { x: event.clientX, y: event.clientY };
    resting = setTimeout(() => {
      give();
      swallowTap(area);
      onPress(page);
    }, REST);
  };
  const stray = ({ clientX, clientY }: PointerEvent): void => {
    if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) give();
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

function pageOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element && target.closest('a, button') === null ? target.closest<HTMLElement>('figure[data-page]') : null;
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

function leaveOutMenu(event: Event): void {
  const isByMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (!isByMouse && pageOf(event.target) !== null) event.preventDefault();
}
