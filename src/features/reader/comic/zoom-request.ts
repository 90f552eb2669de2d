const NAME = 'futago:zoom';

export type ZoomStep = 1 | -1 | 0;

/** Asks the pages within `frame` for one step larger or smaller, or for the whole page again (0); nothing happens where there are none. */
export function askForZoom(frame: Element | null, step: ZoomStep): void {
  frame?.querySelector('[data-layout]')?.dispatchEvent(new CustomEvent<ZoomStep>(NAME, { detail: step }));
}

export function listenForZoom(area: HTMLElement, onStep: (step: ZoomStep) => void, signal: AbortSignal): void {
  const take = (event: Event): void => {
    const { detail } = event as CustomEvent<ZoomStep>;
    onStep(detail);
  };
  area.addEventListener(NAME, take, { signal });
}
