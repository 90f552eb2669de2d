const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';
/** What a reader looks over as one; a stop beyond it is no heir. */
const BOUNDS = 'dialog, main';

interface Held {
  readonly element: HTMLElement;
  /** What it stood in, nearest first. */
  readonly within: readonly Element[];
  readonly address: string;
}

/**
 * Keeps the place of readers who use the keyboard: when what has the focus leaves the page, what stands in its place takes it, or what
 * comes next, or what came before, as far as it is seen. A page that was left for another begins anew, a dialog or what is marked
 * data-gives-focus has given it on by itself, and who points with a finger or a mouse has no place to keep. Returns what ends it.
 */
export function keepFocus(document: Document): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  let held: Held | null = null;
  let isByKeys = false;
  const hold = ({ target }: FocusEvent): void => {
    held = target instanceof HTMLElement ? { element: target, within: ancestorsOf(target), address: document.URL } : null;
  };
  // Browsers differ in whether they tell of this when the element goes:
  // https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule
  const release = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected && document.activeElement !== target) held = null;
    });
  const pass = (records: readonly MutationRecord[]): void => {
    if (held === null || held.element.isConnected) return;
    const { within, address } = held;
    held = null;
    if (!isByKeys || address !== document.URL || document.activeElement !== document.body || within.some(hasGivenFocus)) return;
    heirOf(within, records)?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', hold, options);
  document.addEventListener('focusout', release, options);
  document.addEventListener('keydown', () => (isByKeys = true), options);
  document.addEventListener('pointerdown', () => (isByKeys = false), options);
  const watching = new MutationObserver(pass);
  watching.observe(document.body, { childList: true, subtree: true });
  return () => {
    ending.abort();
    watching.disconnect();
  };
}

function heirOf(within: readonly Element[], records: readonly MutationRecord[]): HTMLElement | undefined {
  const place = within.findIndex((element) => element.isConnected);
  const gone = within[place - 1];
  const record = records.find(({ target, removedNodes }) => target === within[place] && (!gone || [...removedNodes].includes(gone)));
  let before: Node | null = record?.previousSibling?.isConnected === true ? record.previousSibling : null;
  for (const element of within.slice(place)) {
    const stops = stopsIn(element);
    const next = stops.find((stop) => isAfter(stop, before)) ?? stops.findLast((stop) => before === null || !isAfter(stop, before));
    if (next !== undefined || element.matches(BOUNDS)) return next;
    before = element;
  }
  return undefined;
}

/** Beyond a node and what it holds; everything is beyond none. */
function isAfter(stop: Element, before: Node | null): boolean {
  if (before === null) return true;
  const order = before.compareDocumentPosition(stop);
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (order & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
}

function stopsIn(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.closest('[inert]') === null && stop.checkVisibility({ visibilityProperty: true }) && isSeen(stop),
  );
}

function isSeen(stop: Element): boolean {
  const { left, top, right, bottom } = stop.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

function hasGivenFocus(element: Element): boolean {
  return element.matches('dialog:not([open]), [data-gives-focus]');
}

function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) ancestors.push(parent);
  return ancestors;
}
