/** What scrolls the end page of a chapter: itself where it is longer than its place, else what it stands in, as in a novel. */
export function endScrollerOf(end: Element): Element {
  const place = end.parentElement;
  const isItself = end.scrollHeight > end.clientHeight + 1 || place === null;
  return isItself || !/auto|scroll/.test(getComputedStyle(place).overflowY) ? end : place;
}

/** Whether there is more to be seen that way: below 0 upward, above it downward. */
export function hasMore({ scrollTop, scrollHeight, clientHeight }: Element, by: number): boolean {
  return by < 0 ? scrollTop >= 1 : by > 0 && scrollHeight - clientHeight - scrollTop >= 1;
}
