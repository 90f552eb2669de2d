import type { Overflow } from '../stages/page-scroll.ts';

/** Part of the window that an arrow key moves an enlarged page by. */
const STEP = 0.4;
const NEEDS_ARROWS = 'input, textarea, select, dialog, [contenteditable], [role="menu"], [role="listbox"]';

/** Arrow keys by the side of an enlarged page that they show more of, whatever the direction of reading. */
const SIDES: Readonly<Record<string, { readonly side: keyof Overflow; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }>> = {
  ArrowLeft: { side: 'left', x: -1, y: 0 },
  ArrowRight: { side: 'right', x: 1, y: 0 },
  ArrowUp: { side: 'up', x: 0, y: -1 },
  ArrowDown: { side: 'down', x: 0, y: 1 },
};

export interface PannedPages {
  /** Null while they are not enlarged. */
  readonly overflow: () => Overflow | null;
  /** Of what is seen of them. CSS pixels. */
  readonly window: () => { readonly width: number; readonly height: number };
  readonly pan: (left: number, top: number) => void;
}

/** Moves over enlarged pages by arrow keys until `closing`. At a side where nothing is left the key keeps its own meaning. */
export function listenForPan({ overflow, window, pan }: PannedPages, closing: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    const arrow = isPlain(event) ? SIDES[event.key] : undefined;
    if (arrow === undefined || (overflow()?.[arrow.side] ?? 0) < 1) return;
    event.preventDefault();
    const { width, height } = window();
    pan(arrow.x * STEP * width, arrow.y * STEP * height);
  };
  // Before the commands of the reader, which leave alone what was used.
  addEventListener('keydown', press, { capture: true, signal: closing });
}

function isPlain({ shiftKey, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  const isFree = !(target instanceof Element) || target.closest(NEEDS_ARROWS) === null;
  return isFree && !shiftKey && !ctrlKey && !metaKey && !altKey && !defaultPrevented;
}
