/** Whether the next page lies under the one that is shown, rather than to its side; `within` lies in the pages or is what they lie in. */
export function isTurnedDownward(within: Element): boolean {
  return within.closest('[data-comic~="direction-ttb"]:not([data-comic~="layout-row"])') !== null;
}
