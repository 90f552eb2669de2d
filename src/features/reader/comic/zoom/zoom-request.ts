const NAME = 'futago:zoom';
const DONE = 'futago:zoomed';
const SCALED = 'futago:scaled';

const CONTROLS = 'a, button, input, [role="alert"]';

export type ZoomStep = 1 | -1 | 0;

/** Asks the pages within `frame` for one step larger or smaller, or for the whole page again (0); nothing happens where there are none. */
export function askForZoom(frame: Element | null, step: ZoomStep): void {
  frame?.querySelector('[data-layout]')?.dispatchEvent(new CustomEvent<ZoomStep>(NAME, { detail: step }));
}

export function listenForZoom(area: HTMLElement, onStep: (step: ZoomStep) => void, signal: AbortSignal): void {
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<ZoomStep>;
    onStep(detail);
  };
  area.addEventListener(NAME, hear, { signal });
}

/** Whether an event is about something other than the pages. */
export function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

/** What was done with an event is all that it means. */
export function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Says of the pages in `area` whether they are enlarged now. */
export function tellZoomed(area: HTMLElement, isZoomed: boolean): void {
  area.dispatchEvent(new CustomEvent(DONE, { detail: isZoomed, bubbles: true }));
}

export function listenForZoomed(page: Document, onZoomed: (isZoomed: boolean) => void, signal: AbortSignal): void {
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<boolean>;
    onZoomed(detail);
  };
  page.addEventListener(DONE, hear, { signal });
}

/** Says by how much the pages in `area` are enlarged now. */
export function tellScale(area: HTMLElement, scale: number): void {
  area.dispatchEvent(new CustomEvent(SCALED, { detail: scale }));
}

export function listenForScale(area: HTMLElement, onScale: (scale: number) => void, signal: AbortSignal): void {
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<number>;
    onScale(detail);
  };
  area.addEventListener(SCALED, hear, { signal });
}
