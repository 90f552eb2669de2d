/** Milliseconds without movement after which scrolling has ended, where the browser does not say so. */
const REST = 150;

/** Calls `tell` when `area`, or something in it, has been scrolled and lies still: https://caniuse.com/mdn-api_element_scrollend_event */
export function onScrollEnd(area: HTMLElement | Document, tell: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  if ('onscrollend' in area) return area.addEventListener('scrollend', tell, options);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(resting);
    resting = setTimeout(tell, REST);
  };
  (area as EventTarget).addEventListener('scroll', wait, options);
  signal.addEventListener('abort', () => clearTimeout(resting));
}
